import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';

/** Policies of a standalone file. What belongs to a document is reached through the document. */
export interface FileThing {
  readonly workspace_id: number | null;
  readonly created_by: number | null;
  readonly belongs_to: string | null;
}

/**
 * Whether a member may see a file, and so download it: who uploaded it, and the root user of the workspace. No one else learns
 * that it exists. A file that belongs to another record is not found: the record decides whom to give a link, and keeps its file.
 */
export function mayReadFile(actor: MemberActor, file: FileThing): Decision {
  if (file.workspace_id !== actor.workspace.id || file.belongs_to !== null) return denied('not_found');
  return file.created_by === actor.userId || actor.membership.isRoot ? allowed : denied('not_found');
}

/** Whether a member may delete a file and restore it: the same people. */
export function mayChangeFile(actor: MemberActor, file: FileThing): Decision {
  return mayReadFile(actor, file);
}
