/** What "What happened since" tells of a turn: the same as the page of the Book. */
import type { Passage, TableEvent } from '../../house/messages';
import { isOnlyAnnouncement } from './blocks';
import { isReaderOnly } from './eventHistory';

export const isToldInRecap = (event: TableEvent, passage: Passage): boolean => !isReaderOnly(event) && !isOnlyAnnouncement({ event, passage });
