import type { Context } from 'koa';
import type { Actor } from '../access/actor.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { KnownDevices } from './known-devices.ts';
import type { RateAccount } from './rate-limits.ts';
import type { SessionSource } from './session-source.ts';

export interface AccountParts {
  readonly sessions: Pick<SessionSource, 'hasLoggedInFrom'>;
  readonly devices: KnownDevices;
}

/** The account named in the body of a call, by address or staff name; for calls of a link, the link. */
function typedName(body: unknown, params: unknown): string | undefined {
  const { token } = (typeof params === 'object' && params !== null ? params : {}) as { token?: unknown };
  if (typeof token === 'string') return `link ${token}`;
  const { email, uid } = (typeof body === 'object' && body !== null ? body : {}) as { email?: unknown; uid?: unknown };
  const typed = typeof email === 'string' ? email : uid;
  return typeof typed === 'string' ? typed.trim().toLowerCase() : undefined;
}

/**
 * The account to which a call counts for rate limits: on public endpoints the link in the path or the one named in the body, even if the caller is logged in
 * to another; otherwise that of the session. Undefined without either.
 */
export function rateAccountOf(
  ctx: Context,
  { area, access }: Endpoint,
  actor: Actor,
  { body, params }: { readonly body: unknown; readonly params: unknown },
  { sessions, devices }: AccountParts,
): RateAccount | undefined {
  const address = ctx.ip;
  const name = access === 'public' || access === 'token' ? typedName(body, params) : undefined;
  if (name === undefined) {
    const key = ownKey(actor);
    // Only callers with a session count towards these limits.
    return key === undefined ? undefined : { key, address, isNamed: false, isKnownPlace: async () => false };
  }
  const key = `${area} typed ${name}`;
  return {
    key,
    address,
    isNamed: true,
    isKnownPlace: async () =>
      devices.has(ctx, key) || sessions.hasLoggedInFrom(area === 'admin' ? 'admin' : 'user', name, address),
  };
}

function ownKey(actor: Actor): string | undefined {
  if (actor.kind === 'user' || actor.kind === 'member') return `user ${actor.userId}`;
  return actor.kind === 'admin' ? `admin ${actor.adminId}` : undefined;
}
