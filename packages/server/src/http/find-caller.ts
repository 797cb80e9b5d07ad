import type { Context } from 'koa';
import type { Actor, MemberActor } from '../access/actor.ts';
import type { Area, Endpoint } from '../contract/endpoint.ts';
import { AppError } from '../errors/app-error.ts';
import { guestCaller, type Caller } from './caller.ts';
import type { Cookies } from './cookies.ts';
import type { FailedTokens } from './failed-tokens.ts';
import type { SessionSource } from './session-source.ts';

export interface CallerParts {
  readonly sessions: SessionSource;
  readonly cookies: Cookies;
  readonly failedTokens: FailedTokens;
}

/** Longer values cannot be session tokens and are not looked up. */
const longestToken = 256;

function tokenOf(ctx: Context, cookies: Cookies, area: Area): Pick<Caller, 'token' | 'via'> {
  const bearer = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  if (bearer !== undefined) return { token: bearer, via: 'bearer' };
  const cookie = cookies.read(ctx, area === 'admin' ? 'adminToken' : 'token');
  return cookie === undefined ? { token: undefined, via: 'none' } : { token: cookie, via: 'cookie' };
}

/** All session tokens of a call, of both areas. */
export function shownTokens(ctx: Context, cookies: Cookies): readonly string[] {
  const areas = ['user', 'admin'] as const;
  const tokens = areas.map((area) => tokenOf(ctx, cookies, area).token);
  return [...new Set(tokens)].filter((token) => token !== undefined);
}

/**
 * The session of the area that the endpoint belongs to: a staff session is not valid in the users' area and vice versa. On public
 * endpoints a caller with an invalid session is a guest.
 */
export async function findCaller(
  ctx: Context,
  endpoint: Endpoint,
  { sessions, cookies, failedTokens }: CallerParts,
): Promise<Caller> {
  const { token, via } = tokenOf(ctx, cookies, endpoint.area);
  const open = endpoint.access === 'public' || endpoint.access === 'token';
  if (token === undefined) {
    if (open) return guestCaller;
    throw new AppError('unauthenticated');
  }
  const kind = endpoint.area === 'admin' ? 'admin' : 'user';
  failedTokens.check(ctx.ip, token);
  const found =
    token.length > longestToken
      ? undefined
      : await (kind === 'admin' ? sessions.findAdmin(token) : sessions.findUser(token));
  if (typeof found === 'object') {
    failedTokens.succeeded(token);
    await sessions.touch(kind, found.sessionId);
    return { actor: found, token, via };
  }
  failedTokens.failed(ctx.ip, token);
  if (open) return guestCaller;
  if (found === 'suspended') throw new AppError('suspended');
  if (via === 'cookie') cookies.clear(ctx, kind === 'admin' ? 'adminToken' : 'token');
  throw new AppError(found === 'expired' ? 'session_expired' : 'unauthenticated');
}

/** The caller as a member of the workspace given by header or cookie. Only for endpoints of access `workspace`. */
export async function findMember(
  ctx: Context,
  actor: Actor,
  sessions: SessionSource,
  cookies: Cookies,
): Promise<MemberActor> {
  if (actor.kind !== 'user') throw new AppError('unauthenticated');
  const header = ctx.get('X-Workspace');
  const named = header === '' ? cookies.read(ctx, 'workspace') : header;
  if (named === undefined || !/^[1-9]\d{0,14}$/.test(named)) throw new AppError('need_workspace');
  const member = await sessions.findMember(actor, Number(named));
  if (member !== undefined) return member;
  const requested = { kind: 'company', ids: [Number(named)], among: 'own' } as const;
  if (header !== '') throw new AppError('forbidden', { requested });
  // The cookie is older than the end of the membership: the screen lets the user choose again.
  cookies.clear(ctx, 'workspace');
  throw new AppError('need_workspace', { requested });
}
