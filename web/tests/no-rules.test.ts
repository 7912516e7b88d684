// @vitest-environment node
/** The client contains no card, no die face and no text of King of Dice, and does not parse ids. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DICE_FIXTURE } from './dice-fixture';

const WEB = join(import.meta.dirname, '..');
const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf-8' })
  .filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file))
  .map((file) => [file, readFileSync(join(WEB, 'src', file), 'utf-8')] as const);
/** The files with a match, and the match. */
const found = (wanted: RegExp, among = files) => among.flatMap(([file, text]) => (text.match(wanted) ?? []).map((each) => `${file}: ${each}`));
const ofDice = files.filter(([file]) => file.startsWith('dice/'));

describe('the browser', () => {
  it('holds no card', () => {
    const { cards, kinds } = DICE_FIXTURE.cards.en;
    const ids = Object.keys(cards).filter((card) => !(card in kinds));
    expect(ids.length).toBeGreaterThan(50);
    expect(found(new RegExp(`(?<![\\w-])(${ids.join('|')})(?![\\w-])`, 'g'))).toEqual([]);
  });

  it('holds no face of a die', () => {
    expect(found(/(['"](red|green|blue)['"],?\s*){6}/g)).toEqual([]);
  });

  it('takes no id of King of Dice apart', () => {
    expect(ofDice.length).toBeGreaterThan(20);
    expect(found(/\.(split|indexOf|lastIndexOf)\(['"`]-|\.(startsWith|endsWith)\(['"`][a-z]|\.(match|exec)\(/g, ofDice)).toEqual([]);
  });

  it('holds no word of a game', () => {
    expect(found(/serai\/games\/[^'"]*\.ftl/g)).toEqual([]);
    const own = readFileSync(join(WEB, '../src/serai/games/dice/locales/en/dice.ftl'), 'utf-8');
    const keys = [...own.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
    expect(found(new RegExp(`\\bsay\\(\\s*['"\`](${keys.join('|')})(\\.\\w+)?['"\`]`, 'g'))).toEqual([]);
  });
});
