import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import { AppError } from '../../../errors/app-error.ts';
import { inspectedTypes } from '../../../inspection/inspect-file.ts';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import { JobPause } from '../../../jobs/job-errors.ts';
import type { JobDefinition } from '../../../jobs/jobs-port.ts';
import type { Services } from '../../../services.ts';
import { createFile } from '../../files/create-file.ts';
import type { StoredFile } from '../../files/model.ts';
import { storeContent } from '../../files/store-content.ts';
import { ofDocument } from '../document-file.ts';
import type { DocumentVersion } from '../model.ts';
import { saveDocumentText } from '../search/index-documents.ts';
import { isOpened, mostRead, openStored, textOfFile } from './file-text.ts';
import { readVersionKind } from './read-version-kind.ts';

type ReadServices = Pick<Services, 'database' | 'inspector' | 'storage' | 'now'>;

const source: AuditSource = {
  actor: { kind: 'system', name: readVersionKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};
const reason = 'It follows from the file of a version, whose adding is audited.';
/** Bytes of the largest PDF that is kept. */
const mostPdf = 100 * 1024 * 1024;

/** A PDF of a Word file; undefined where the engine cannot make one within its bounds. */
async function convert({ inspector, storage }: ReadServices, { key, size }: StoredFile): Promise<Buffer | undefined> {
  if (size > mostRead) return undefined;
  try {
    return await inspector.convert({ size, open: await openStored(storage, key) });
  } catch (error) {
    if (error instanceof Exhausted) return undefined;
    throw error;
  }
}

/** Keeps the PDF of a version once, by whichever worker. */
async function keepPreview(services: ReadServices, version: DocumentVersion, file: StoredFile): Promise<void> {
  const { id: version_id, workspace_id } = version;
  const pdf = await convert(services, file);
  const stored =
    pdf === undefined ? undefined : await storeContent(services, { open: () => Readable.from([pdf]) }, mostPdf);
  await services.database.unitOfWork(source, async (unit) => {
    unit.notAudited(reason);
    const table = scoped(unit.models.DocumentPreview, inWorkspace(workspace_id));
    const isGone =
      (await scoped(unit.models.DocumentVersion, inWorkspace(workspace_id)).find({ where: { id: version_id } })) ===
      null;
    if (isGone || (await table.find({ where: { version_id } })) !== null) return;
    if (stored === undefined) {
      await table.create({ version_id, state: 'failed' });
      return;
    }
    const name = `${file.name.replace(/\.docx$/i, '')}.pdf`;
    const made = { workspaceId: null, createdBy: null, name, type: 'application/pdf', belongsTo: ofDocument };
    const { id: file_id } = await createFile(unit, made, stored);
    await table.create({ version_id, state: 'ready', file_id });
  });
}

async function keepText(services: ReadServices, version: DocumentVersion, file: StoredFile): Promise<void> {
  const { id: versionId, document_id, workspace_id } = version;
  const paragraphs = await textOfFile(services, file);
  const isReadable = isOpened(file.type) || file.type.startsWith('text/');
  const state = paragraphs === undefined ? (isReadable ? 'failed' : 'none') : 'ready';
  const text = (paragraphs ?? []).join('\n\n');
  await services.database.unitOfWork(source, async (unit) => {
    unit.notAudited(reason);
    await saveDocumentText(unit, { document: { id: document_id, workspace_id }, versionId, state, text });
  });
}

/** Reads a version for the search and its preview. Run again, it keeps the same. A storage that is away is waited for. */
export function createReadVersionJob(
  services: ReadServices,
): JobDefinition<Static<(typeof readVersionKind)['payload']>> {
  return {
    ...readVersionKind,
    async run({ workspace_id, version_id }) {
      const { models } = services.database;
      const actor = inWorkspace(workspace_id);
      const version = await scoped(models.DocumentVersion, actor).find({ where: { id: version_id } });
      if (version === null) return;
      const file = await scoped(models.StoredFile, actor).find({ where: { id: version.file_id } });
      if (file === null) return;
      try {
        await keepText(services, version, file);
        if (isOpened(file.type) && inspectedTypes[file.type] === 'word') await keepPreview(services, version, file);
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy') throw new JobPause('A service does not answer.', error);
        throw error;
      }
    },
  };
}
