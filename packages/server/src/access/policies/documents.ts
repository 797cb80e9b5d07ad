import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';
import type { CategoryAccess } from './document-category.ts';

/** What decides about a document. `access`: what the actor may do in its category; `none` where it was not looked up. */
export interface DocumentThing {
  readonly status: 'draft' | 'filed';
  readonly created_user_id?: number | null;
  readonly access?: CategoryAccess;
}

/** A draft is the member's who made it; as a draft, a filed document is not found. */
export function isOwnDraft(actor: MemberActor, { status, created_user_id }: DocumentThing): Decision {
  return status === 'draft' && created_user_id === actor.userId ? allowed : denied('not_found');
}

/** A draft is the member's who made it. A filed document is for those who may read its category; others do not learn that it exists. */
export function mayReadDocument(actor: MemberActor, document: DocumentThing): Decision {
  if (document.status === 'draft') return isOwnDraft(actor, document);
  return (document.access ?? 'none') === 'none' ? denied('not_found') : allowed;
}

/** Changes, deletion and restoring need full access to the category. */
export function mayChangeDocument(actor: MemberActor, document: DocumentThing): Decision {
  const readable = mayReadDocument(actor, document);
  if (!readable.allowed || document.status === 'draft') return readable;
  return document.access === 'full' ? allowed : denied('forbidden');
}

/** A version is read and changed by those who may do so with its document. */
export function mayReadVersion(actor: MemberActor, version: { readonly document?: DocumentThing }): Decision {
  return version.document === undefined ? denied('not_found') : mayReadDocument(actor, version.document);
}

export function mayChangeVersion(actor: MemberActor, version: { readonly document?: DocumentThing }): Decision {
  return version.document === undefined ? denied('not_found') : mayChangeDocument(actor, version.document);
}
