/** What can be done about chairs and the table; the same in the waiting room and in a game. */
import { attempt } from '../house/attempt';
import type { Asked, Connection } from '../house/connection.svelte';
import { levelsOf, oneOfLevel } from '../house/levels';
import type { GameShown } from '../house/messages';
import { dropKey, forget, note, ownTable } from '../house/tables.svelte';
import type { Item } from '../parts/Menu.svelte';
import { go } from '../router.svelte';
import { say } from '../words/say.svelte';
import type { Doubt } from './Confirm.svelte';

export class Acts {
  /** What is asked once more. */
  doubt = $state.raw<Doubt | null>(null);
  /** Whose name is being changed. */
  renaming = $state<number | null>(null);
  /** A private link that is shown: one's own, or a new one for somebody. */
  link = $state.raw<{ chair: number; key: string; own: boolean } | null>(null);
  /** A new invitation that is shown. */
  invitation = $state<string | null>(null);
  /** On which chair somebody is about to sit down; −1 is the first that is free. */
  sitting = $state<number | null>(null);

  constructor(private connection: Connection) {}

  do = (asked: Asked): Promise<boolean> => attempt(this.connection.ask(asked));

  get #best(): string {
    return 'king';
  }

  /** What may be done with a chair, by whoever looks. */
  items(chair: number, game: GameShown | undefined): Item[] {
    const { connection } = this;
    const shown = connection.room?.chairs[chair];
    if (!shown || !connection.room) return [];
    const { name } = shown;
    const mine = connection.chairs.includes(chair);
    const { host, room } = connection;
    const gathering = room.phase === 'gathering';
    const playing = room.phase === 'playing' && !room.closed;
    const items: Item[] = [];
    if (shown.open && connection.maySit) items.push({ text: say('web-wait-sit-here'), glyph: 'plus', act: () => (this.sitting = chair) });
    if (playing && mine && shown.bot) items.push({ text: say('web-take'), glyph: 'undo', act: () => void this.do({ type: 'take', chair }) });
    if (playing && !shown.bot && shown.held && (mine || host)) {
      const text = mine ? say('web-hand') : say('web-hand-for', { name });
      items.push({ text, glyph: 'forward', act: () => void this.do({ type: 'hand', chair, bot: game?.bots.at(-1) ?? this.#best }) });
    }
    if (room.phase !== 'over' && !room.closed && (shown.held || shown.bot) && (mine || host)) {
      items.push({ text: say('web-rename'), glyph: 'rules', act: () => (this.renaming = chair) });
    }
    const key = ownTable(connection.table)?.chairs[chair];
    if (mine && key) items.push({ text: say('web-share-own'), glyph: 'link', act: () => (this.link = { chair, key, own: true }) });
    if (gathering && host && !shown.held) {
      for (const level of levelsOf(game)) {
        if (level === shown.bot) continue;
        const text = say('web-wait-bot', { level: oneOfLevel(room.terms.game, level) });
        items.push({ text, act: () => void this.do({ type: 'set-bot', chair, bot: level }) });
      }
      if (shown.bot) items.push({ text: say('web-wait-free-chair'), act: () => void this.do({ type: 'set-bot', chair, bot: null }) });
      items.push({ text: say('web-wait-remove-chair'), glyph: 'minus', act: () => void this.do({ type: 'remove-chair', chair }) });
    }
    if (host && !mine && shown.held && !room.closed && room.phase !== 'over') {
      items.push({ text: say('web-reissue', { name }), glyph: 'link', act: () => this.#reissue(chair, name) });
      items.push({ text: say('web-remove', { name }), glyph: 'close', act: () => this.#remove(chair, name) });
    }
    if (mine && !room.closed && room.phase !== 'over') items.push({ text: say('web-leave'), glyph: 'back', act: () => this.#leave(chair) });
    return items;
  }

  /** What the host may do with the table as a whole. */
  hostItems(): Item[] {
    const { host, room } = this.connection;
    if (!host || !room) return [];
    const items: Item[] = [];
    items.push({ text: room.quiet ? say('web-allow-chat') : say('web-bar-chat'), act: () => void this.do({ type: 'bar-chat', on: !room.quiet }) });
    if (!room.closed) items.push({ text: room.public ? say('web-unpublish') : say('web-publish'), act: () => void this.do({ type: 'publish', on: !room.public }) });
    if (!room.closed && room.phase !== 'over') {
      items.push({
        text: say('web-reinvite'),
        glyph: 'link',
        act: () => (this.doubt = { title: say('web-reinvite-sure'), text: say('web-reinvite-more'), yes: say('web-reinvite'), act: () => this.#reinvite() }),
      });
      const act = () => void this.do({ type: 'close' });
      items.push({
        text: say('web-close-table'),
        act: () => (this.doubt = { title: say('web-close-sure'), text: say('web-close-more'), yes: say('web-close-table'), act }),
      });
    }
    const act = () => void this.#delete();
    items.push({
      text: say('web-delete'),
      glyph: 'close',
      act: () => (this.doubt = { title: say('web-delete-sure'), text: say('web-delete-more'), yes: say('web-delete'), act }),
    });
    return items;
  }

  async #delete(): Promise<void> {
    if (!(await this.do({ type: 'delete' }))) return;
    forget(this.connection.table);
    go('/', { replace: true });
  }

  /** The old invitation is forgotten here as well. */
  #reinvite(): void {
    const { table } = this.connection;
    void attempt(
      this.connection.ask({ type: 'reinvite' }).then((answer) => {
        if (answer.type !== 'invitation-given') return;
        const old = ownTable(table)?.invitation;
        if (old) dropKey(table, old);
        note(table, { keys: [answer.key], invitation: answer.key });
        this.invitation = answer.key;
      }),
    );
  }

  #leave(chair: number): void {
    const gathering = this.connection.room?.phase === 'gathering';
    const { table } = this.connection;
    const key = ownTable(table)?.chairs[chair];
    this.doubt = {
      title: say('web-leave-sure'),
      text: gathering ? say('web-leave-gathering') : say('web-leave-playing'),
      yes: say('web-leave'),
      act: () =>
        void this.do({ type: 'leave', chair }).then((done) => {
          if (done && gathering && key) dropKey(table, key);
        }),
    };
  }

  #remove(chair: number, name: string): void {
    const act = () => void this.do({ type: 'remove', chair });
    this.doubt = { title: say('web-remove-sure', { name }), text: say('web-remove-more'), yes: say('web-remove', { name }), act };
  }

  #reissue(chair: number, name: string): void {
    const act = () =>
      void attempt(
        this.connection.ask({ type: 'reissue', chair }).then((answer) => {
          if (answer.type === 'key-given') this.link = { chair, key: answer.key, own: false };
        }),
      );
    this.doubt = { title: say('web-reissue', { name }), text: say('web-reissue-more'), yes: say('web-reissue', { name }), act };
  }
}
