import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { after, before } from 'mocha';
import { servePages } from '../../../packages/server/src/http/web/serve-pages.ts';
import { securityHeaders } from '../../../packages/server/src/http/security-headers.ts';
import { builtPages } from './built-screens.ts';
import { buildStyleguide } from './built-styleguide.ts';

/** Serves the styleguide, with the headers of the product, for all tests of a `describe`. Gives its address. */
export function servedStyleguide(): () => string {
  let server: Server | undefined;
  before(async function serveStyleguide() {
    // Building takes some seconds, and longer while other tests run.
    this.timeout(300_000);
    const app = new Koa();
    app.use(securityHeaders({ mode: 'development' }));
    app.use(servePages(builtPages(await buildStyleguide())));
    const listening = createServer(app.callback());
    await new Promise<void>((resolve) => listening.listen(0, resolve));
    server = listening;
  });
  after(() => server?.closeAllConnections());
  after(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The styleguide is served within hooks and tests only.');
    return `http://localhost:${(server.address() as AddressInfo).port}/styleguide`;
  };
}
