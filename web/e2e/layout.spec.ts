/** Layout and colours at common window sizes, in light and dark: nothing covers what it should not. */
import type { Locator, Page } from '@playwright/test';
import { expect, here, PHONE, STILL, TRAVELLER, type Device } from './fixtures';
import { answerUntilTale, FINGER, MOUSE, night, openList, option, question, untilAsked } from './nights-player';
import { test } from './scenes';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const boxOf = async (one: Locator): Promise<Box> => (await one.boundingBox())!;
const boxesOf = (all: Locator): Promise<Box[]> =>
  all.evaluateAll((nodes) =>
    nodes.map((node) => {
      if (node.getClientRects().length === 0) throw new Error(`It is hidden: ${node.outerHTML.slice(0, 120)}`);
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
/** How much two boxes overlap, in pixels. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
/** How far one box extends beyond another. */
const beyond = (one: Box, outer: Box): number =>
  Math.max(outer.x - one.x, outer.y - one.y, one.x + one.width - outer.x - outer.width, one.y + one.height - outer.y - outer.height);

const screen = (page: Page): Box => ({ x: 0, y: 0, ...page.viewportSize()! });
async function expectWithin(page: Page, all: Locator, what: string): Promise<void> {
  await expect(all, what).not.toHaveCount(0);
  const boxes = await boxesOf(all);
  expect(boxes.length, what).toBeGreaterThan(0);
  for (const [i, box] of boxes.entries()) expect.soft(beyond(box, screen(page)), `${what} ${String(i + 1)} is on the screen`).toBeLessThanOrEqual(1);
}
async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  for (const own of await boxesOf(one)) for (const its of await boxesOf(other)) expect.soft(shared(own, its), what).toBe(0);
}
const styleOf = (one: Locator, name: string): Promise<string[]> =>
  one.evaluateAll((all, name) => all.map((each) => getComputedStyle(each).getPropertyValue(name)), name);
/** Waits until the map has been redrawn for its scale. */
async function mapRests({ page }: Device, asked = true): Promise<void> {
  if (asked) await page.locator('.map .pieces button.spot').first().waitFor();
  await expect(page.locator('.map .world.scaling')).toHaveCount(0);
}

async function resize(device: Device, width: number, height: number): Promise<void> {
  await device.page.setViewportSize({ width, height });
  if (device.page.url() !== 'about:blank') await device.drawn();
}

/** Runs a check at several window sizes, in one page. */
async function atEach(device: Device, sizes: readonly (readonly [number, number])[], check: (width: number, height: number) => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await test.step(`${String(width)} × ${String(height)}`, async () => {
      await resize(device, width, height);
      await check(width, height);
    });
  }
}

test('the list of places covers the map without moving it away from the hero', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1366, height: 768 });
  await sceneTables.enter(device, 'nights-move');
  await mapRests(device);
  await openList(device, MOUSE);
  const uncovered = async () => (await boxOf(page.locator('.night > .map'))).height - (await boxOf(page.locator('.night > .question-panel'))).height;
  await expect.poll(uncovered).toBeLessThan(2);
  await MOUSE.press(device, question(device).locator('[data-option^="move:"]').first());
  await expect(question(device)).toHaveAttribute('data-question', 'reaction');
  await device.drawn();
  await mapRests(device, false);
  const [hero, window, asked] = await Promise.all(['.map .piece.hero.turn', '.map .window', '.night > .question-panel'].map((each) => boxOf(page.locator(each))));
  expect(beyond(hero!, window!), 'the hero is on the map').toBeLessThanOrEqual(0);
  expect(shared(hero!, asked!), 'and not below the question').toBe(0);
});

test('on a laptop every space that may be chosen is in sight, and neither the question nor a tool lies over it', async ({ device, sceneTables }) => {
  const { page } = device;
  await atEach(device, [[1366, 768], [1280, 720]], async () => {
    await sceneTables.enter(device, 'nights-reach');
    await mapRests(device);
    const spots = await boxesOf(page.locator('.map button.spot'));
    expect(spots.length).toBeGreaterThan(20);
    const covered = await page.evaluate(
      (spots) => spots.filter(({ x, y, width, height }) => !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.map .window')).length,
      spots,
    );
    expect(covered).toBe(0);
  });
});

test('no reaction stands alone in the last line of a wide screen, however many there are', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-reaction');
  const answers = page.locator('.question-panel .answers li');
  await expect(answers).toHaveCount(9);
  for (let count = 9; count >= 5; count--) {
    for (const width of [1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // The panel beside the table goes after the window has become narrow.
      await expect(async () => {
        const tops = await answers.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        const inLineOf = (top: number) => tops.filter((other) => other === top).length;
        expect(inLineOf(tops.at(-1)!), `${String(count)} at ${String(width)}`).toBeGreaterThan(1);
        expect(inLineOf(tops[0]!)).toBeLessThanOrEqual(5);
      }).toPass({ timeout: 60_000 });
    }
    await answers.last().evaluate((last) => last.remove());
  }
});

test('destiny and story have their colours at every hour and in every light, and whoever sits at the table that of their hero', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'nights-move');
  const company = page.locator('.hero-list');
  const seen = { destiny: new Set<string>(), story: new Set<string>() };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const hour of ['morning', 'noon', 'night']) {
      await page.evaluate((hour) => (document.documentElement.dataset.hour = hour), hour);
      for (const track of ['destiny', 'story'] as const) {
        for (const colour of await styleOf(company.locator(`svg.${track}`), 'fill')) seen[track].add(colour);
        for (const colour of await styleOf(company.locator(`.track.${track} .come`), 'background-color')) seen[track].add(colour);
      }
    }
  }
  expect([...seen.destiny]).toHaveLength(1);
  expect([...seen.story]).toHaveLength(1);
  expect([...seen.destiny]).not.toEqual([...seen.story]);
  await page.setViewportSize({ width: 1900, height: 1000 });
  const heroes = await styleOf(page.locator('.hero-list .niche'), 'fill');
  expect(new Set(heroes).size).toBe(3);
  await expect.poll(() => styleOf(page.locator('.people .emblem path[class^="seat-"]'), 'fill')).toEqual(heroes);
});

test('a quest marker has its sign on the page', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 900, height: 800 });
  await sceneTables.enter(device, 'nights-claim');
  await MOUSE.press(device, option(device, 'honor'));
  const told = page.locator('.passage', { hasText: 'puts a quest marker' });
  const sign = told.locator('.emblem');
  await expect(sign.locator('svg path')).not.toHaveCount(0);
  const { width, height } = await boxOf(sign.locator('svg'));
  expect(Math.min(width, height)).toBeGreaterThan(12);
});

test('at Hormuz names keep apart', async ({ device, sceneTables }) => {
  const { page } = device;
  await atEach(device, [[1360, 900], [390, 844]], async () => {
    await sceneTables.enter(device, 'nights-hormuz');
    await mapRests(device);
    const names = await page.locator('.map .letters > .name > span').evaluateAll((all) =>
      all.flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        // Letters fill the middle of their line.
        return width ? [{ name: each.textContent, x: x - 2, y: y + 0.3 * height, width: width + 4, height: 0.4 * height }] : [];
      }),
    );
    expect(names.length).toBeGreaterThan(50);
    const together = names.flatMap((one, i) => names.slice(i + 1).flatMap((other) => (shared(one, other) ? [`${one.name}, ${other.name}`] : [])));
    expect(together).toEqual([]);
  });
});

test('the figure on a fairy’s coin is not crossed by her wings', async ({ device, sceneTables }) => {
  await sceneTables.enter(device, 'dice-keep');
  const crossed = await device.page.locator('.inhabitants [data-spot="row-0"] svg.token').evaluate((token) => {
    const [wings] = [...token.querySelectorAll('path')].filter((path) => path.getAttribute('fill') === '#c3e0da') as [SVGPathElement];
    const figure = token.querySelector('g')!.getBoundingClientRect();
    const onScreen = wings.getScreenCTM()!;
    return Array.from({ length: 200 }, (_, i) => wings.getPointAtLength((wings.getTotalLength() * i) / 200).matrixTransform(onScreen)).filter(
      ({ x, y }) => x > figure.left && x < figure.right && y > figure.top && y < figure.bottom,
    ).length;
  });
  expect(crossed).toBe(0);
});

test('the crown is for whoever has won, and a die for whoever is to play', async ({ device, sceneTables }) => {
  const { page } = device;
  for (const scene of ['dice-keep', 'dice-take', 'dice-bonus']) {
    await sceneTables.enter(device, scene);
    await expect(page.locator('.table svg.crown')).toHaveCount(0);
    await expect(page.locator('.kings button:has(.turn-mark)')).toHaveCount(1);
    await expect(page.locator('.kings button.turn svg.turn-mark')).toBeVisible();
  }
  await sceneTables.enter(device, 'dice-over');
  await expect(page.locator('.kings svg.crown')).toHaveCount(1);
  await expect(page.locator('.kings li.winner svg.crown')).toBeVisible();
  await expect(page.locator('.turn-mark')).toHaveCount(0);
});

test('the result of King of Dice takes the whole table', async ({ device, sceneTables }) => {
  const { page } = device;
  await sceneTables.enter(device, 'dice-over');
  await atEach(device, [[1360, 900], [1920, 1080], [1366, 768], [844, 390], [390, 844]], async () => {
    const [table, result] = await Promise.all([boxOf(page.locator('.table.felt')), boxOf(device.ending)]);
    expect.soft(result.width, 'the width of the result').toBeGreaterThan(0.9 * table.width);
  });
});

test('the words of bold labels stay apart', async ({ device }) => {
  await device.go('/new/nights');
  await device.button('Create the table').waitFor();
  await device.drawn();
  const spaces = await device.page.locator('legend, button.now').evaluateAll((all) =>
    all.flatMap((each) => {
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      let text = texts.nextNode();
      while (text && !/\S \S/.test(text.textContent!)) text = texts.nextNode();
      if (!text) return [];
      const at = text.textContent!.search(/\S \S/) + 1;
      const space = document.createRange();
      space.setStart(text, at);
      space.setEnd(text, at + 1);
      return [space.getBoundingClientRect().width / parseFloat(getComputedStyle(each).fontSize)];
    }),
  );
  expect(spaces.length).toBeGreaterThan(1);
  // The font's own space has 0.15 em; in whole pixels it would have 0.12.
  for (const space of spaces) expect(space).toBeGreaterThan(0.14);
});

/** Phones: upright, on their side, and small. */
const SIZES = [
  [390, 844],
  [844, 390],
  [568, 320],
  [320, 568],
] as const;
const DESKS = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const;
const ON_ITS_SIDE = [
  [844, 390],
  [568, 320],
] as const;

test('the name of the hero whose turn it is is read whole, however many are at the table', async ({ device, sceneTables }) => {
  const { page } = device;
  for (const scene of ['nights-reaction', 'nights-four']) {
    await sceneTables.enter(device, scene);
    const turn = page.locator('.hero-list .turn');
    await turn.locator('.seat').evaluate((node) => (node.textContent = 'Maximiliane'));
    for (const [width, height] of DESKS) {
      await resize(device, width, height);
      for (const hero of ['Scheherazade', 'Shéhérazade', 'Sherezade']) {
        const name = turn.locator('.name');
        await name.evaluate((node, hero) => (node.textContent = hero), hero);
        expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${hero} at ${String(width)} × ${String(height)}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test.describe('on a phone', () => {
  test.use({ deviceOptions: { ...STILL, ...PHONE } });

  test('the name of the king whose turn it is is read whole on a phone on its side', async ({ device, sceneTables }) => {
    const { page } = device;
    await sceneTables.enter(device, 'dice-keep');
    const turn = page.locator('.kings .turn');
    await turn.locator('.text').evaluate((node) => (node.textContent = 'Inés'));
    await turn.locator('.score').evaluate((node) => (node.textContent = '−1'));
    await page.evaluate(() => document.fonts.ready);
    await atEach(device, ON_ITS_SIDE, async () => {
      expect(await turn.locator('.text').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    });
  });

  test('nothing lies over a space that may be chosen, nor over the one that is spoken of', async ({ device, sceneTables }) => {
    const { page } = device;
    await atEach(device, SIZES, async () => {
      await sceneTables.enter(device, 'nights-move');
      await mapRests(device);
      await device.expectNothingWider();
      const window = page.locator('.map .window');
      const frame = await boxOf(window);
      expect(frame.width * frame.height, 'there is a map to look at').toBeGreaterThan(35_000);
      await expectApart(page.locator('.map .tools'), window, 'the tools and the map');
      const spots = (await boxesOf(page.locator('.map button.spot'))).filter((spot) => beyond(spot, frame) <= 0);
      expect(spots.length).toBeGreaterThan(3);
      const covered = await page.evaluate(
        (spots) => spots.filter(({ x, y, width, height }) => !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.map .window')).length,
        spots,
      );
      expect(covered).toBe(0);
      const [highest, ...others] = spots.toSorted((one, other) => one.y - other.y);
      for (const spot of [highest!, others.at(-1)!]) {
        await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
        const card = page.locator('.captions .caption');
        await card.locator('.button.now').waitFor();
        const ring = await boxOf(page.locator('.map button.spot.active'));
        expect(shared(await boxOf(card), ring), 'the card and its space').toBe(0);
        expect(beyond(await boxOf(card), await boxOf(window)), 'the card is on the map').toBeLessThanOrEqual(0);
        await card.getByRole('button', { name: 'Close' }).tap();
      }
    });
  });

  test('the name of every hero is read whole', async ({ device, sceneTables }) => {
    const { page } = device;
    await sceneTables.enter(device, 'nights-reaction');
    const name = page.locator('.hero-list .name').first();
    for (const [width, height] of SIZES) {
      await resize(device, width, height);
      for (const hero of ['Scheherazade', 'Shéhérazade', 'Sherezade']) {
        await name.evaluate((node, hero) => (node.textContent = hero), hero);
        expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${hero} at ${String(width)} × ${String(height)}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('what opens a table is in reach, however much there is to settle', async ({ device }) => {
    const { page } = device;
    for (const game of ['dice', 'nights']) {
      await device.go(`/new/${game}`);
      const open = device.button('Create the table');
      await open.waitFor();
      await device.drawn();
      await expectWithin(page, open, 'Create the table');
      // The focused element is not below it.
      const last = page.getByRole('radio').last();
      await last.focus();
      await expectApart(last, page.locator('form > :last-child'), 'the last question and the button');
    }
  });

  test('on its side, the cards of King of Dice have room', async ({ device, sceneTables }) => {
    const { page } = device;
    await atEach(device, ON_ITS_SIDE, async () => {
      for (const [scene, answers] of [['dice-keep', 2], ['dice-place', 2], ['dice-again', 2], ['dice-take', 3]] as const) {
        await sceneTables.enter(device, scene);
        await device.expectNothingWider(scene);
        await expectWithin(page, page.locator('.inhabitants li'), `${scene}: card`);
        await expectWithin(page, page.locator('.places li'), `${scene}: place`);
        await expectWithin(page, page.locator('.kings li'), `${scene}: king`);
        await expectWithin(page, page.locator('.draw, .villains, .discards'), `${scene}: pile`);
        await expectWithin(page, page.locator('.dice-area .columns li'), `${scene}: die`);
        await expect(device.question.locator('.answers button')).toHaveCount(answers);
        // With many cards the pointer moves up to the last.
        for (const answer of await device.question.locator('.answers button').all()) {
          await answer.scrollIntoViewIfNeeded();
          await expectWithin(page, answer, `${scene}: answer`);
        }
        expect(await page.evaluate(() => scrollY), `${scene}: the table lies still`).toBe(0);
        await expectApart(page.locator('.street-area, .kings-area, .draw, .villains, .discards'), page.locator('.table > .player-area'), `${scene}: the table and the hand`);
        expect((await boxOf(page.locator('.inhabitants li').first())).width).toBeGreaterThan(48);
      }
      await sceneTables.enter(device, 'dice-five');
      const words = page.locator('.kings .text, .draw .name, .villains .name, .discards .name').filter({ hasNotText: 'Maximiliane' });
      const cut = await words.evaluateAll((all) => all.flatMap(({ scrollWidth, clientWidth, textContent }) => (scrollWidth > clientWidth ? [textContent] : [])));
      expect(cut, 'names of five kings and of the piles that are cut off').toEqual([]);
    });
  });

  test('on its side, a choice on the map shows the map to whoever is in the Book', async ({ device, sceneTables }) => {
    const { page } = device;
    await page.setViewportSize({ width: 844, height: 390 });
    await sceneTables.enter(device, 'nights-reach');
    await page.locator('.pane-switch label').first().tap();
    await expect(page.locator('article.book')).toBeVisible();
    await device.button('Choose on the map').tap();
    await expect(page.locator('.map .pieces button.spot').first()).toBeVisible();
  });

  test('on its side, the Nights have room: the leaf, the question beside it, the heroes above', async ({ device, sceneTables }) => {
    const { page } = device;
    await atEach(device, ON_ITS_SIDE, async (_, height) => {
      for (const [scene, shown] of [['nights-move', '.map'], ['nights-reaction', 'article.book'], ['nights-award', 'article.book']] as const) {
        await sceneTables.enter(device, scene);
        await device.expectNothingWider(scene);
        const [leaf, asked, heroes] = [page.locator(shown).first(), page.locator('.night > .question-panel'), page.locator('.strip')];
        await expectWithin(page, leaf, `${scene}: the leaf`);
        await expectWithin(page, asked, `${scene}: the question`);
        await expectApart(leaf, asked, `${scene}: the leaf and the question`);
        await expectApart(leaf, heroes, `${scene}: the leaf and the heroes`);
        await expectWithin(page, question(device).locator('[data-option]').first(), `${scene}: an answer`);
        expect((await boxOf(leaf)).height).toBeGreaterThan(height / 2);
      }
    });
  });
});

test('on a small phone on its side, in French, the buttons of the views keep their words in a line and the goal its room', async ({ newDevice, openTable }) => {
  const device = await newDevice({ ...STILL, ...PHONE, viewport: { width: 568, height: 320 }, locale: 'fr-FR' });
  const { page } = device;
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER], night(6)));
  await expect(question(device)).toHaveAttribute('data-question', 'goal');
  await expect(page.locator('.pane-switch .variants summary')).toHaveText('But : 6 points');
  await device.drawn();
  for (const { height } of await boxesOf(page.locator('.pane-switch .options label'))) expect(height).toBeLessThan(48);
  await expectApart(page.locator('.pane-switch'), page.locator('.night > .question-panel'), 'the views and the question');
  const asked = await boxOf(page.locator('.night > .question-panel'));
  for (const { x, width } of await boxesOf(question(device).locator('.side svg, .side .name'))) expect.soft(x + width).toBeLessThanOrEqual(asked.x + asked.width);
  // The variants open over the question and move nothing.
  await page.locator('.variants summary').click();
  await expect(page.locator('.variants p')).toBeVisible();
  await expectWithin(page, page.locator('.variants p'), 'how the night is played');
  expect((await boxOf(page.locator('.night > .question-panel'))).y).toBe(asked.y);
});

test('enlarged to 400 % the hand hides no card, and every die is reached', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 320, height: 256 });
  for (const scene of ['dice-keep', 'dice-take']) {
    await sceneTables.enter(device, scene);
    await device.expectNothingWider(scene);
    const things = page.locator('.inhabitants li button, .dice-area .columns li, .answers button');
    const hidden = await things.evaluateAll((all) =>
      all.filter((each) => {
        each.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = each.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return !each.contains(found);
      }).length,
    );
    expect(hidden, scene).toBe(0);
  }
  await sceneTables.enter(device, 'nights-over');
  const cards = page.locator('.ending .heroes > li');
  await expect(cards.locator('.bar')).toHaveCount(8);
  for (const card of await cards.all()) {
    for (const bar of await boxesOf(card.locator('.bar'))) expect.soft(beyond(bar, await boxOf(card)), 'a meter at the end of the night, within the edge').toBeLessThanOrEqual(-8);
  }
});

test('with letters at 200 % whose turn it is is said whole, and meters stay in their card', async ({ device, sceneTables }) => {
  const { page } = device;
  await device.setStored('settings', { textSize: 200 });
  await atEach(device, [[1360, 900], [390, 844], [320, 640]], async () => {
    for (const scene of ['dice-keep', 'nights-move']) {
      await sceneTables.enter(device, scene);
      await device.expectNothingWider(scene);
      const pill = page.locator('.status.turn');
      await expect(pill).toHaveText('Your turn');
      const cut = await pill.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight]);
      expect(Math.max(...cut), `${scene}: the pill`).toBeLessThanOrEqual(1);
      await expectWithin(page, pill, `${scene}: the pill`);
    }
    for (const leaf of await page.locator('.hero-list > li > button').all()) {
      for (const part of await boxesOf(leaf.locator('.track, .bar, .line, .to-play:visible'))) expect.soft(beyond(part, await boxOf(leaf)), 'a part of a hero’s card').toBeLessThanOrEqual(1);
    }
  });
});

test('five players at 1280 × 720 leave room for what has happened', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 720 });
  await sceneTables.enter(device, 'dice-five');
  const log = page.getByRole('log', { name: 'What has happened' });
  const lines = await log.evaluate((node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight));
  expect(lines).toBeGreaterThan(6);
  await expectWithin(page, page.locator('.people > li'), 'somebody');
  await expectWithin(page, page.getByRole('textbox', { name: 'Write a message' }), 'what one says');
  // Every badge that is a button is large enough.
  for (const { width, height } of await boxesOf(page.locator('.people button:visible'))) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('the last round is marked, and covers nothing', async ({ device, sceneTables }) => {
  const { page } = device;
  await atEach(device, [[1360, 900], [390, 844], [844, 390]], async (_, height) => {
    await sceneTables.enter(device, 'nights-last-round');
    const banner = page.locator('.last-round');
    await expect(banner).toContainText(/^\s*Last round: .+ has reached the goal\. Still to play: .+\.\s+This is your last turn\.\s*$/);
    await expectWithin(page, banner, 'the banner');
    await expectApart(banner, page.locator('.hero-list, .night > :is(.map, .book), .question-panel[data-question], .pane-switch'), 'the banner and what lies around it');
    expect((await boxOf(banner)).y, 'the banner keeps clear of the heroes').toBeGreaterThanOrEqual((await boxOf(page.locator('.hero-list li').first())).y + (await boxOf(page.locator('.hero-list li').first())).height + 7);
    expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    // It takes no room from the question beside it, nor from the track signs of four heroes.
    if (height < 400) expect((await boxOf(page.locator('.night > .question-panel'))).y).toBeLessThan((await boxOf(banner)).y + 4);
    for (const sign of await boxesOf(page.locator('.hero-list .track > svg'))) expect.soft(sign.width, 'the sign of a track').toBeGreaterThan(12);
  });
});

test('with four heroes at 1366 × 768 the figures of each stay on a line, and a reader has one sign everywhere', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1366, height: 768 });
  await sceneTables.enter(device, 'nights-four');
  const held = page.locator('.hero-list .holds > .figures');
  await expect(held).toHaveCount(12);
  expect(new Set((await boxesOf(held)).map(({ y }) => Math.round(y))).size, 'all in one line').toBe(1);
  const drawn = (where: string) => page.locator(`${where} svg path`).evaluateAll((all) => all.map((each) => each.getAttribute('d')!).sort());
  const signs = await drawn('.hero-list .reads');
  expect(signs).toHaveLength(2);
  expect(await drawn('article.book header .readers')).toEqual(signs);
});

test('a replay of three kings at 1366 × 768 shows all their stacks above the hand, without scrolling', async ({ device, sceneTables }) => {
  const { page } = device;
  await page.setViewportSize({ width: 1366, height: 768 });
  const opened = await sceneTables.play({ game: 'dice', seats: ['Ana', 'Bo', 'Inés'], seed: 5, bot: 'random', options: {} });
  await device.openTablePage(opened);
  await device.ending.waitFor();
  await device.go(`/t/${opened.table}/replay`);
  await expect(page.locator('.kings li')).toHaveCount(3);
  await device.drawn();
  const hand = await boxOf(page.locator('.table > .player-area'));
  for (const { y, height } of await boxesOf(page.locator('.kings li'))) expect.soft(y + height, 'where a stack ends').toBeLessThanOrEqual(hand.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
});

test('a replay of five kings shows all of them above its controls, without scrolling', async ({ device, sceneTables }) => {
  const { page } = device;
  const opened = await sceneTables.play({ game: 'dice', seats: ['Ana', 'Bo', 'Inés', 'Barnabé', 'Dov'], seed: 5, bot: 'random', options: {} });
  await device.openTablePage(opened);
  await device.go(`/t/${opened.table}/replay`);
  await atEach(device, DESKS, async () => {
    await expect(page.locator('.kings li')).toHaveCount(5);
    await expectApart(page.locator('.kings li'), page.locator('.controls'), 'a king and the controls');
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });
});

test('the waiting room has two columns of which none is empty', async ({ device, openTable }) => {
  await device.page.setViewportSize({ width: 1366, height: 768 });
  await device.openTablePage(await openTable([...here('Ana'), { kind: 'link' }], { seed: 5 }));
  const parts = device.page.locator('.waiting .columns section');
  await expect(parts).toHaveCount(3);
  await device.drawn();
  const [players, invite, time] = await boxesOf(parts);
  expect(invite!.y).toBe(players!.y);
  expect([time!.x, invite!.x > players!.x + players!.width]).toEqual([invite!.x, true]);
});

test('on a short phone the dice leave in sight what the inhabitants ask for', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...PHONE, ...STILL, viewport: { width: 320, height: 568 } });
  await sceneTables.enter(device, 'dice-keep');
  const wishes = device.page.locator('.inhabitants .wish');
  await expect(wishes).toHaveCount(5);
  const hand = await boxOf(device.page.locator('.table > .player-area'));
  for (const { y, height } of await boxesOf(wishes)) expect.soft(y + height, 'where a wish ends').toBeLessThanOrEqual(hand.y + 1);
  const names = await boxesOf(device.page.locator('.kings .name > .text'));
  expect(new Set(names.map(({ y }) => Math.round(y))).size, 'names stand on one line, also behind the mark of the turn').toBe(1);
});

for (const [locale, undo] of [['fr-FR', 'Annuler'], ['es-ES', 'Deshacer']] as const) {
  test(`on the narrowest screens the buttons of the bar lie apart, and the piles keep their names, ${locale}`, async ({ newDevice, sceneTables }) => {
    const device = await newDevice({ ...STILL, locale, viewport: { width: 320, height: 256 } });
    const { page } = device;
    await sceneTables.enter(device, 'dice-take');
    await page.getByRole('button', { name: undo }).waitFor();
    const buttons = await boxesOf(page.locator('header button:visible'));
    for (const [i, one] of buttons.entries()) for (const other of buttons.slice(i + 1)) expect.soft(shared(one, other), 'two buttons of the bar').toBe(0);
    const names = await boxesOf(page.locator('.pile .words .name'));
    expect(names).toHaveLength(3);
    for (const { x, width } of names) expect.soft(x + width, 'the name of a pile').toBeLessThanOrEqual(320);
  });
}

test('with letters at 200 % the crown stands above the name of the winner', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, ...PHONE });
  await device.setStored('settings', { textSize: 200 });
  await sceneTables.enter(device, 'dice-over');
  const [crown, name] = await Promise.all([boxOf(device.page.locator('.ending span.crown')), boxOf(device.page.locator('.ending .won'))]);
  expect(crown.y + crown.height).toBeLessThanOrEqual(name.y + 1);
});

test('a laptop shows without scrolling what each game is and how to begin', async ({ newDevice }) => {
  const device = await newDevice({ ...STILL, viewport: { width: 1366, height: 768 } });
  await device.go('/');
  for (const button of ['Play now against bots', 'Learn by playing'].flatMap((what) => ['King of Dice', 'The Thousand and One Nights'].map((game) => `${what}: ${game}`))) {
    await expect(device.button(button)).toBeInViewport({ ratio: 1 });
  }
  await expect(device.page.getByText('2 to 5 players · 15 to 30 minutes · ages 8 and up')).toBeInViewport();
  await expect(device.page.getByText('1 to 6 players · 30 to 150 minutes · ages 13 and up')).toBeInViewport();
  await device.drawn();
  const portrait = device.page.locator('.doorway .picture').filter({ has: device.page.locator('svg') });
  await expectApart(device.page.locator('.doorway .star'), portrait.locator('svg').first(), 'the stars and the portrait before them');
});

test('so does a laptop whose browser takes a part of the screen, in French too', async ({ newDevice }) => {
  const device = await newDevice({ ...STILL, locale: 'fr-FR', viewport: { width: 1366, height: 650 } });
  await device.go('/');
  for (const game of ['Roi & Compagnie', 'Les Mille et Une Nuits']) await expect(device.button(`Apprendre en jouant : ${game}`)).toBeInViewport({ ratio: 1 });
});

test('a laptop shows the button that adds a seat', async ({ newDevice }) => {
  const device = await newDevice({ ...STILL, viewport: { width: 1366, height: 768 } });
  await device.go('/new/nights');
  await device.button('Add a seat').waitFor();
  await device.drawn();
  await expectApart(device.button('Add a seat'), device.page.locator('.opening'), 'nothing covers it');
});

test('the design gallery has its title and its map in the language of the visitor', async ({ newDevice }) => {
  const device = await newDevice({ ...STILL, locale: 'fr-FR' });
  await device.go('/design');
  await expect(device.page.getByRole('heading', { level: 1 })).toHaveText('Galerie graphique');
  await expect(device.page.locator('.map').getByText('Le Caire').first()).toBeAttached();
});

test('on a landscape phone the tale has the height of the page', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, ...PHONE, viewport: { width: 844, height: 390 } });
  const { page } = device;
  await sceneTables.enter(device, 'nights-reaction');
  const [text, book] = [page.locator('article.book .scroller'), page.locator('article.book')];
  expect((await boxOf(text)).height).toBeGreaterThan((await boxOf(book)).height * 0.75);
  await answerUntilTale(device, FINGER);
  await device.drawn();
  expect((await boxOf(text)).height).toBeGreaterThan((await boxOf(book)).height * 0.75);
});

test('a new question begins at its first line, however far the one before was scrolled', async ({ newDevice, openTable }) => {
  const device = await newDevice({ ...STILL, ...PHONE, viewport: { width: 844, height: 390 } });
  await device.openTablePage(await openTable([...here('Ana'), TRAVELLER, TRAVELLER], { ...night(3), seed: 5 }));
  expect(await untilAsked(device, MOUSE, 'move')).toBe(true);
  await openList(device, MOUSE);
  await MOUSE.press(device, option(device, 'move:damascus'));
  await expect(question(device)).toHaveAttribute('data-question', 'reaction');
  await expect(question(device).locator('.question')).toBeInViewport({ ratio: 1 });
});

test('at the end the longest name of a hero stays in one piece', async ({ device, sceneTables }) => {
  await atEach(device, [[1366, 768], [1200, 800], [1920, 1080], [390, 844]], async () => {
    await sceneTables.enter(device, 'nights-over');
    const lines = await device.ending.locator('.heroes .who .name').evaluateAll((all) =>
      all.map((name) => {
        const text = name.lastChild!;
        text.textContent = 'Zoumourroud';
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
});

test('on a phone both halves of a goal end where its beam ends', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, ...PHONE, locale: 'fr-FR' });
  await sceneTables.enter(device, 'nights-goal');
  const beam = await boxOf(question(device).locator('.beam'));
  for (const part of await boxesOf(question(device).locator('.side > *'))) {
    expect.soft(part.x).toBeGreaterThanOrEqual(beam.x - 1);
    expect.soft(part.x + part.width).toBeLessThanOrEqual(beam.x + beam.width + 1);
  }
  // Figures are not indented like the paragraphs of a tale.
  for (const indent of await styleOf(question(device).locator('.side'), 'text-indent')) expect.soft(indent).toBe('0px');
});

test('on a phone the longest reaction stays within its button', async ({ newDevice, sceneTables }) => {
  const device = await newDevice({ ...STILL, ...PHONE, locale: 'fr-FR' });
  await sceneTables.enter(device, 'nights-reaction');
  const first = question(device).locator('[data-option]').first();
  await first.locator('.answer').evaluate((node) => (node.textContent = 'Questionner'));
  const text = await first.locator('.answer').evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right;
  });
  const { x, width } = await boxOf(first);
  expect(text).toBeLessThanOrEqual(x + width);
});
