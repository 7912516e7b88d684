/** The actions for chairs and for the table, in the waiting room and during a game. */
import { tryOrNotify } from '../house/errors';
import type { RequestBody, Connection } from '../house/connection.svelte';
import { levelsOf, levelNameSingular } from '../house/levels';
import type { GameInfo } from '../house/messages';
import { dropKey, forgetTable, saveTable, ownTable } from '../house/ownTables.svelte';
import type { Item } from '../components/Menu.svelte';
import { goTo } from '../router.svelte';
import { say } from '../i18n/say.svelte';
import type { Confirmation } from './ConfirmDialog.svelte';

export class TableMenu {
  /** The action to confirm. */
  confirmation = $state.raw<Confirmation | null>(null);
  /** The chair that is being renamed. */
  renaming = $state<number | null>(null);
  /** The private link to show: the viewer's own, or a reissued one. */
  link = $state.raw<{ chair: number; key: string; own: boolean } | null>(null);
  /** The new invitation to show. */
  invitation = $state<string | null>(null);
  /** The chair to join; −1 for the first free one. */
  sitting = $state<number | null>(null);

  constructor(private connection: Connection) {}

  send = (asked: RequestBody): Promise<boolean> => tryOrNotify(this.connection.ask(asked));

  /** The actions the viewer may take on a chair. */
  itemsForChair(chair: number, game: GameInfo | undefined): Item[] {
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
    if (playing && mine && shown.bot) items.push({ text: say('web-take'), glyph: 'undo', act: () => void this.send({ type: 'take', chair }) });
    const bot = game?.bots.at(-1);
    if (playing && bot && !shown.bot && shown.held && (mine || host)) {
      const text = mine ? say('web-hand') : say('web-hand-for', { name });
      items.push({ text, glyph: 'forward', act: () => void this.send({ type: 'hand', chair, bot }) });
    }
    if (room.phase !== 'over' && !room.closed && (shown.held || shown.bot) && (mine || host)) {
      items.push({ text: say('web-rename'), glyph: 'rules', act: () => (this.renaming = chair) });
    }
    const key = ownTable(connection.table)?.chairs[chair];
    if (mine && key) items.push({ text: say('web-share-own'), glyph: 'link', act: () => (this.link = { chair, key, own: true }) });
    if (gathering && host && !shown.held) {
      for (const level of levelsOf(game)) {
        if (level === shown.bot) continue;
        const text = say('web-wait-bot', { level: levelNameSingular(room.terms.game, level) });
        items.push({ text, act: () => void this.send({ type: 'set-bot', chair, bot: level }) });
      }
      if (shown.bot) items.push({ text: say('web-wait-free-chair'), act: () => void this.send({ type: 'set-bot', chair, bot: null }) });
      items.push({ text: say('web-wait-remove-chair'), glyph: 'minus', act: () => void this.send({ type: 'remove-chair', chair }) });
    }
    if (host && !mine && shown.held && !room.closed && room.phase !== 'over') {
      items.push({ text: say('web-reissue', { name }), glyph: 'link', act: () => this.#reissue(chair, name) });
      items.push({ text: say('web-remove', { name }), glyph: 'close', act: () => this.#remove(chair, name) });
    }
    if (mine && !room.closed && room.phase !== 'over') items.push({ text: say('web-leave'), glyph: 'back', act: () => this.#leave(chair) });
    return items;
  }

  /** The host's actions for the table. */
  hostItems(): Item[] {
    const { host, room } = this.connection;
    if (!host || !room) return [];
    const items: Item[] = [];
    items.push({ text: room.quiet ? say('web-allow-chat') : say('web-bar-chat'), act: () => void this.send({ type: 'bar-chat', on: !room.quiet }) });
    if (!room.closed) items.push({ text: room.public ? say('web-unpublish') : say('web-publish'), act: () => void this.send({ type: 'publish', on: !room.public }) });
    if (!room.closed && room.phase !== 'over') {
      items.push({
        text: say('web-reinvite'),
        glyph: 'link',
        act: () => (this.confirmation = { title: say('web-reinvite-sure'), text: say('web-reinvite-more'), yes: say('web-reinvite'), act: () => this.#reinvite() }),
      });
      const act = () => void this.send({ type: 'close' });
      items.push({
        text: say('web-close-table'),
        act: () => (this.confirmation = { title: say('web-close-sure'), text: say('web-close-more'), yes: say('web-close-table'), act }),
      });
    }
    const act = () => void this.#delete();
    items.push({
      text: say('web-delete'),
      glyph: 'close',
      act: () => (this.confirmation = { title: say('web-delete-sure'), text: say('web-delete-more'), yes: say('web-delete'), act }),
    });
    return items;
  }

  async #delete(): Promise<void> {
    if (!(await this.send({ type: 'delete' }))) return;
    forgetTable(this.connection.table);
    goTo('/', { replace: true });
  }

  /** Deletes the old invitation on this device too. */
  #reinvite(): void {
    const { table } = this.connection;
    void tryOrNotify(
      this.connection.ask({ type: 'reinvite' }).then((answer) => {
        if (answer.type !== 'invitation-given') return;
        const old = ownTable(table)?.invitation;
        if (old) dropKey(table, old);
        saveTable(table, { keys: [answer.key], invitation: answer.key });
        this.invitation = answer.key;
      }),
    );
  }

  #leave(chair: number): void {
    const gathering = this.connection.room?.phase === 'gathering';
    const { table } = this.connection;
    const key = ownTable(table)?.chairs[chair];
    this.confirmation = {
      title: say('web-leave-sure'),
      text: gathering ? say('web-leave-gathering') : say('web-leave-playing'),
      yes: say('web-leave'),
      act: () =>
        void this.send({ type: 'leave', chair }).then((done) => {
          if (done && gathering && key) dropKey(table, key);
        }),
    };
  }

  #remove(chair: number, name: string): void {
    const act = () => void this.send({ type: 'remove', chair });
    this.confirmation = { title: say('web-remove-sure', { name }), text: say('web-remove-more'), yes: say('web-remove', { name }), act };
  }

  #reissue(chair: number, name: string): void {
    const act = () =>
      void tryOrNotify(
        this.connection.ask({ type: 'reissue', chair }).then((answer) => {
          if (answer.type === 'key-given') this.link = { chair, key: answer.key, own: false };
        }),
      );
    this.confirmation = { title: say('web-reissue', { name }), text: say('web-reissue-more'), yes: say('web-reissue', { name }), act };
  }
}
