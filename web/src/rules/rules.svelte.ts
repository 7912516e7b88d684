/** The rulebook of a game in the current language, loaded once, and the rules for each thing. */
import { fetchRules } from '../house/api';
import type { Chapter, Decision, RuleEntry, RulesInfo } from '../house/messages';
import { settings } from '../settings.svelte';

const fetched = new Map<string, Promise<RulesInfo>>();

function loadRules(game: string, language: string): Promise<RulesInfo> {
  const key = `${game} ${language}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = fetchRules(game, language);
    // Retry after a failure.
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}

/** The rulebook while it loads, for components that show parts of it. */
export class Rules {
  shown = $state.raw<RulesInfo>();
  wrong = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      let wanted = true;
      this.wrong = false;
      loadRules(game(), settings.language)
        .then((shown) => wanted && (this.shown = shown))
        .catch(() => wanted && (this.wrong = true));
      return () => (wanted = false);
    });
  }

  /** The rules for a thing, the most specific first; empty while loading. */
  forThing(kind: string, thing: string): RuleEntry[] {
    return (this.shown?.links[kind]?.[thing] ?? []).flatMap((id) => this.entry(id) ?? []);
  }

  /** The rules for a question: its subject comes before its kind. */
  forQuestion({ kind, subject }: Decision): RuleEntry[] {
    const { why, status } = (subject ?? {}) as { why?: string; status?: string };
    const occasion = this.forThing('decisions', `${kind}-${why ?? status ?? ''}`);
    return occasion.length ? occasion : this.forThing('decisions', kind);
  }

  entry(id: string): RuleEntry | undefined {
    return this.shown && findEntry(this.shown.rules.chapters, id);
  }
}

function findEntry(chapters: readonly Chapter[], id: string): RuleEntry | undefined {
  for (const { entries } of chapters) {
    const found = entries.find(({ ids }) => ids.includes(id));
    if (found) return found;
  }
  return undefined;
}

/** The address of a rule on the rules page. */
export const addressOfRule = (game: string, id: string) => `/rules/${game}#${id}`;
