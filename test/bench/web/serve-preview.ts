import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { securityHeaders } from '../../../packages/server/src/http/security-headers.ts';
import { servePages } from '../../../packages/server/src/http/web/serve-pages.ts';
import { builtPages } from '../../web/support/built-screens.ts';
import { paperPart, type PaperPart } from '../../web/support/served-papers.ts';

export interface ServedPreview {
  /** Of the styleguide. */
  readonly address: string;
  close(): void;
}

/**
 * Serves the build of the styleguide as the product serves its pages, with their headers and compressed, and beside it fonts and
 * templates. They are made once, as the server keeps them: making them is no part of a first picture.
 */
export async function servePreview(folder: string): Promise<ServedPreview> {
  const app = new Koa();
  const kept = new Map<string, PaperPart | undefined>();
  app.use(securityHeaders({ mode: 'development' }));
  app.use(async (context, next) => {
    const { href } = context.URL;
    if (!kept.has(href)) kept.set(href, paperPart(context.URL));
    const part = kept.get(href);
    if (part === undefined) return next();
    if (part.isImmutable) context.set('Cache-Control', 'public, max-age=31536000, immutable');
    context.type = part.contentType;
    context.body = part.body;
  });
  app.use(servePages(builtPages(folder)));
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/styleguide`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
