import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSettings, go, openSettings, placeOf, route, startRouting } from '../src/router.svelte';
import { recalled } from '../src/settings.svelte';

describe('an address', () => {
  it('names a place', () => {
    expect(placeOf('/')).toEqual({ page: 'door' });
    expect(placeOf('/design?room=wood')).toEqual({ page: 'design' });
    expect(placeOf('/t/kestrel#two%20doors')).toEqual({ page: 'table', id: 'kestrel', secret: 'two doors' });
    expect(placeOf('/t/kestrel')).toEqual({ page: 'table', id: 'kestrel', secret: '' });
    expect(placeOf('/t/kestrel/more')).toEqual({ page: 'nowhere' });
    expect(placeOf('/cellar')).toEqual({ page: 'nowhere' });
  });
});

describe('the way through the inn', () => {
  let stop: () => void;
  beforeEach(() => {
    history.replaceState({}, '', '/');
    stop = startRouting();
  });
  afterEach(() => stop());

  it('keeps the table and its secret below the settings', () => {
    go('/t/kestrel#lamp');
    openSettings();
    expect(location.pathname).toBe('/settings');
    expect(location.hash).toBe('');
    expect(route.now).toEqual({ page: 'table', id: 'kestrel', secret: 'lamp', settings: true });
  });

  it('shows the front door below settings that were opened by their address', () => {
    go('/settings');
    expect(route.now).toEqual({ page: 'door', settings: true });
    closeSettings();
    expect(location.pathname).toBe('/');
    expect(route.now).toEqual({ page: 'door', settings: false });
  });

  it('follows links inside the inn and leaves the others to the browser', () => {
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
    const standard = recalled(null);
    expect(standard.sound).toBe(false);
    for (const kept of ['', 'null', '[]', '{"theme":"neon","textSize":7,"sound":"yes"}', '{broken']) {
      expect(recalled(kept)).toEqual(standard);
    }
  });

  it('are what was kept', () => {
    const kept = { language: 'es', theme: 'dark', motion: 'reduced', textSize: 150, sound: true, announcements: 'full', keys: false };
    expect(recalled(JSON.stringify(kept))).toEqual(kept);
  });
});
