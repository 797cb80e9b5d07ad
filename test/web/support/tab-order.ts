import type { Page } from 'playwright-core';

/** Elements that the Tab key leads to: those of a radio group count as one, and what is not to be seen not at all. */
const collect = (): number => {
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
  Object.assign(globalThis, { tabWanted: wanted, tabReached: new Set<Element>() });
  // Tab goes on from where the focus was last: put it to the beginning, for some screens focus a field.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);
  return wanted.length;
};

/** Notes the element that has the focus. Gives its text where nothing shows that it has the focus; null at the end of the page. */
const look = (): { readonly unmarked: string | undefined } | null => {
  const reached = (globalThis as unknown as { readonly tabReached: Set<Element> }).tabReached;
  const focused = document.activeElement;
  if (focused === null || focused === document.body || reached.has(focused)) return null;
  reached.add(focused);
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
  return { unmarked: isMarked ? undefined : focused.outerHTML.slice(0, 160) };
};

const findMissed = (): string[] => {
  const { tabWanted, tabReached } = globalThis as unknown as {
    readonly tabWanted: readonly HTMLElement[];
    readonly tabReached: ReadonlySet<Element>;
  };
  const groups = new Set([...tabReached].flatMap((each) => (each instanceof HTMLInputElement ? [each.name] : [])));
  return tabWanted
    .filter((each) => !tabReached.has(each))
    .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio' && groups.has(each.name)))
    .map((each) => each.outerHTML.slice(0, 160));
};

/** Walks through the page by the Tab key. Gives the controls that are not reached, and those on which the focus is not to be seen. */
export async function walkByTab(page: Page): Promise<{ readonly missed: string[]; readonly unmarked: string[] }> {
  const wanted = await page.evaluate(collect);
  const unmarked: string[] = [];
  // Elements beside the wanted ones may take the focus too, such as a region that scrolls.
  for (let pressed = 0; pressed < wanted + 20; pressed += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(look);
    if (seen === null) break;
    if (seen.unmarked !== undefined) unmarked.push(seen.unmarked);
  }
  return { missed: await page.evaluate(findMissed), unmarked };
}
