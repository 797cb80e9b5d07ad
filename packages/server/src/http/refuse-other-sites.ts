import type { Context } from 'koa';
import { AppError } from '../errors/app-error.ts';
import type { Config } from '../config/config.ts';

export type OwnOrigins = Pick<Config, 'publicUrl' | 'corsOrigins'>;

/**
 * A second protection in addition to the CSRF token: refuses a change that a browser sends for a page of another site. Browsers
 * identify the site by `Origin`, or by `Sec-Fetch-Site` where they omit `Origin`; programs send neither. Own origins are the public
 * address, the configured origins, and the host that was called.
 * @throws {AppError} csrf
 */
export function refuseOtherSites(ctx: Context, { publicUrl, corsOrigins }: OwnOrigins): void {
  const origin = ctx.get('Origin');
  if (origin === '') {
    if (ctx.get('Sec-Fetch-Site') === 'cross-site') throw new AppError('csrf');
    return;
  }
  const isOwn = origin === new URL(publicUrl).origin || corsOrigins.includes(origin) || hostOf(origin) === ctx.host;
  if (!isOwn) throw new AppError('csrf');
}

/** `shop.example:8080`; undefined for `null` and invalid addresses. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
