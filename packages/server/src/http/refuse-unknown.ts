import type { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { AppError } from '../errors/app-error.ts';

/** Replies to calls that match no endpoint: 404, 405 with Allow, and OPTIONS. GET endpoints reply to HEAD. */
export function refuseUnknown(router: Router): Middleware {
  return (ctx) => {
    const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
    if (methods.size === 0) throw new AppError('no_route');
    ctx.set('Allow', [...methods, 'OPTIONS'].join(', '));
    if (ctx.method !== 'OPTIONS') throw new AppError('method_not_allowed');
    ctx.status = 204;
  };
}
