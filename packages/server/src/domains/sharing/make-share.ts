import { inWorkspace, scoped } from '../../access/scoped.ts';
import { createShare } from '../../contract/sharing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { addHistory } from '../documents/add-history.ts';
import type { Document } from '../documents/model.ts';
import type { DocumentShare } from './model.ts';

/** What a new link asks for and allows. `tokenHash`: of its secret; `password`: hashed, null where it opens at once. */
export interface NewShare {
  readonly tokenHash: string;
  readonly password: string | null;
  readonly note: string | null;
  readonly canDownload: boolean;
  readonly expiresAt: Date | null;
  readonly mostOpenings: number | null;
  readonly userId: number;
}

/** History and audit of what is done with links. */
export async function noteOfShare(
  unit: UnitOfWork,
  document: Pick<Document, 'id' | 'workspace_id'>,
  action: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await addHistory(unit, { document, action, facts });
  const subject = { kind: 'document', id: document.id };
  await unit.audit({ action, subject, workspaceId: document.workspace_id, after: facts });
}

/** Makes a link to a document. */
export async function makeShare(
  unit: UnitOfWork,
  document: Pick<Document, 'id' | 'workspace_id'>,
  { tokenHash, password, note, canDownload: can_download, expiresAt, mostOpenings: most_openings, userId }: NewShare,
): Promise<DocumentShare> {
  const made = await scoped(unit.models.DocumentShare, inWorkspace(document.workspace_id)).create({
    document_id: document.id,
    token_hash: tokenHash,
    password,
    note,
    can_download,
    expires_at: expiresAt,
    most_openings,
    created_user_id: userId,
  });
  const limits = {
    expires_at: expiresAt?.toISOString() ?? null,
    most_openings,
    can_download,
    is_locked: password !== null,
  };
  await noteOfShare(unit, document, createShare.name, { share: made.id, note, ...limits });
  return made;
}
