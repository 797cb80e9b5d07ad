import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';
import type { Cookies } from './cookies.ts';

/** Name of the header that returns the value of the XSRF-TOKEN cookie. */
export const csrfHeader = 'X-XSRF-TOKEN';

/**
 * A browser may hold a user session and a staff session at once, and has one XSRF-TOKEN cookie: it contains the signatures of all its
 * sessions, joined by dots. A call needs the signature of the session that it uses.
 */
export interface Csrf {
  /** Throws AppError csrf unless the header contains the signature of the caller's session. */
  check(ctx: Context, caller: Caller): void;
  /** Whether `check` would pass. */
  holds(ctx: Context, caller: Caller): boolean;
  /** Sets the cookie for these session tokens unless the browser already has it; removes it when there are none. */
  renew(ctx: Context, tokens: readonly (string | undefined)[]): void;
}

export function createCsrf(secret: string, cookies: Cookies): Csrf {
  const sign = (token: string): string => createHmac('sha256', secret).update(`csrf ${token}`).digest('base64url');
  const holds = (ctx: Context, { via, token }: Caller): boolean => {
    if (via !== 'cookie' || token === undefined) return true;
    const expected = Buffer.from(sign(token));
    const given = ctx
      .get(csrfHeader)
      .split('.', 4)
      .map((part) => Buffer.from(part));
    return given.some((part) => part.length === expected.length && timingSafeEqual(part, expected));
  };
  return {
    holds,
    check(ctx, caller) {
      if (!holds(ctx, caller)) throw new AppError('csrf');
    },
    renew(ctx, tokens) {
      const value = tokens.flatMap((token) => (token === undefined ? [] : [sign(token)])).join('.');
      if ((cookies.read(ctx, 'XSRF-TOKEN') ?? '') === value) return;
      if (value === '') cookies.clear(ctx, 'XSRF-TOKEN');
      else cookies.write(ctx, 'XSRF-TOKEN', value);
    },
  };
}
