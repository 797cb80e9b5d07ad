/**
 * The wizard of the product in Chromium, opened by its address: from the navigation to the first picture of the paper beside the
 * questions, and from a keystroke to the new one, at pixel ratios of 1 and 2. Run from the root of the repository, after
 * `npm run build && npm run build -w @shorui/web`: `node --import tsx --conditions @shorui/source test/bench/web/wizard.ts`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@shorui/server/client';
import type { Application } from '@shorui/engine';
import { findForUser, listForUser, login, saveAnswer, startUse } from '@shorui/server/contract';
import { chromium, type BrowserContext } from 'playwright-core';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { writeSection } from '../write-section.ts';
import { measureFirstPicture, measureKey, quantile } from './preview-times.ts';
import { serveDemo } from './serve-demo.ts';

/** Times that the wizard is opened before those that count, and those that count. */
const [warmOpenings, openings] = [3, 9];
/** Milliseconds that the first ones stay open: the browser keeps compiled code when it has nothing else to do. */
const stayMs = 3000;
/** Keystrokes before those that count (the first second), and those that count. */
const [warmUp, keys] = [20, 60];
const member = { email: 'root@sakura.example.jp', password: 'shorui-demo-2026' };
const bundles = join(import.meta.dirname, '../../../fixtures');
/** Applications of the demo whose first file is the paper that is shown: `answers` of their bundle, and the answer that is typed. */
const papers = [
  {
    title: 'Word: service-agreement with the answers consulting, 3 pages',
    application: '業務委託契約書',
    answers: 'service-agreement/answers/consulting.json',
    typed: '委託者名',
  },
  {
    title: 'PDF form: year-end-adjustment with the answers single-relative',
    application: '年末調整',
    answers: 'year-end-adjustment/answers/single-relative.json',
    typed: '税務署',
  },
] as const;

const { path, environment } = findChromium();
const load = (loadavg()[0] ?? 0).toFixed(1);
const product = await serveDemo(true);
const client = createClient({ baseUrl: product.url, cookies: 'jar' });
await client.call(login, { body: member });
const { items } = await client.call(listForUser, {});

interface OpenedRun {
  /** The address of the run, all of whose questions are answered: its review. */
  readonly review: string;
  /** That of the page with the answer that is typed. */
  readonly question: string;
}

async function beginRun({ application, answers, typed }: (typeof papers)[number]): Promise<OpenedRun> {
  const offered = items.find(({ name }) => name === application);
  if (offered === undefined) throw new Error(`The demo does not offer ${application}.`);
  const { id: run } = await client.call(startUse, { body: { app_id: offered.id } });
  const given = JSON.parse(readFileSync(join(bundles, answers), 'utf8')) as Record<string, unknown>;
  await client.call(saveAnswer, { body: { app_user_id: run, answers: given } });
  const { content } = await client.call(findForUser, { params: { id: run } });
  const { fields, questions } = content as Application;
  const group = fields.find(({ name }) => name === typed)?.field_group_id;
  const question = questions.find(({ field_groups: groups = [] }) => groups.some(({ id }) => id === group))?.id;
  const review = `${product.url}/applications/form/${offered.id}?run=${run}&step=review`;
  return { review, question: review.replace('review', String(question)) };
}

/** Times in one window: of the first picture of each opening, and from each key to its picture, ms. */
async function measure(context: BrowserContext, { review, question }: OpenedRun, typed: string) {
  const firsts: number[] = [];
  const times: number[] = [];
  for (let opening = -warmOpenings; opening < openings; opening += 1) {
    const page = await context.newPage();
    const first = await measureFirstPicture(page, review, ['.ui-preview-picture > canvas']);
    if (opening >= 0) firsts.push(first);
    else await page.waitForTimeout(stayMs);
    await page.close();
  }
  const page = await context.newPage();
  await page.goto(question);
  await page.getByLabel(typed).first().waitFor();
  await page.locator('.ui-preview-pages[aria-busy=false]').waitFor();
  for (let key = -warmUp; key < keys; key += 1) {
    const time = await measureKey(page, typed, '社長印'.charAt(Math.abs(key) % 3));
    if (key >= 0) times.push(time);
  }
  await page.close();
  return { firsts, times };
}

async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${product.url}/auth/login`);
  await page.locator('input[name=email]').fill(member.email);
  await page.locator('input[name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
  await page.close();
}

const lines: string[] = [];
for (const paper of papers) {
  const run = await beginRun(paper);
  for (const ratio of [1, 2]) {
    // A profile of its own, as people have: a private window keeps no compiled code.
    const profile = mkdtempSync(join(tmpdir(), 'shorui-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: path,
      env: { ...process.env, ...environment },
      args: ['--no-sandbox'],
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: ratio,
      locale: 'ja-JP',
    });
    // Named functions that are sent to a page call this helper of the loader.
    await context.addInitScript('globalThis.__name = (value) => value');
    await logIn(context);
    const { firsts, times } = await measure(context, run, paper.typed);
    lines.push(
      `| ${paper.title} | ${ratio} | ${quantile(firsts, 0.5)} | ${quantile(firsts, 0.9)} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} |`,
    );
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
product.stop();
const text = `## The wizard and its paper

The wizard of the product with the demo, opened by the address of the review of a run: the server runs on the same machine, in a process of its own. From the navigation, with the page, its scripts, the session, the questions and the answers, until the canvas of
the first page shows ink, ${openings} times after ${warmOpenings} that stay open for ${stayMs / 1000} s (files and compiled code are in the cache of the browser, which has a profile); then from the event of a key until the picture is drawn, ${keys} keys after ${warmUp}, in headless Chromium without a GPU at 1440x900. The machine has the Japanese font of the screens, as Windows does. Load before the start ${load} on a machine with 2 cores.
Run: \`npm run build && npm run build -w @shorui/web\`, then \`node --import tsx --conditions @shorui/source test/bench/web/wizard.ts\`

| paper | pixel ratio | first picture, median ms | 90th percentile ms | key to picture, median ms | p95 ms |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
writeSection('wizard', text);
console.log(text);
