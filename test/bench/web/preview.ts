/**
 * The live preview in Chromium: from a keystroke to the new picture of a contract of three pages, and to the first picture, at pixel
 * ratios of 1 and 2; beside it pdf.js, which draws PDFs of the same contract. Run from the root of the repository:
 * `node --import tsx --conditions @shorui/source test/bench/web/preview.ts`
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { buildStyleguide } from '../../web/support/built-styleguide.ts';
import { servePapers } from '../../web/support/served-papers.ts';
import { writeSection } from '../write-section.ts';
import { contractPdfs, measurePdfJs } from './pdf-js.ts';

const origin = 'http://preview.test';
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
};
/** Keystrokes before those that count (the first second), and those that count. */
const [warmUp, keys] = [20, 60];
const name = '委託者名';

const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0).toFixed(0);

/** Serves a folder under the origin; every other address shows its page. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : '/index.html';
    const contentType = mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ body: readFileSync(join(folder, file)), contentType });
  });
}

/** Ms from a keystroke until the worker has drawn all canvases in view, and the frame after that. */
const measureKey = (page: Page, key: string): Promise<number> =>
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

const { path, environment } = findChromium();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox'],
});
const styleguide = await buildStyleguide();
/** Drawings by pdf.js before those that count. */
const peerWarmUp = 5;
const pdfs = contractPdfs(
  Array.from({ length: peerWarmUp + 20 }, (_, at) => `株式会社テスト商会${'社長印'.charAt(at % 3)}`),
);
const lines: string[] = [];
const load = (loadavg()[0] ?? 0).toFixed(1);
for (const ratio of [1, 2]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: ratio,
    locale: 'ja-JP',
  });
  const firsts: number[] = [];
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await context.newPage();
    // Named functions that are sent to the page call this helper of the loader.
    await page.addInitScript('globalThis.__name = (value) => value');
    await serve(page, styleguide);
    await servePapers(page);
    await page.goto(`${origin}/styleguide?group=preview`);
    await page.locator('.ui-preview-pages[aria-busy=false] canvas').first().waitFor({ state: 'attached' });
    firsts.push(await page.evaluate(() => performance.now()));
    for (let key = -warmUp; key < keys / 3; key += 1) {
      const time = await measureKey(page, '社長印'.charAt(Math.abs(key) % 3));
      if (key >= 0) times.push(time);
    }
    await page.close();
  }
  const peer = (await measurePdfJs(context, pdfs, 1.5 * (96 / 72) * ratio)).slice(peerWarmUp);
  lines.push(
    `| ${ratio} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${quantile(firsts, 0.5)} | ${quantile(peer, 0.5)} | ${quantile(peer, 0.95)} |`,
  );
  await context.close();
}
await browser.close();
const text = `## Live preview

service-agreement with the answers of consulting: 3 pages, at 150 %, in headless Chromium without a GPU. From the event of a key until the worker has drawn the pages in view or near it, and the frame after
that; ${keys} keys after ${warmUp} that do not count, in 3 pages. The first picture counts from the navigation, with fonts made and sent by the test itself. Load before the start ${load} on a machine with 2 cores; a quiet machine has 0.
Run: \`node --import tsx --conditions @shorui/source test/bench/web/preview.ts\`

The last two columns are pdf.js (pdfjs-dist 5.4.296) in the same browser and run: a PDF of the same contract read and drawn on two canvases of the same size, 20 times after 5. The PDFs are made
before: their making is not in the figure.

| pixel ratio | key to picture, median ms | p95 ms | first picture, median ms | pdf.js, median ms | pdf.js, p95 ms |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
writeSection('preview', text);
console.log(text);
