import type { Config } from '../../../config/config.ts';
import { readCookie } from '../../../http/cookies.ts';
import type { HandlerRequest } from '../../../http/handler.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';

/** The workspace that a call names by header or cookie, where the call may be made without one. */
export function namedWorkspace(
  headers: HandlerRequest<Endpoint>['headers'],
  { mode }: Pick<Config, 'mode'>,
): number | undefined {
  const cookies = typeof headers['cookie'] === 'string' ? headers['cookie'] : '';
  const named = headers['x-workspace'] ?? readCookie(cookies, mode === 'production' ? '__Host-workspace' : 'workspace');
  return typeof named === 'string' && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : undefined;
}
