import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import { Camera } from './camera.svelte';
import { toWindow } from './viewport';

const HERO = { x: 1000, y: 950 };
let camera: Camera;
const heroAt = () => toWindow(HERO, camera.view, camera.window);

beforeEach(() => {
  settings.motion = 'reduced';
  camera = new Camera();
  camera.sheet = { width: 2400, height: 1640 };
  camera.setWindow({ width: 800, height: 600 });
  camera.jumpTo({ x: 1000, y: 800, scale: 1 });
});

describe('a map of which a question covers a part', () => {
  it('keeps a hero in view that the question would cover', () => {
    expect(heroAt().y).toBe(450);
    camera.cover(400, HERO);
    expect(heroAt().y).toBe(100);
  });

  it('stays where it is if the question leaves the hero in view, or if the reader has moved the hero out of view', () => {
    camera.cover(50, HERO);
    expect(heroAt().y).toBe(450);
    camera.drag(0, -500);
    camera.cover(400, HERO);
    expect(heroAt().y).toBe(-50);
  });

  it('stays where it is while a list covers all of it', () => {
    camera.cover(200, HERO);
    const before = camera.view;
    camera.cover(700, HERO);
    camera.showPoints([HERO], 1, 1);
    expect(heroAt().y).toBe(200);
    camera.cover(200, HERO);
    camera.showPoints([HERO], 1, 1);
    expect(heroAt().y).toBe(200);
    expect(before.scale).toBe(camera.view.scale);
  });
});
