/** What a question of the Nights is about. */
import type { Decision, NightsSubject } from '../house/messages';

export const subjectOf = ({ subject }: Decision): NightsSubject => (subject ?? {}) as NightsSubject;
