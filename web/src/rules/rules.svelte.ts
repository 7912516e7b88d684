/** The rules of a game in the reader's language, fetched once, and the rules that govern a thing. */
import { rulesOf } from '../house/api';
import type { Chapter, Decision, Entry, RulesShown } from '../house/messages';
import { settings } from '../settings.svelte';

const fetched = new Map<string, Promise<RulesShown>>();

function fetchRules(game: string, language: string): Promise<RulesShown> {
  const key = `${game} ${language}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = rulesOf(game, language);
    // What could not be had is asked for again.
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}

/** The rules as they come, for a component that shows some of them. */
export class Rules {
  shown = $state.raw<RulesShown>();
  wrong = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      let wanted = true;
      this.wrong = false;
      fetchRules(game(), settings.language)
        .then((shown) => wanted && (this.shown = shown))
        .catch(() => wanted && (this.wrong = true));
      return () => (wanted = false);
    });
  }

  /** The entries that govern a thing, the nearest first; none while the rules are on their way. */
  governing(kind: string, thing: string): Entry[] {
    return (this.shown?.links[kind]?.[thing] ?? []).flatMap((id) => this.entry(id) ?? []);
  }

  /** Those of a question: why somebody is asked goes before the mere kind of the question. */
  ofQuestion({ kind, subject }: Decision): Entry[] {
    const { why, status } = (subject ?? {}) as { why?: string; status?: string };
    const occasion = this.governing('decisions', `${kind}-${why ?? status ?? ''}`);
    return occasion.length ? occasion : this.governing('decisions', kind);
  }

  entry(id: string): Entry | undefined {
    return this.shown && entryIn(this.shown.rules.chapters, id);
  }
}

function entryIn(chapters: readonly Chapter[], id: string): Entry | undefined {
  for (const { entries } of chapters) {
    const found = entries.find(({ ids }) => ids.includes(id));
    if (found) return found;
  }
  return undefined;
}

/** Where an entry lies on the page of rules. */
export const addressOf = (game: string, id: string) => `/rules/${game}#${id}`;
