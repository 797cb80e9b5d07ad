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

/** The account that is named in the body of a call, by address or staff name. */
function typedName(body: unknown): string | undefined {
  const { email, uid } = (typeof body === 'object' && body !== null ? body : {}) as { email?: unknown; uid?: unknown };
  const typed = typeof email === 'string' ? email : uid;
  return typeof typed === 'string' ? typed.trim().toLowerCase() : undefined;
}

/**
 * The account whose limits a call uses up: the one that is named where anybody may call, also by somebody who is logged in to
 * another; otherwise that of the session. Undefined without either.
 */
export function rateAccountOf(
  ctx: Context,
  { area, access }: Endpoint,
  actor: Actor,
  body: unknown,
  { sessions, devices }: AccountParts,
): RateAccount | undefined {
  const address = ctx.ip;
  const name = access === 'public' || access === 'token' ? typedName(body) : undefined;
  if (name === undefined) {
    const key = ownKey(actor);
    // Only holders of a session can use up these limits.
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
