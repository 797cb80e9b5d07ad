import type { Page } from 'playwright-core';

/** A part of values in their order, as whole ms. */
export const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0).toFixed(0);

/** Ms from a keystroke into the input with a label until the worker has drawn all canvases in view, and the frame after that. */
export const measureKey = (page: Page, name: string, key: string): Promise<number> =>
  page.evaluate(
    ([label, text]) =>
      new Promise<number>((resolve) => {
        const pages = document.querySelector('.ui-preview-pages');
        const input = Array.from(document.querySelectorAll('input')).find(
          (each) => each.labels?.[0]?.textContent?.includes(label ?? '') === true,
        );
        if (!pages || !input) throw new Error('There is no preview.');
        const begin = performance.now();
        const observer = new MutationObserver(() => {
          if (pages.getAttribute('aria-busy') !== 'false') return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        });
        observer.observe(pages, { attributes: true, attributeFilter: ['aria-busy'] });
        // React listens to the setter of the prototype.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${input.value}${text}`);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [name, key] as const,
  );

declare global {
  /** Of the page: takes the time of the first picture. */
  var tellFirstPicture: (ms: number) => void;
}

/** Runs in the page from its beginning: tells the time at which the canvases first show something that is neither clear nor white. */
function noteFirstPicture(selectors: readonly string[]): void {
  const small = new OffscreenCanvas(60, 80);
  const context = small.getContext('2d', { willReadFrequently: true });
  const hasInk = (selector: string): boolean => {
    const canvas = document.querySelector(selector);
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0 || context === null) return false;
    context.clearRect(0, 0, 60, 80);
    context.drawImage(canvas, 0, 0, 60, 80);
    const { data } = context.getImageData(0, 0, 60, 80);
    return data.some((value, index) => index % 4 === 0 && value < 230 && (data[index + 3] ?? 0) > 0);
  };
  const look = (): void => {
    if (selectors.every(hasInk)) globalThis.tellFirstPicture(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Ms from the navigation to an address until canvases show a picture. The page tells it: asking from outside, again and again, would take
 * processor time that the page needs.
 */
export async function measureFirstPicture(page: Page, address: string, canvases: readonly string[]): Promise<number> {
  // Named functions that are sent to a page call this helper of the loader.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(noteFirstPicture, canvases);
  let resolve: (ms: number) => void = () => undefined;
  const told = new Promise<number>((done) => (resolve = done));
  await page.exposeFunction('tellFirstPicture', resolve);
  await page.goto(address, { waitUntil: 'commit' });
  return told;
}
