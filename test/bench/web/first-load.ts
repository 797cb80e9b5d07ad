import { cpus, loadavg } from 'node:os';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { siteTitles } from '../../../packages/web/src/messages/jp/site-titles.ts';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { writeSection } from '../write-section.ts';
import { serveDemo } from './serve-demo.ts';

// The first load of pages and changes of route in Chromium with a processor slowed four times, over the demo data.
// `node --import tsx test/bench/web/first-load.ts [rounds]`, after `npm run build && npm run build -w @shorui/web`: a minute.

const rounds = Number(process.argv[2] ?? 5);
const slowdown = 4;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Load {
  /** Milliseconds to the largest paint. */
  readonly paint: number;
  /** Bytes of scripts as they were transferred, without the worker. */
  readonly script: number;
}

/** Opens an address in a browser without a cache. `settled` is seen when the page is complete. */
async function load(context: BrowserContext, url: string, settled: string): Promise<Load> {
  const page = await context.newPage();
  await slow(page);
  await page.goto(url);
  await page.locator(settled).first().waitFor();
  await page.waitForTimeout(700);
  const measured = await page.evaluate(
    () =>
      new Promise<Load>((resolve) => {
        new PerformanceObserver((list) => {
          const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          resolve({
            paint: list.getEntries().at(-1)?.startTime ?? 0,
            script: scripts
              .filter(({ name }) => name.endsWith('.js'))
              .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return measured;
}

/** Milliseconds from a press on a link to the picture of a screen whose data and parts are known. */
async function changeRoute(page: Page, link: string, settled: string): Promise<number> {
  return page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        document.querySelector<HTMLElement>(from ?? '')?.click();
        const timer = setInterval(() => {
          if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent === to)) return;
          clearInterval(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        }, 1);
      }),
    [link, settled],
  );
}

const { path, environment } = findChromium();
const { url, stop } = await serveDemo();
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** A browser of its own for each load, so that nothing is in its cache. */
async function measure(address: string, settled: string, isMember: boolean): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await newContext(isMember);
    loads.push(await load(context, `${url}${address}`, settled));
    await context.close();
  }
  return { paint: median(loads.map(({ paint }) => paint)), script: median(loads.map(({ script }) => script)) };
}

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
async function newContext(isMember: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
  if (isMember) await context.addCookies(cookies);
  return context;
}

const first = await newContext(false);
const entering = await first.newPage();
await entering.goto(`${url}/auth/login`);
await entering.locator('input[name=email]').fill('root@sakura.example.jp');
await entering.locator('input[name=password]').fill('shorui-demo-2026');
await entering.locator('button[type=submit]').click();
await entering.waitForURL(`${url}/dashboard`);
cookies = await first.cookies();

const login = await measure('/auth/login', 'input[name=email]', false);
const shell = await measure('/dashboard', 'h1', true);
const list = await measure('/settings/user', 'h1', true);

await slow(entering);
const changes: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  for (const path of ['/settings', '/dashboard'] as const) {
    const ms = await changeRoute(entering, `a[href="${path}"]`, siteTitles[path]);
    // The first round loads the screens.
    if (round > 0) changes.push(ms);
    await entering.waitForTimeout(300);
  }
}

await browser.close();
stop();

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const line = (name: string, { paint, script }: Load, limit: number): string =>
  `| ${name} | ${kilobytes(script)} | ${Math.round(paint)} ms | ${limit} ms |`;
writeSection(
  'web-first-load',
  `## The web: first load and change of route

\`test/bench/web/first-load.ts\`: Chromium, 1440 × 900, a processor slowed ${slowdown} times, no cache, the demo data, median of ${rounds} loads.
${cpus().length} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes waiting for them on average: a busy machine adds to every time.
Scripts as transferred, with what is loaded after the first picture; \`npm run -s bundle:report\` has what comes before it.

| page | scripts | largest paint | at most |
| --- | --- | --- | --- |
${line('log-in', login, 1000)}
${line('dashboard', shell, 1500)}
${line('list of members', list, 1500)}

A change of route with data and parts that are known: median ${Math.round(median(changes))} ms, longest ${Math.round(Math.max(...changes))} ms (at most 100).
`,
);
