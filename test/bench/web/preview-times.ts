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

/**
 * Runs in the page from its beginning: notes the time at which the canvases first show something that is neither clear nor white. Looking
 * from outside, at intervals that grow to half a second, would measure these.
 */
export function noteFirstPicture(selectors: readonly string[]): void {
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
    if (selectors.every(hasInk)) performance.mark('first picture');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
