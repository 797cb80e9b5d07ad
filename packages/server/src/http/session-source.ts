import type { Actor, AdminActor, MemberActor, UserActor } from '../access/actor.ts';

/** What a token turns out to be: an actor, a session that is over, an account that is stopped, or nothing known. */
export type Found<A> = A | 'expired' | 'suspended' | undefined;

/** How the transport learns who calls. Implemented by the accounts (domains/accounts/auth); tokens are opaque here. */
export interface SessionSource {
  findUser(token: string): Promise<Found<UserActor>>;
  findAdmin(token: string): Promise<Found<AdminActor>>;
  /** The user within a workspace; undefined when he is no member of it (or it is gone). */
  findMember(actor: UserActor, workspaceId: number): Promise<MemberActor | undefined>;
  /** Whose token it is or was, whatever became of session and account; undefined for one that is not known (any more). */
  identify(token: string): Promise<Actor | undefined>;
  /** Did the account with this address or staff name log in from this address, or one that counts as the same (address-key.ts)? */
  hasLoggedInFrom(kind: 'user' | 'admin', name: string, address: string): Promise<boolean>;
  /** The session was used. Called on every call; the source decides how often that is written down. */
  touch(kind: 'user' | 'admin', sessionId: number): Promise<void>;
}
