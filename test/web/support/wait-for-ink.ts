import type { Locator } from 'playwright-core';

/** Waits until a canvas has that many pixels that are neither clear nor light. */
export const waitForInk = (canvas: Locator, least: number): Promise<void> =>
  canvas.evaluate(async (element: HTMLCanvasElement, wanted: number) => {
    for (;;) {
      const copy = new OffscreenCanvas(element.width, element.height).getContext('2d');
      copy?.drawImage(element, 0, 0);
      const pixels = copy?.getImageData(0, 0, element.width, element.height).data ?? new Uint8ClampedArray();
      const ink = pixels.filter((shade, at) => at % 4 === 3 && shade > 128 && (pixels[at - 3] ?? 255) < 128).length;
      if (ink >= wanted) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, least);
