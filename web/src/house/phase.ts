import type { RoomInfo } from './messages';

export type Phase = RoomInfo['phase'];
