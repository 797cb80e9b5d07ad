import type { CDPSession, Locator, Page } from 'playwright-core';

/** Opens the styleguide, or one group of it. */
export async function openGuide(page: Page, address: string, group?: string): Promise<void> {
  await page.goto(group === undefined ? address : `${address}?group=${group}`);
  await page.getByRole('heading', { name: 'Styleguide' }).waitFor();
  // Not until it is quiet: examples of loading never end.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The place of one state of a part. */
export function stateOf(page: Page, part: string, state: string): Locator {
  return page.locator(`[data-part="${part}"] [data-state="${state}"]`);
}

/** Counts the submits of a form that is put around the whole page. */
export async function countSubmits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { submits: 0 });
    document.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        (globalThis as unknown as { submits: number }).submits += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly submits: number }).submits);
}

/** Begins a conversion in the focused input, presses Enter in it, and ends it with the text. */
export async function convert(page: Page, devices: CDPSession, text: string): Promise<void> {
  await devices.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await page.keyboard.press('Enter');
  await devices.send('Input.insertText', { text });
}
