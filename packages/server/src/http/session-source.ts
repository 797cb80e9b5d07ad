import type { Actor, AdminActor, MemberActor, UserActor } from '../access/actor.ts';

/** The result for a token: an actor, an expired session, a suspended account, or unknown. */
export type Found<A> = A | 'expired' | 'suspended' | undefined;

/**
 * Interface through which the transport identifies callers. Implemented by the accounts (domains/accounts/auth); tokens are opaque
 * here.
 */
export interface SessionSource {
  findUser(token: string): Promise<Found<UserActor>>;
  findAdmin(token: string): Promise<Found<AdminActor>>;
  /** The user within a workspace; undefined if not a member, or if the workspace is deleted. */
  findMember(actor: UserActor, workspaceId: number): Promise<MemberActor | undefined>;
  /** The owner of a token, also after the session or account ended; undefined for an unknown token. */
  identify(token: string): Promise<Actor | undefined>;
  /** Whether the account with this address or staff name logged in from this address, or one with the same key (address-key.ts), before. */
  hasLoggedInFrom(kind: 'user' | 'admin', name: string, address: string): Promise<boolean>;
  /** Records the use of the session. Called on every call; the source decides how often it is stored. */
  touch(kind: 'user' | 'admin', sessionId: number): Promise<void>;
}
