import { after } from 'mocha';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

let started: Promise<Browser> | undefined;

/** The browser of this process: started at the first use, closed after all tests. Contexts keep tests apart. */
export function sharedBrowser(): Promise<Browser> {
  started ??= start();
  return started;
}

function start(): Promise<Browser> {
  // At the first use, the browser is unpacked.
  const { path, environment } = findChromium();
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-dev-shm-usage',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}

// Outside of any `describe`, so this is a hook of the whole run.
after(async () => {
  await (await started)?.close();
});
