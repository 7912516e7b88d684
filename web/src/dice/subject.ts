/** What a question of King of Dice is about. */
import type { Decision, DiceSubject } from '../house/messages';

/** The card that it is about; "" where it is about none. */
export const cardOf = ({ subject }: Decision): string => (subject as DiceSubject | null)?.card ?? '';
