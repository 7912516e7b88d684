import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSettings, goTo, openSettings, parseRoute, route, startRouting } from '../src/router.svelte';
import { parseSettings } from '../src/settings.svelte';

describe('an address', () => {
  it('names a place', () => {
    expect(parseRoute('/')).toEqual({ page: 'lobby' });
    expect(parseRoute('/design?room=wood')).toEqual({ page: 'design' });
    expect(parseRoute('/t/kestrel#two%20doors')).toEqual({ page: 'table', id: 'kestrel', secret: 'two doors' });
    expect(parseRoute('/t/kestrel')).toEqual({ page: 'table', id: 'kestrel', secret: '' });
    expect(parseRoute('/t/kestrel/more')).toEqual({ page: 'not-found' });
    expect(parseRoute('/cellar')).toEqual({ page: 'not-found' });
  });
});

describe('navigation', () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState({}, '', '/');
    stop = startRouting();
  });
  afterEach(() => stop());

  it('keeps the table and its secret below the settings', () => {
    goTo('/t/kestrel#lamp');
    openSettings();
    expect(location.pathname).toBe('/settings');
    expect(location.hash).toBe('');
    expect(route.now).toEqual({ page: 'table', id: 'kestrel', secret: 'lamp', settings: true });
  });

  it('shows the front door below settings that were opened by their address', () => {
    goTo('/settings');
    expect(route.now).toEqual({ page: 'lobby', settings: true });
    closeSettings();
    expect(location.pathname).toBe('/');
    expect(route.now).toEqual({ page: 'lobby', settings: false });
  });

  it('follows links inside the app and leaves the others to the browser', () => {
    document.body.innerHTML = '<a href="/design"><b>in</b></a><a href="/assets/rules.pdf">out</a>';
    const click = (element: Element | null) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      element?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click(document.querySelector('b'))).toBe(true);
    expect(route.now.page).toBe('design');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(document.querySelector('a[href$=pdf]'));
    expect(route.now.page).toBe('design');
  });
});

describe('settings', () => {
  it('are the standard where nothing, or nothing sensible, was kept', () => {
    const standard = parseSettings(null);
    expect(standard.sound).toBe(false);
    for (const kept of ['', 'null', '[]', '{"theme":"neon","textSize":7,"sound":"yes","muted":[1]}', '{broken']) {
      expect(parseSettings(kept)).toEqual(standard);
    }
  });

  it('are what was kept', () => {
    const kept = { language: 'es', theme: 'dark', motion: 'reduced', textSize: 150, sound: true, volume: 40, announcements: 'full', botPace: 'told', keys: false, remember: false, invitations: false, muted: ['Ana'] };
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
  });
});
