import type { RoomShown } from './messages';

export type Phase = RoomShown['phase'];
