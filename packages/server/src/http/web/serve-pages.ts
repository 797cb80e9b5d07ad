import type { Context, Middleware } from 'koa';
import { AppError } from '../../errors/app-error.ts';
import type { BuiltFile } from './built-pages.ts';
import { screenPages } from './screen-pages.ts';

/** Files of the build that are no address of their own. */
const inner = /^\/(index\.html|pages\.json|pages\/.*)$/;
/** Addresses of API calls and of the service's own pages, never screens. */
const notScreens = /^\/(v1|admin\/v1|docs|healthz|readyz|metrics)(\/|$)/;
/** Seconds: a year. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built screens: their files, and the page itself for every other address that a browser opens, so that a screen can be
 * opened and reloaded by its address. A missing file of the build is a 404 and never the page: a browser would parse it as a script.
 */
export function servePages(files: ReadonlyMap<string, BuiltFile>): Middleware {
  const pageOf = screenPages(files);
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || notScreens.test(ctx.path)) return next();
    const file = files.get(ctx.path);
    if (file !== undefined && !inner.test(ctx.path)) return send(ctx, file);
    if (ctx.path.startsWith('/assets/')) {
      ctx.set('Cache-Control', 'no-store');
      throw new AppError('not_found');
    }
    const page = pageOf(ctx.path);
    if (page === undefined || ctx.accepts('html', 'json') !== 'html') return next();
    return send(ctx, page);
  };
}

function send(ctx: Context, file: BuiltFile): void {
  ctx.set('Cache-Control', file.immutable ? immutable : 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', file.etag);
  ctx.status = 200;
  ctx.type = file.type;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  // The smallest encoding that the browser accepts: browsers list gzip first.
  const encoding = (['br', 'gzip'] as const).find((each) => file[each] !== undefined && ctx.acceptsEncodings(each));
  if (encoding !== undefined) ctx.set('Content-Encoding', encoding);
  ctx.body = (encoding && file[encoding]) ?? file.plain;
}
