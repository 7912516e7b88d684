/** What a question of King of Dice is about. */
import type { Decision, DiceSubject } from '../house/messages';

/** The card it is about; "" if none. */
export const cardOfDecision = ({ subject }: Decision): string => (subject as DiceSubject | null)?.card ?? '';
