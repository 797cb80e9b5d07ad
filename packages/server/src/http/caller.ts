import type { Actor } from '../access/actor.ts';

/** The caller, and how it was authenticated. A call with a session cookie needs the CSRF header; one with a bearer token does not. */
export interface Caller {
  readonly actor: Actor;
  readonly token: string | undefined;
  readonly via: 'cookie' | 'bearer' | 'none';
}

export const guestCaller: Caller = { actor: { kind: 'guest' }, token: undefined, via: 'none' };
