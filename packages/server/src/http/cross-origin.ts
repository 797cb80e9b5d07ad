import type { Middleware } from 'koa';

/** Seconds for which a browser may cache the reply to a preflight request. */
const maxAge = '600';

/** Lets pages of the listed origins call the API, with cookies. The list is empty by default. */
export function crossOrigin(origins: readonly string[]): Middleware {
  const known = new Set(origins);
  return async (ctx, next) => {
    if (known.size === 0) return next();
    ctx.vary('Origin');
    const origin = ctx.get('Origin');
    if (!known.has(origin)) return next();
    ctx.set('Access-Control-Allow-Origin', origin);
    ctx.set('Access-Control-Allow-Credentials', 'true');
    ctx.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, Content-Disposition, Event-Position');
    if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
    ctx.set('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    ctx.set('Access-Control-Allow-Headers', 'Content-Type, Authorization, X-Workspace, X-XSRF-TOKEN, Accept-Language');
    ctx.set('Access-Control-Max-Age', maxAge);
    ctx.status = 204;
  };
}
