import { cpus, loadavg } from 'node:os';
import { createClient } from '@shorui/server/client';
import { adminLogin, createApplication, editApplicationCall } from '@shorui/server/contract';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../support/browser/find-chromium.ts';
import { writeSection } from '../write-section.ts';
import { serveDemo } from './serve-demo.ts';

// Typing in the builder of an application with 300 questions, in Chromium, over a server with an empty database.
// `node --import tsx --conditions @shorui/source test/bench/web/builder-typing.ts`, after `npm run build && npm run build -w @shorui/web`: a minute.

const [questions, keys] = [300, 40];
const staff = { uid: 'staff', password: 'shorui-demo-2026' };

/** Makes an application of many questions. */
async function makeApplication(baseUrl: string): Promise<number> {
  const client = createClient({ baseUrl, cookies: 'jar' });
  await client.call(adminLogin, { body: staff });
  const made = await client.call(createApplication, { body: { name: '質問の多いアプリケーション' } });
  let { version } = made;
  for (let from = 0; from < questions; from += 100) {
    const changes = Array.from({ length: 100 }, (_, at) => {
      const name = `質問${from + at + 1}`;
      const options = ['はい', 'いいえ'].map((text) => ({ text, value: text }));
      return { action: 'create', kind: 'question', value: { name, title: name, type: 'single', options } };
    });
    ({ version } = await client.call(editApplicationCall, { params: { id: made.id }, body: { version, changes } }));
  }
  return made.id;
}

interface Figures {
  readonly median: number;
  readonly p95: number;
}

/** Ms from each key to the frame in which it is drawn. */
async function measureKeys(page: Page): Promise<Figures> {
  const input = page.locator('.builder-settings input').first();
  await input.click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
        channel.port1.start();
        // A message posted from a frame arrives once the frame has been drawn.
        requestAnimationFrame(() => channel.port2.postMessage(undefined));
      },
      { capture: true },
    );
  });
  for (let at = 0; at < keys; at++) {
    await page.keyboard.press('a');
    // Every few keys a pause, so that changes are applied and saved in between as they are for a person.
    await page.waitForTimeout(at % 4 === 3 ? 500 : 60);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

const { path: executablePath, environment } = findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...environment },
  args: ['--no-sandbox', '--no-zygote', '--disable-dev-shm-usage'],
});
const demo = await serveDemo();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${demo.url}/admin/auth/login`);
  await page.fill('[name=uid]', staff.uid);
  await page.fill('[name=password]', staff.password);
  await page.click('button[type=submit]');
  await page.waitForURL((url) => url.pathname === '/admin');
  const id = await makeApplication(demo.url);
  const session = await page.context().newCDPSession(page);
  const rows: string[] = [];
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${demo.url}/admin/applications/build/${id}`);
    await page.getByRole('treeitem').nth(150).click();
    const { median, p95 } = await measureKeys(page);
    rows.push(`| ${rate === 1 ? 'as it is' : `slowed ${rate} times`} | ${median.toFixed(0)} | ${p95.toFixed(0)} |`);
  }
  const load = loadavg()[0]?.toFixed(1) ?? '';
  writeSection(
    'web-builder',
    [
      '## The web: typing in the builder',
      '',
      `\`test/bench/web/builder-typing.ts\`: Chromium, 1440 × 900, an application of ${questions} questions, ${keys} keys into the name of one with pauses`,
      `in which it is applied and saved; from the key until it is drawn. ${cpus().length} cores, load ${load}.`,
      '',
      '| processor | median, ms | 95th of 100, ms |',
      '| --- | ---: | ---: |',
      ...rows,
    ].join('\n'),
  );
} finally {
  await browser.close();
  demo.stop();
}
