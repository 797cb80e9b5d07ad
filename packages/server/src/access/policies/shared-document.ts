import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';
import { mayChangeDocument, mayReadDocument, type DocumentThing } from './documents.ts';

/** The view of the holder of a share token. `wrong` is locked, with an error at the password. */
export type ShareView = 'content' | 'locked' | 'wrong';

/** A share without a password opens at once; with one only after the right one was given. */
export function viewOfShare(share: {
  readonly hasPassword: boolean;
  readonly given: 'none' | 'right' | 'wrong';
}): ShareView {
  if (!share.hasPassword || share.given === 'right') return 'content';
  return share.given === 'wrong' ? 'wrong' : 'locked';
}

/** An advisor acts by two tokens of the same credential; one alone, or of another credential, opens nothing. */
export function advisorMayRead(found: {
  readonly byToken?: number | undefined;
  readonly byCredential?: number | undefined;
}): boolean {
  return found.byToken !== undefined && found.byToken === found.byCredential;
}

/** What is reached through a document: links to it, and comments on it. */
export interface OfDocument {
  readonly document?: DocumentThing;
}

export function mayReadOfDocument(actor: MemberActor, { document }: OfDocument): Decision {
  return document === undefined ? denied('not_found') : mayReadDocument(actor, document);
}

/** A link is revoked by who made it, and by those who may change the document. */
export function mayChangeShare(
  actor: MemberActor,
  share: OfDocument & { readonly created_user_id?: number | null },
): Decision {
  const readable = mayReadOfDocument(actor, share);
  if (!readable.allowed || share.document === undefined) return readable;
  return share.created_user_id === actor.userId ? allowed : mayChangeDocument(actor, share.document);
}

/** A comment is edited, deleted and restored by who wrote it. */
export function mayChangeComment(actor: MemberActor, comment: { readonly user_id?: number | null }): Decision {
  return comment.user_id === actor.userId ? allowed : denied('forbidden');
}
