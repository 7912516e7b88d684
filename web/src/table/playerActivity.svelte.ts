/** What other players do besides playing: reactions, connecting, disconnecting, undo. */
import { tryOrNotify } from '../house/errors';
import type { Connection } from '../house/connection.svelte';
import type { RoomInfo } from '../house/messages';
import { announceToScreenReaders, showNotice } from '../notices.svelte';
import type { Reaction } from '../components/reactions';
import { logText } from '../i18n/passages';
import { say } from '../i18n/say.svelte';

const SHOWN_FOR = 4000;
/** A reload takes less time than this. */
const RELOADS = 4000;
/** The game announces its own events. */
const AROUND = ['seated', 'undone', 'rules-changed'];

export const holidayText = ({ by }: NonNullable<RoomInfo['holiday']>): string => (by ? say('web-holiday-of', { name: by }) : say('web-holiday-of-host'));

export class PlayerActivity {
  /** Current reactions, by seat. */
  shown = $state.raw<Record<string, Reaction>>({});

  /** Absent players, by chair. The announcement waits, since they may be back at once. */
  #away = new Set<number>();
  #arrived = false;
  /** Whether the clock rested for a holiday; undefined until the table is known. */
  #holiday: boolean | undefined;
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();
  /** Notices of events that the table has not displayed yet, each with the number of its event. */
  #pendingNotices: { number: number; text: string }[] = [];

  constructor(private connection: Connection) {
    connection.onReaction = ({ seat, name, sign }) => this.#showReaction(seat, name, sign);
    connection.onEvents = (events, told) => {
      const first = connection.since + connection.events.length - events.length;
      events.forEach(({ key }, i) => {
        if (AROUND.includes(key)) this.#pendingNotices.push({ number: first + i, text: logText(told[i] ?? []) });
      });
      this.showNoticesOfDisplayedEvents();
    };
  }

  /** Shows the notices of what the table has displayed by now; the others wait. */
  showNoticesOfDisplayedEvents(): void {
    const { displayedEvents } = this.connection;
    const isDisplayed = ({ number }: { number: number }) => number < displayedEvents;
    for (const { text } of this.#pendingNotices.filter(isDisplayed)) showNotice(text);
    this.#pendingNotices = this.#pendingNotices.filter((each) => !isDisplayed(each));
  }

  /** Announces who leaves and who returns, but not who was already away. */
  announceChangesOfPresence({ chairs, phase, closed }: RoomInfo): void {
    const arriving = !this.#arrived;
    this.#arrived = true;
    for (const [number, chair] of chairs.entries()) {
      const gone = phase !== 'over' && !closed && chair.held && !chair.bot && !chair.here && !this.connection.chairs.includes(number);
      if (gone === (this.#away.has(number) || this.#leaving.has(number))) continue;
      clearTimeout(this.#leaving.get(number));
      this.#leaving.delete(number);
      if (gone && arriving) this.#away.add(number);
      else if (gone) this.#leaving.set(number, setTimeout(() => this.#announceAway(number, chair.name), RELOADS));
      else if (this.#away.delete(number) && chair.here) announceToScreenReaders(say('web-back', { name: chair.name }));
    }
  }

  /** Announces that a holiday begins or ends: the banner that says so appears above what is being read. */
  announceHoliday({ holiday }: RoomInfo): void {
    const before = this.#holiday;
    this.#holiday = Boolean(holiday);
    if (before === undefined || before === this.#holiday) return;
    announceToScreenReaders(holiday ? holidayText(holiday) : say('web-holiday-over'));
  }

  /** Stops all announcements. */
  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  #announceAway(number: number, name: string): void {
    this.#leaving.delete(number);
    this.#away.add(number);
    announceToScreenReaders(say('web-away', { name }));
  }

  react = async (sign: Reaction): Promise<void> => {
    const { chairs, room, view } = this.connection;
    const chair = chairs.map((number) => room?.chairs[number]).find((each) => each && (!view?.seat || each.seat === view.seat));
    if (await tryOrNotify(this.connection.ask({ type: 'react', sign }))) this.#showReaction(chair?.seat ?? '', chair?.name ?? '', sign);
  };

  #showReaction(seat: string, name: string, sign: Reaction): void {
    const text = say('web-reacted', { name: name || say('web-chat-spectator'), reaction: say(`web-reaction-${sign}`) });
    if (!seat) {
      showNotice(text);
      return;
    }
    announceToScreenReaders(text);
    this.shown = { ...this.shown, [seat]: sign };
    setTimeout(() => {
      const { [seat]: _, ...rest } = this.shown;
      this.shown = rest;
    }, SHOWN_FOR);
  }
}
