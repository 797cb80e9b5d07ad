import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import type { Cookies } from './cookies.ts';

/** Maximum number of accounts marked in a browser, the newest first. */
const mostMarks = 5;
const lifetimeMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Browsers that logged in to an account before. Their cookie `device` contains a signature for each account, joined by dots. It
 * grants no access: it only separates this browser's login attempts from those of other clients when guesses are counted.
 */
export interface KnownDevices {
  has(ctx: Context, account: string): boolean;
  /** Called after a login with the correct password. */
  remember(ctx: Context, account: string): void;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function createKnownDevices(secret: string, cookies: Cookies, now: () => Date): KnownDevices {
  const sign = (account: string): string =>
    createHmac('sha256', secret).update(`device ${account}`).digest('base64url').slice(0, 32);
  const marksOf = (ctx: Context): readonly string[] => (cookies.read(ctx, 'device') ?? '').split('.', mostMarks);
  return {
    has(ctx, account) {
      const expected = sign(account);
      return marksOf(ctx).some((given) => isSame(given, expected));
    },
    remember(ctx, account) {
      const mark = sign(account);
      const others = marksOf(ctx).filter((given) => /^[\w-]{32}$/.test(given) && given !== mark);
      const marks = [mark, ...others].slice(0, mostMarks);
      cookies.write(ctx, 'device', marks.join('.'), new Date(now().getTime() + lifetimeMs));
    },
  };
}
