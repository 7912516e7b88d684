/** Sorts the optional actions before continuing by their cost. */
import type { Choice } from '../../house/messages';

/** The answer that continues without another action. */
export const DONE = 'done';

export type ActionGroup = 'free' | 'sell' | 'pay' | 'quest' | 'other';

/** In display order. */
const GROUPS: readonly ActionGroup[] = ['free', 'other', 'sell', 'pay', 'quest'];
const GROUP_OF_VERB: Readonly<Record<string, ActionGroup>> = {
  use: 'free',
  play: 'free',
  sell: 'sell',
  give: 'pay',
  pay: 'pay',
  swap: 'pay',
  rest: 'pay',
  'give-up': 'quest',
};

export function actionGroups(choices: readonly Choice[]): { id: ActionGroup; choices: Choice[] }[] {
  const groupOf = ({ option }: Choice): ActionGroup => GROUP_OF_VERB[option.split(':')[0]!] ?? 'other';
  return GROUPS.map((id) => ({ id, choices: choices.filter((choice) => choice.option !== DONE && groupOf(choice) === id) })).filter(({ choices }) => choices.length);
}
