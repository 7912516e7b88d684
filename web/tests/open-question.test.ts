// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RoomInfo, View } from '../src/house/messages';
import { openQuestion } from '../src/house/openQuestion';

const decision = { seat: 'Ana', kind: 'move', options: ['stay'], subject: null, secret: false };
const view = (bot: string | null) => ({ decision, sitters: { Ana: { name: 'Ana', bot } } }) as unknown as View;
const at = (bot: string | null, asked: Record<string, number> = { Ana: 3 }, room: Partial<RoomInfo> = {}) =>
  openQuestion({ view: view(bot), asked, room: room as RoomInfo });

describe('the question to this device', () => {
  it('is the one that its player answers', () => expect(at(null)).toBe(decision));
  it('is not one that a bot answers for its player', () => expect(at('traveller')).toBeNull());
  it('is not one to another device', () => expect(at(null, {})).toBeNull());
  it('is none at a closed table', () => expect(at(null, { Ana: 3 }, { closed: true })).toBeNull());
});
