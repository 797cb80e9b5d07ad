import type { Page } from 'playwright-core';

/** What a walk by the Tab key finds, in the page. */
interface TabWalk {
  readonly wanted: readonly HTMLElement[];
  readonly reached: Set<Element>;
  /** Elements that had the focus without a mark of it. */
  readonly unmarked: string[];
  /** Has the focus come to the end of the page, or to an element for the second time? */
  hasEnded: boolean;
  /** Presses so far. */
  pressed: number;
  /** Notes the element that has the focus. */
  look: () => void;
  /** Called at each press, before the focus leaves its element. At the first press the focus is at the beginning still. */
  press: () => void;
}

/**
 * Begins a walk: collects the elements that the Tab key leads to (those of a radio group count as one, and what is not to be seen not at
 * all) and notes at each press where the press before has led. To ask the page after each press would take half of the walk's time.
 */
const begin = (): number => {
  const seen = new Set<string>();
  const wanted = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]',
    ),
  ].filter((each) => {
    if (each.tabIndex < 0 || each.matches(':disabled, [type=hidden]') || each.closest('[inert]') !== null) return false;
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('[data-react-aria-hidden]') !== null)
      return false;
    if (each instanceof HTMLInputElement && each.type === 'radio') {
      if (seen.has(each.name)) return false;
      seen.add(each.name);
    }
    return true;
  });
  const walk: TabWalk = {
    wanted,
    reached: new Set(),
    unmarked: [],
    hasEnded: false,
    pressed: 0,
    look() {
      if (walk.hasEnded) return;
      const focused = document.activeElement;
      if (focused === null || focused === document.body || walk.reached.has(focused)) {
        walk.hasEnded = true;
        return;
      }
      walk.reached.add(focused);
      // The mark of a check box may be on its picture beside it, that of a field on its frame.
      const { parentElement: parent } = focused;
      const near = [
        focused,
        parent,
        parent?.parentElement ?? null,
        focused.nextElementSibling,
        focused.previousElementSibling,
      ];
      const isMarked = near.some((each) => {
        if (each === null) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      });
      if (!isMarked) walk.unmarked.push(focused.outerHTML.slice(0, 160));
    },
    press() {
      if (walk.pressed > 0) walk.look();
      walk.pressed += 1;
      if (walk.hasEnded) removeEventListener('keydown', walk.press, true);
    },
  };
  Object.assign(globalThis, { tabWalk: walk });
  // Tab goes on from where the focus was last: put it to the beginning, for some screens focus a field.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
  addEventListener('keydown', walk.press, true);
  return wanted.length;
};

const hasEnded = (): boolean => (globalThis as unknown as { readonly tabWalk: TabWalk }).tabWalk.hasEnded;

/** Ends a walk. */
const end = (): { readonly missed: string[]; readonly unmarked: string[] } => {
  const { tabWalk } = globalThis as unknown as { readonly tabWalk: TabWalk };
  tabWalk.look();
  tabWalk.hasEnded = true;
  const { wanted, reached, unmarked } = tabWalk;
  const groups = new Set([...reached].flatMap((each) => (each instanceof HTMLInputElement ? [each.name] : [])));
  const missed = wanted
    .filter((each) => !reached.has(each))
    .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio' && groups.has(each.name)))
    .map((each) => each.outerHTML.slice(0, 160));
  return { missed, unmarked };
};

/** Presses after which the page is asked whether the walk has ended. */
const pressesAtOnce = 10;

/** Walks through the page by the Tab key. Gives the controls that are not reached, and those on which the focus is not to be seen. */
export async function walkByTab(page: Page): Promise<{ readonly missed: string[]; readonly unmarked: string[] }> {
  const wanted = await page.evaluate(begin);
  // Elements beside the wanted ones may take the focus too, such as a region that scrolls.
  for (let pressed = 1; pressed <= wanted + 20; pressed += 1) {
    await page.keyboard.press('Tab');
    if (pressed % pressesAtOnce === 0 && (await page.evaluate(hasEnded))) break;
  }
  return page.evaluate(end);
}
