import type { Context } from 'koa';
import type { Config } from '../config/config.ts';

/** Cookies of the product; all but `device` (known-devices.ts) have the names in the specification. */
export type CookieName = 'token' | 'adminToken' | 'workspace' | 'XSRF-TOKEN' | 'device';

/** Reads and sets cookies: names, flags and ages are defined in one place. */
export interface Cookies {
  read(ctx: Context, name: CookieName): string | undefined;
  /** Without `expires` the cookie lasts until the browser closes. */
  write(ctx: Context, name: CookieName, value: string, expires?: Date): void;
  clear(ctx: Context, name: CookieName): void;
}

/** Screens read this one to send it back as a header; only the server reads the others. */
const readable: ReadonlySet<CookieName> = new Set(['XSRF-TOKEN']);

/**
 * In production, session cookies have the `__Host-` prefix: browsers then accept them only over HTTPS, for the whole host and from
 * this host itself. The CSRF cookie keeps its plain name, which screens read; its value is signed for the session.
 */
export function createCookies(config: Pick<Config, 'mode'>): Cookies {
  const secure = config.mode === 'production';
  const nameOf = (name: CookieName): string => (secure && !readable.has(name) ? `__Host-${name}` : name);
  const header = (name: CookieName, value: string, rest: readonly string[]): string =>
    [
      `${nameOf(name)}=${value}`,
      'Path=/',
      ...rest,
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
      ...(readable.has(name) ? [] : ['HttpOnly']),
    ].join('; ');
  /** The last value set for a cookie wins: an earlier header of the same name is removed. */
  const append = (ctx: Context, name: CookieName, line: string): void => {
    const before = [ctx.res.getHeader('Set-Cookie') ?? []].flat().map(String);
    const lines = before.filter((each) => !each.startsWith(`${nameOf(name)}=`));
    ctx.set('Set-Cookie', [...lines, line]);
  };
  return {
    read: (ctx, name) => readCookie(ctx.get('Cookie'), nameOf(name)),
    write: (ctx, name, value, expires) =>
      append(ctx, name, header(name, value, expires === undefined ? [] : [`Expires=${expires.toUTCString()}`])),
    clear: (ctx, name) => append(ctx, name, header(name, '', ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'])),
  };
}

/** Value of a cookie in a Cookie header; the first one of that name. All our values are plain ASCII. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim() || undefined;
  }
  return undefined;
}
