/** Writes calendar files (iCalendar, RFC 5545). */

export interface CalendarEvent {
  /** Names the event for good: a calendar that gets it again changes what it has. */
  uid: string;
  /** Rises with each change of the event. */
  sequence: number;
  start: Date;
  minutes: number;
  title: string;
  text: string;
  url: string;
}

/** The most octets of a line, without its end. */
const MOST_OCTETS = 75;

export function writeCalendarFile({ uid, sequence, start, minutes, title, text, url }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Serai//Serai//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** “20261121T193000Z”. */
const utcTime = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Continues a long line on further lines, which begin with a space; no character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...folded, part].join('\r\n');
}
