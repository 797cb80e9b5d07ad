import { randomFillSync } from 'node:crypto';
import type { Context } from 'koa';

/** Bytes of one id, and ids generated at once: a call for random bytes costs more than an id. */
const size = 12;
const pool = Buffer.alloc(size * 256);
let used = pool.length;

/** 16 characters of base64url. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += size;
  return pool.toString('base64url', used - size, used);
}

/** Id of the request: in every log line and error reply. An id from a trusted proxy is kept, so that logs can be correlated. */
export function requestIdOf(ctx: Context, trustedProxies: number): string {
  const given = ctx.get('X-Request-Id');
  if (trustedProxies > 0 && /^[\w-]{8,64}$/.test(given)) return given;
  return newRequestId();
}
