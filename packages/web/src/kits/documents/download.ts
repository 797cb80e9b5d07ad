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
