import { describe, expect, it } from 'vitest';
import { foldLine, writeCalendarFile, type CalendarEvent } from '../src/table/calendarFile';

const EVENT: CalendarEvent = {
  uid: 'abc@serai.example.org',
  sequence: 3,
  start: new Date('2026-11-21T20:30:00+01:00'),
  minutes: 45,
  title: 'King of Dice',
  text: 'With Ana, Bo; and \\Cleo\nat home',
  url: 'https://serai.example.org/t/abc',
};
const NOW = new Date('2026-11-18T12:00:05.678Z');
const octets = (line: string) => new TextEncoder().encode(line).length;
/** The lines as a calendar reads them. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has the lines that RFC 5545 asks for, in universal time', () => {
    expect(unfold(writeCalendarFile(EVENT, NOW))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Serai//Serai//EN',
      'BEGIN:VEVENT',
      'UID:abc@serai.example.org',
      'SEQUENCE:3',
      'DTSTAMP:20261118T120005Z',
      'DTSTART:20261121T193000Z',
      'DURATION:PT45M',
      'SUMMARY:King of Dice',
      'DESCRIPTION:With Ana\\, Bo\\; and \\\\Cleo\\nat home',
      'URL:https://serai.example.org/t/abc',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends every line with both characters', () => {
    const file = writeCalendarFile({ ...EVENT, text: 'a\r\nb\rc' }, NOW);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file).toContain('DESCRIPTION:a\\nb\\nc\r\n');
  });

  it.each(['x'.repeat(75), 'x'.repeat(76), 'é'.repeat(120), '🎲'.repeat(60), 'Shéhérazade ☾ '.repeat(20)])('folds long lines and cuts no character: %s', (text) => {
    const folded = foldLine(text);
    for (const line of folded.split('\r\n')) {
      expect(octets(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\ud800-\udbff]$/);
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(text);
    expect(folded.includes('\r\n')).toBe(octets(text) > 75);
  });

  it('lets nobody put lines of their own into it', () => {
    const file = writeCalendarFile({ ...EVENT, text: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', title: 'y\nATTACH:http://evil.example' }, NOW);
    expect(unfold(file).filter((line) => /^(BEGIN|END|ATTACH)/.test(line))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR']);
  });
});
