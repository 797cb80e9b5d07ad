/**
 * The live preview in Chromium: from a keystroke to the new picture of a contract of three pages and of a PDF form, and to the first
 * picture, at pixel ratios of 1 and 2; beside it pdf.js, which draws PDFs of the same contract. Run from the root of the repository:
 * `node --import tsx --conditions @shorui/source test/bench/web/preview.ts`
 */
import { loadavg } from 'node:os';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { buildStyleguide } from '../../web/support/built-styleguide.ts';
import { writeSection } from '../write-section.ts';
import { contractPdfs, measurePdfJs } from './pdf-js.ts';
import { measureFirstPicture, measureKey, quantile } from './preview-times.ts';
import { servePreview } from './serve-preview.ts';

/** Times that a page is shown before the first that counts, so that the browser has its files and compiled code. */
const warmPages = 2;
/** Pages that count. */
const pages = 5;
/** Keystrokes before those that count (the first second), and those that count. */
const [warmUp, keys] = [20, 60];
/** What is shown: a state of the styleguide, the answer that is typed, and what the first picture consists of. */
interface Example {
  readonly state: string;
  readonly answer: string;
  readonly drawn: readonly string[];
}
const values = '.ui-preview-picture > canvas';
const contract: Example = { state: 'a-contract', answer: '委託者名', drawn: [values] };
/** pdf.js draws the page below the values. */
const form: Example = { state: 'a-pdf-form', answer: '提出先', drawn: [values, '.ui-page-picture canvas'] };

const { path, environment } = findChromium();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox'],
});
const styleguide = await servePreview(await buildStyleguide());
/** Drawings by pdf.js before those that count. */
const peerWarmUp = 5;
const pdfs = contractPdfs(
  Array.from({ length: peerWarmUp + 20 }, (_, at) => `株式会社テスト商会${'社長印'.charAt(at % 3)}`),
);
const load = (loadavg()[0] ?? 0).toFixed(1);

/** Ms of the keys that count, typed into an answer of one page. */
async function measureKeys(page: Page, answer: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let key = -warmUp; key < keys / pages; key += 1)
    times.push(await measureKey(page, answer, '社長印'.charAt(Math.abs(key) % 3)));
  return times.slice(warmUp);
}

interface Measured {
  readonly firsts: readonly number[];
  readonly times: readonly number[];
}

/** Ms to the first pictures, and of keys in the pages that count. */
async function measure(context: BrowserContext, { state, answer, drawn }: Example): Promise<Measured> {
  const firsts: number[] = [];
  const times: number[] = [];
  for (let run = -warmPages; run < pages; run += 1) {
    const page = await context.newPage();
    const first = await measureFirstPicture(page, `${styleguide.address}?group=preview&state=${state}`, drawn);
    await page.locator('.ui-preview-pages[aria-busy=false]').waitFor();
    if (run >= 0) {
      firsts.push(first);
      times.push(...(await measureKeys(page, answer)));
    }
    await page.close();
  }
  return { firsts, times };
}

const figures = ({ firsts, times }: Measured): string =>
  `${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${quantile(firsts, 0.5)}`;

const lines: string[] = [];
for (const ratio of [1, 2]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: ratio,
    locale: 'ja-JP',
  });
  const contracts = await measure(context, contract);
  const forms = await measure(context, form);
  const peer = (await measurePdfJs(context, pdfs, 1.5 * (96 / 72) * ratio)).slice(peerWarmUp);
  lines.push(
    `| contract | ${ratio} | ${figures(contracts)} | ${quantile(peer, 0.5)} | ${quantile(peer, 0.95)} |`,
    `| PDF form | ${ratio} | ${figures(forms)} | | |`,
  );
  await context.close();
}
await browser.close();
styleguide.close();
const text = `## Live preview

Contract: service-agreement with the answers of consulting, 3 pages; PDF form: address-change, 1 page, whose form pdf.js draws once below the values. At the width of the window, in headless Chromium without a GPU. From the event of a key until the worker has drawn the pages in view or near it, and the frame after
that; ${keys} keys after ${warmUp} that do not count, in ${pages} pages. The first picture counts from the navigation until the canvas of the first page shows ink, in a browser that has shown the page ${warmPages} times before: its files and compiled code are in the cache. Load before the start ${load} on a machine with 2 cores; a quiet machine has 0.
Run: \`node --import tsx --conditions @shorui/source test/bench/web/preview.ts\`

The last two columns are pdf.js (pdfjs-dist 5.4.296) in the same browser and run: a PDF of the same contract read and drawn on two canvases of the same size, 20 times after 5. The PDFs are made
before: their making is not in the figure.

| document | pixel ratio | key to picture, median ms | p95 ms | first picture, median ms | pdf.js, median ms | pdf.js, p95 ms |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
writeSection('preview', text);
console.log(text);
