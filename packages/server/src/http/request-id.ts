import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';

/** Id of the request: in every log line and error reply. One that a trusted proxy gave is kept, so that logs can be joined. */
export function requestIdOf(ctx: Context, trustedProxies: number): string {
  const given = ctx.get('X-Request-Id');
  if (trustedProxies > 0 && /^[\w-]{8,64}$/.test(given)) return given;
  return randomBytes(12).toString('base64url');
}
