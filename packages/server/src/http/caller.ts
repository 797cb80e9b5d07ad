import type { Actor } from '../access/actor.ts';

/** Who calls, and by what he showed it. A call shown by a cookie needs the CSRF header; one by a bearer token does not. */
export interface Caller {
  readonly actor: Actor;
  readonly token: string | undefined;
  readonly via: 'cookie' | 'bearer' | 'none';
}

export const nobody: Caller = { actor: { kind: 'guest' }, token: undefined, via: 'none' };
