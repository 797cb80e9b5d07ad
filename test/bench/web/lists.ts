/**
 * Lists in Chromium: frames while 10,000 rows scroll, and turning a page whose rows are there, with the processor as it is and slowed
 * four times. Beside it the table of React Aria with the same rows. Run from the root of the repository:
 * `node --import tsx --conditions @shorui/source test/bench/web/lists.ts`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { buildStyleguide } from '../../web/support/built-styleguide.ts';

const root = join(import.meta.dirname, '../../..');
const origin = 'http://lists.test';
const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Px that each frame scrolls, frames of a run, runs of a figure, and page turns of a figure. */
const [step, frames, runs, turns] = [120, 180, 3, 15];

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Serves a folder under the origin; every other address shows its page. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : '/index.html';
    const contentType = mediaTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await route.fulfill({ body: readFileSync(join(folder, file)), contentType });
  });
}

/** Frames a second while the window, or an element, scrolls. */
const measureScroll = (page: Page, selector: string | null): Promise<number> =>
  page.evaluate(
    ([wanted, by, count]) =>
      new Promise<number>((resolve) => {
        const target = wanted === null ? globalThis : document.querySelector(wanted);
        let [left, begin] = [count, 0];
        const frame = (now: number): void => {
          if (begin === 0) begin = now;
          if (left === 0) return resolve((count * 1000) / (now - begin));
          left -= 1;
          target?.scrollBy(0, by);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [selector, step, frames] as const,
  );

/** Ms from the press until the frame that shows other rows has been drawn. */
const measureTurn = (page: Page, button: string): Promise<number> =>
  page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        const part = document.querySelector('[data-state="rows"]') ?? document;
        const first = (): string | null | undefined => part.querySelectorAll('[role=row]')[1]?.textContent;
        const before = first();
        const begin = performance.now();
        part.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
        const look = (): void => {
          if (first() === before) requestAnimationFrame(look);
          // A message comes after the frame has been drawn.
          else setTimeout(() => resolve(performance.now() - begin));
        };
        requestAnimationFrame(look);
      }),
    button,
  );

async function turnPages(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    const time = await measureTurn(page, turn % 2 === 0 ? '次のページ' : '前のページ');
    if (turn >= 0) times.push(time);
  }
  return median(times);
}

async function scrollAll(page: Page, selector: string | null): Promise<number> {
  const figures: number[] = [];
  for (let run = 0; run < runs; run += 1) figures.push(await measureScroll(page, selector));
  return median(figures);
}

const peer = join(root, 'node_modules/.cache/lists-peer');
await build({
  configFile: false,
  root: join(import.meta.dirname, 'peer'),
  plugins: [react()],
  logLevel: 'error',
  build: { outDir: peer, emptyOutDir: true },
});
const { path, environment } = findChromium();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox'],
});
const styleguide = await buildStyleguide();
const lines: string[] = [];
for (const slow of [1, 4]) {
  const open = async (folder: string, address: string): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
    // Named functions that are sent to the page call this helper of the loader.
    await page.addInitScript('globalThis.__name = (value) => value');
    await serve(page, folder);
    await page.goto(`${origin}${address}`);
    await page.getByRole('row').nth(10).waitFor({ state: 'attached' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    return page;
  };
  const own = await open(styleguide, '/styleguide?group=lists');
  const ownTurn = await turnPages(own);
  await own.getByRole('button', { name: '10,000件を表示' }).click();
  await own.locator('.ui-grid-space').last().waitFor({ state: 'attached' });
  await own.locator('[data-state="10,000 rows"]').evaluate((part) => part.scrollIntoView());
  const ownFrames = await scrollAll(own, null);
  await own.close();
  const paged = await open(peer, '/');
  const peerTurn = await turnPages(paged);
  await paged.close();
  const many = await open(peer, '/#many');
  const peerFrames = await scrollAll(many, '[role=grid]');
  await many.close();
  lines.push(
    `| 10,000 rows scroll, ${slow}x | ${ownFrames.toFixed(0)} frames/s | ${peerFrames.toFixed(0)} frames/s | ${(ownFrames / peerFrames).toFixed(1)} |`,
    `| a page of 20 rows turns, ${slow}x | ${ownTurn.toFixed(0)} ms | ${peerTurn.toFixed(0)} ms | ${(peerTurn / ownTurn).toFixed(1)} |`,
  );
}
await browser.close();
console.log(['| what | list kit | Table of React Aria | times better |', '|---|---|---|---|', ...lines].join('\n'));
