import { api } from '../../../../../../api/client.ts';
import { uploadApplicationFile } from '@shorui/server/contract';
import { changeOf } from '../../document/change-of.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { withTextsOf } from './with-texts.ts';

interface Replacement {
  readonly applicationId: number;
  readonly fileId: number;
  readonly bytes: Uint8Array;
}

/**
 * Gives a template other content: it is uploaded as a file of its own, whose place the template takes. One step back leads to the content
 * before.
 */
export async function replaceFile(
  store: DocumentStore,
  { applicationId, fileId, bytes }: Replacement,
  refresh: () => Promise<unknown>,
): Promise<void> {
  await store.saving.flush();
  const name = store.state().application.files.find(({ id }) => id === fileId)?.name ?? 'template.docx';
  const content = new Blob([Uint8Array.from(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const { item } = await api.call(uploadApplicationFile, {
    params: { id: applicationId },
    // Names of files are unique, and this one is there for a moment only.
    body: { name: `${crypto.randomUUID()}.docx` },
    files: { file: [{ name, content }] },
  });
  const made = Number(item['id']);
  const isThere = (): boolean => store.state().application.files.some(({ id }) => id === made);
  await refresh();
  await new Promise<void>((resolve) => {
    if (isThere()) return resolve();
    const stop = store.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
    return undefined;
  });
  const file = store.state().application.files.find(({ id }) => id === fileId);
  store.edit([{ action: 'delete', kind: 'file', id: made }]);
  const subject = { kind: 'file', id: fileId } as const;
  store.edit([
    changeOf(subject, 'path', item['path']),
    ...(file?.document === undefined ? [] : [changeOf(subject, 'document', withTextsOf(file.document, bytes))]),
  ]);
  await store.saving.flush();
}
