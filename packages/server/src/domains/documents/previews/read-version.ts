import { inWorkspace, scoped } from '../../../access/scoped.ts';
import { inspectedTypes } from '../../../inspection/inspect-file.ts';
import { Exhausted } from '../../../inspection/inspection-process.ts';
import type { StoredFile } from '../../files/model.ts';
import type { DocumentVersion } from '../model.ts';
import { saveDocumentText } from '../search/index-documents.ts';
import { isOpened, mostRead, openStored, textOfFile } from './file-text.ts';
import { keepMade, notAuditedReason, readSource, type ReadServices } from './keep-made.ts';
import { keepThumbnail } from './keep-thumbnail.ts';

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

/** Keeps the PDF of a version once, by whichever worker. Gives it, or undefined where there is none. */
async function keepPreview(
  services: ReadServices,
  version: DocumentVersion,
  file: StoredFile,
): Promise<Buffer | undefined> {
  const pdf = await convert(services, file);
  const name = `${file.name.replace(/\.docx$/i, '')}.pdf`;
  await keepMade(services, version, 'preview', { name, type: 'application/pdf', bytes: pdf });
  return pdf;
}

async function keepText(services: ReadServices, version: DocumentVersion, file: StoredFile): Promise<void> {
  const { id: versionId, document_id, workspace_id } = version;
  const paragraphs = await textOfFile(services, file);
  const isReadable = isOpened(file.type) || file.type.startsWith('text/');
  const state = paragraphs === undefined ? (isReadable ? 'failed' : 'none') : 'ready';
  const text = (paragraphs ?? []).join('\n\n');
  await services.database.unitOfWork(readSource, async (unit) => {
    unit.notAudited(notAuditedReason);
    await saveDocumentText(unit, { document: { id: document_id, workspace_id }, versionId, state, text });
  });
}

/** The version to read. */
export interface ReadVersion {
  readonly workspace_id: number;
  readonly version_id: number;
}

/**
 * Reads a version for the search, its preview and its thumbnail. Run again, it keeps the same. Nothing if the version is gone.
 * @throws {AppError} busy when the storage does not answer
 */
export async function readVersion(services: ReadServices, { workspace_id, version_id }: ReadVersion): Promise<void> {
  const { models } = services.database;
  const actor = inWorkspace(workspace_id);
  const version = await scoped(models.DocumentVersion, actor).find({ where: { id: version_id } });
  if (version === null) return;
  const file = await scoped(models.StoredFile, actor).find({ where: { id: version.file_id } });
  if (file === null) return;
  await keepText(services, version, file);
  const isWord = isOpened(file.type) && inspectedTypes[file.type] === 'word';
  const pdf = isWord ? await keepPreview(services, version, file) : undefined;
  await keepThumbnail(services, version, file, pdf);
}
