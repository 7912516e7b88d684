/** What the others at a table do beside the game: their reactions, who comes and goes, what is taken back. */
import { attempt } from '../house/attempt';
import type { Connection } from '../house/connection.svelte';
import type { RoomShown } from '../house/messages';
import { announce, notice } from '../notices.svelte';
import type { Reaction } from '../parts/reactions';
import { logged } from '../words/passages';
import { say } from '../words/say.svelte';

const SHOWN_FOR = 4000;
/** A page that is loaded anew is back by then. */
const RELOADS = 4000;
/** What is of the game the game tells by itself. */
const AROUND = ['seated', 'undone', 'rules-changed'];

export class Company {
  /** What somebody shows just now, by seat. */
  shown = $state.raw<Record<string, Reaction>>({});

  /** Who is away, by chair; whoever has just gone may be back before it is said. */
  #away = new Set<number>();
  #arrived = false;
  #leaving = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private connection: Connection) {
    connection.reacted = ({ seat, name, sign }) => this.#show(seat, name, sign);
    connection.happened = (events, told) =>
      events.forEach(({ key }, i) => {
        if (AROUND.includes(key)) notice(logged(told[i] ?? []));
      });
  }

  /** Tells who goes away and who comes back; not who was away before. */
  follow({ chairs, phase, closed }: RoomShown): void {
    const arriving = !this.#arrived;
    this.#arrived = true;
    for (const [number, chair] of chairs.entries()) {
      const gone = phase !== 'over' && !closed && chair.held && !chair.bot && !chair.here && !this.connection.chairs.includes(number);
      if (gone === (this.#away.has(number) || this.#leaving.has(number))) continue;
      clearTimeout(this.#leaving.get(number));
      this.#leaving.delete(number);
      if (gone && arriving) this.#away.add(number);
      else if (gone) this.#leaving.set(number, setTimeout(() => this.#tellAway(number, chair.name), RELOADS));
      else if (this.#away.delete(number) && chair.here) announce(say('web-back', { name: chair.name }));
    }
  }

  /** Says no more of anybody. */
  close(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    this.#leaving.clear();
  }

  #tellAway(number: number, name: string): void {
    this.#leaving.delete(number);
    this.#away.add(number);
    announce(say('web-away', { name }));
  }

  react = async (sign: Reaction): Promise<void> => {
    const { chairs, room, view } = this.connection;
    const chair = chairs.map((number) => room?.chairs[number]).find((each) => each && (!view?.seat || each.seat === view.seat));
    if (await attempt(this.connection.ask({ type: 'react', sign }))) this.#show(chair?.seat ?? '', chair?.name ?? '', sign);
  };

  #show(seat: string, name: string, sign: Reaction): void {
    const text = say('web-reacted', { name: name || say('web-chat-spectator'), reaction: say(`web-reaction-${sign}`) });
    if (!seat) {
      notice(text);
      return;
    }
    announce(text);
    this.shown = { ...this.shown, [seat]: sign };
    setTimeout(() => {
      const { [seat]: _, ...rest } = this.shown;
      this.shown = rest;
    }, SHOWN_FOR);
  }
}
