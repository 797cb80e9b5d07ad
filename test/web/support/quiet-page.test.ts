import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { whenQuiet } from '../../support/browser/quiet-page.ts';

/** A page with a worker that imports a script, and what the page does with it. */
const pageOf = (script: string): string => `<!doctype html><title>頁</title><h1>頁</h1><script>${script}</script>`;
const worker = `new Worker('/paper.worker-1.js', { type: 'module' })`;

/** Bodies by path; a path without one gets no answer. */
const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/ended': ['text/html', pageOf(`const first = ${worker}; ${worker}; setTimeout(() => first.terminate(), 300);`)],
  '/waits': ['text/html', pageOf(`fetch('/late')`)],
  '/paper.worker-1.js': ['text/javascript', `import('/paper-script-1.js')`],
  '/favicon.ico': ['image/png', ''],
};

describe('a quiet page', () => {
  const open = browserPages();
  let server: Server;
  let answerLate: () => void = () => undefined;

  before((done) => {
    server = createServer(({ url = '' }, reply) => {
      const body = bodies[url];
      if (url === '/late') answerLate = () => void reply.end('late');
      else if (body !== undefined) reply.setHeader('content-type', `${body[0]}; charset=utf-8`).end(body[1]);
    }).listen(0, '127.0.0.1', done);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const addressOf = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  it('does not wait for the script of a worker that was ended while another worker waits for the same one', async () => {
    const { page } = await open();
    await page.goto(addressOf('/ended'));
    await page.waitForFunction(() => performance.now() > 600);
    expect(page.workers()).to.have.length(1);
    await whenQuiet(page);
  });

  it('waits for what the page itself asks for', async () => {
    const { page } = await open();
    await page.goto(addressOf('/waits'));
    const order: string[] = [];
    const quiet = whenQuiet(page).then(() => order.push('quiet'));
    // More frames than the looks at a quiet page take.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    });
    order.push('answered');
    answerLate();
    await quiet;
    expect(order).to.deep.equal(['answered', 'quiet']);
  });
});
