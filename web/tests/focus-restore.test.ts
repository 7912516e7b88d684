import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreLostFocus, rememberPressedButton } from '../src/focusRestore';

let stop: () => void;
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
function add(html: string, to: Element = document.querySelector('main')!): HTMLElement {
  to.insertAdjacentHTML('beforeend', html);
  return to.lastElementChild as HTMLElement;
}
const QUESTION = '<div data-focus-fallback="question" tabindex="-1"><button>Bow</button></div>';
const PAGE = '<h2 data-focus-fallback="page" tabindex="-1">Ana</h2>';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.hidden ? [] : [{}]) as unknown as DOMRectList;
  });
  document.body.innerHTML = '<main tabindex="-1"></main>';
  stop = restoreLostFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('what had the focus is gone', () => {
  it('and the page has it, until there is a question', async () => {
    const question = add(QUESTION);
    const page = add(PAGE);
    question.querySelector('button')!.focus();
    question.remove();
    await frame();
    expect(document.activeElement).toBe(page);
    const next = add(QUESTION);
    await frame();
    expect(document.activeElement).toBe(next);
  });

  it('and where neither is, the main part has it', async () => {
    const button = add('<button>Remove the seat</button>');
    button.focus();
    button.remove();
    await frame();
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  it('by a key that pressed it from afar', async () => {
    const question = add(QUESTION);
    rememberPressedButton(question.querySelector('button')!);
    question.querySelector('button')!.remove();
    await frame();
    expect(document.activeElement).toBe(question);
  });

  it('by a key, while the beginning of the page had the focus: the game goes on where it was pressed', async () => {
    const main = document.querySelector('main')!;
    const question = add(QUESTION);
    const elsewhere = add('<button>Rules</button>');
    main.focus();
    rememberPressedButton(elsewhere);
    elsewhere.remove();
    await frame();
    expect(document.activeElement).toBe(main);
    rememberPressedButton(question.querySelector('button')!);
    question.querySelector('button')!.remove();
    await frame();
    expect(document.activeElement).toBe(question);
    question.remove();
    const ending = add('<h2 data-focus-fallback="question" tabindex="-1">Ana has won.</h2>');
    await frame();
    expect(document.activeElement).toBe(ending);
  });

  it('because it can be pressed no more', async () => {
    const remark = add('<section data-focus-fallback="remark" tabindex="-1"><button>Next</button></section>');
    const next = remark.querySelector('button')!;
    next.focus();
    next.disabled = true;
    next.blur();
    await frame();
    expect(document.activeElement).toBe(remark);
  });
});

it('whoever has the focus elsewhere keeps it, and a page that has just come up gives it to nothing', async () => {
  add(QUESTION);
  await frame();
  expect(document.activeElement).toBe(document.body);
  const field = add('<input>');
  field.focus();
  add(QUESTION);
  add('<button>Gone</button>').remove();
  await frame();
  expect(document.activeElement).toBe(field);
});
