import { downloadDocument, type Document } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import { saveReply } from '../save-file.ts';

/** Saves the newest file of a document, or that of a version. */
export async function downloadOne(
  { id, name }: Pick<Document, 'id' | 'name'>,
  version?: { readonly id: number },
): Promise<void> {
  const query = version === undefined ? {} : { version_id: version.id };
  await saveReply(await api.open(downloadDocument, { params: { id }, query }), name);
}

/** Saves the files of several documents, one after another; those that have none are left out. */
export async function downloadDocuments(rows: readonly Document[]): Promise<void> {
  for (const row of rows) {
    if (!row.actions.download || row.version_id === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- browsers drop downloads that begin at the same time
    await downloadOne(row);
  }
}
