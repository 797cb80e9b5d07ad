/**
 * The wizard of the product in Chromium, opened by its address: from the navigation to the first picture of the contract beside the
 * questions, and from a keystroke to the new one, at pixel ratios of 1 and 2. Run from the root of the repository, after
 * `npm run build && npm run build -w @shorui/web`: `node --import tsx --conditions @shorui/source test/bench/web/wizard.ts`
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@shorui/server/client';
import { listForUser, login, saveAnswer, startUse } from '@shorui/server/contract';
import { chromium } from 'playwright-core';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { writeSection } from '../write-section.ts';
import { measureKey, noteFirstPicture, quantile } from './preview-times.ts';
import { serveDemo } from './serve-demo.ts';

/** Times that the wizard is opened before those that count, and those that count. */
const [warmOpenings, openings] = [2, 9];
/** Keystrokes before those that count (the first second), and those that count. */
const [warmUp, keys] = [20, 60];
const member = { email: 'root@sakura.example.jp', password: 'shorui-demo-2026' };
const application = '業務委託契約書';
const answer = '委託者名';
const answersAt = join(import.meta.dirname, '../../../fixtures/service-agreement/answers/consulting.json');

const { path, environment } = findChromium();
const load = (loadavg()[0] ?? 0).toFixed(1);
const product = await serveDemo(true);
const client = createClient({ baseUrl: product.url, cookies: 'jar' });
await client.call(login, { body: member });
const { items } = await client.call(listForUser, {});
const offered = items.find(({ name }) => name === application);
if (offered === undefined) throw new Error(`The demo does not offer ${application}.`);
const { id: run } = await client.call(startUse, { body: { app_id: offered.id } });
const answers = JSON.parse(readFileSync(answersAt, 'utf8')) as Record<string, unknown>;
await client.call(saveAnswer, { body: { app_user_id: run, answers } });
const address = `${product.url}/applications/form/${offered.id}?run=${run}`;

const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox'],
});
const lines: string[] = [];
for (const ratio of [1, 2]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: ratio,
    locale: 'ja-JP',
  });
  const firsts: number[] = [];
  const times: number[] = [];
  // Named functions that are sent to a page call this helper of the loader.
  await context.addInitScript('globalThis.__name = (value) => value');
  const entrance = await context.newPage();
  await entrance.goto(`${product.url}/auth/login`);
  await entrance.locator('input[name=email]').fill(member.email);
  await entrance.locator('input[name=password]').fill(member.password);
  await entrance.keyboard.press('Enter');
  await entrance.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await entrance.close();
  for (let opening = -warmOpenings; opening < openings; opening += 1) {
    const page = await context.newPage();
    // Most machines have a Japanese font and load none of the product's; this browser has none.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/japanese-fonts-*'] });
    await page.addInitScript(noteFirstPicture, ['.ui-preview-picture > canvas']);
    await page.goto(address);
    const mark = () => performance.getEntriesByName('first picture')[0]?.startTime;
    await page.waitForFunction(mark);
    await page.locator('.ui-preview-pages[aria-busy=false]').waitFor();
    if (opening >= 0) firsts.push((await page.evaluate(mark)) ?? Number.NaN);
    if (opening === openings - 1) {
      // All is answered, so that the review is shown: from there to the question.
      await page.getByRole('button', { name: '直す' }).nth(1).click();
      await page.getByLabel(answer).first().waitFor();
      for (let key = -warmUp; key < keys; key += 1) {
        const time = await measureKey(page, answer, '社長印'.charAt(Math.abs(key) % 3));
        if (key >= 0) times.push(time);
      }
    }
    await page.close();
  }
  lines.push(
    `| ${ratio} | ${quantile(firsts, 0.5)} | ${quantile(firsts, 0.9)} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} |`,
  );
  await context.close();
}
await browser.close();
product.stop();
const text = `## The wizard and its paper

The wizard of the product with the demo, opened by the address of a run of service-agreement with the answers of consulting (3 pages): the server runs on the same machine, in a process of its own. From the navigation, with the page, its scripts, the session, the questions and the answers, until the canvas of
the first page shows ink, ${openings} times after ${warmOpenings} (files are in the cache of the browser); then from the event of a key until the picture is drawn, ${keys} keys after ${warmUp}, in headless Chromium without a GPU at 1440x900. The Japanese web fonts of the screens are not loaded, as on machines that have a Japanese font: in a browser that loads them, with this machine, the picture comes about 1.2 s later. Load before the start ${load} on a machine with 2 cores.
Run: \`npm run build && npm run build -w @shorui/web\`, then \`node --import tsx --conditions @shorui/source test/bench/web/wizard.ts\`

| pixel ratio | first picture, median ms | 90th percentile ms | key to picture, median ms | p95 ms |
|---|---|---|---|---|
${lines.join('\n')}
`;
writeSection('wizard', text);
console.log(text);
