import { downloadDocumentTemplate, type DocumentTemplateView } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import { saveReply } from '../save-file.ts';

/** Saves the file of a template. */
export async function downloadTemplate({
  id,
  file_name,
}: Pick<DocumentTemplateView, 'id' | 'file_name'>): Promise<void> {
  await saveReply(await api.open(downloadDocumentTemplate, { params: { id } }), file_name);
}
