import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** Policies of a standalone file. Files of documents are reached through their documents. */
export interface FileThing {
  readonly workspace_id: number | null;
  readonly created_by: number | null;
}

/**
 * Whether a member may see a file, and so download it: who uploaded it, and the root user of the workspace. No one else learns
 * that it exists; a document it belongs to decides for itself whom to give a link.
 */
export function mayReadFile(actor: MemberActor, file: FileThing): Decision {
  if (file.workspace_id !== actor.workspace.id) return denied('not_found');
  return file.created_by === actor.userId || actor.membership.isRoot ? allowed : denied('not_found');
}

/** Whether a member may delete a file and restore it: the same people. */
export function mayChangeFile(actor: MemberActor, file: FileThing): Decision {
  return mayReadFile(actor, file);
}
