import type { Services } from '../../services.ts';
import type { DocumentDownload, DocumentVersion } from './model.ts';

/** Who looked at a version of a document, and how. */
export interface NotedDownload {
  readonly version: Pick<DocumentVersion, 'document_id' | 'workspace_id'> & { readonly id: number | null };
  readonly what: DocumentDownload['what'];
  /** The member; left out for the holder of a link. */
  readonly userId?: number;
  readonly shareId?: number;
  readonly credentialId?: number;
  readonly name: string | null;
  readonly address: string | null;
  /** The browser of the holder of a link. */
  readonly visitorHash?: string | null;
}

/** A line of the download history of a document. */
export function downloadLine(
  now: Date,
  { version, what, userId, shareId, credentialId, name, address, visitorHash }: NotedDownload,
) {
  const { id: version_id, document_id, workspace_id } = version;
  const by = { user_id: userId ?? null, share_id: shareId ?? null, credential_id: credentialId ?? null };
  const who = { ...by, actor_name: name, address, visitor_hash: visitorHash ?? null };
  return { workspace_id, document_id, version_id, at: now, what, ...who };
}

/** Adds a line to the download history of a document. */
export async function noteDownload(
  { database, now }: Pick<Services, 'database' | 'now'>,
  noted: NotedDownload,
): Promise<void> {
  await database.write(async (transaction) => {
    await database.models.DocumentDownload.create(downloadLine(now(), noted), { transaction });
  });
}
