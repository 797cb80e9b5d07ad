import { inWorkspace, scoped } from '../../access/scoped.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { MetaValues } from '../metas/check-values.ts';
import { addHistory, holdHistory } from './add-history.ts';
import type { DocumentFile } from './document-file.ts';
import { writeValues } from './metas-of.ts';
import { readVersionKind } from './previews/read-version-kind.ts';
import type { Document, DocumentVersion } from './model.ts';
import { refreshSearch } from './search/index-documents.ts';

/** The columns that a member chooses. */
export type DocumentFacts = Pick<
  Document,
  'name' | 'category_id' | 'type_id' | 'record_date' | 'record_amount' | 'record_party'
>;

export interface NewDocument {
  readonly workspaceId: number;
  /** Null: made by the service. */
  readonly userId: number | null;
  readonly facts: DocumentFacts;
  readonly metas?: MetaValues;
  readonly status: Document['status'];
  readonly source: Document['source'];
  readonly applicationUserId?: number | null;
  /** Null: a draft without a file. */
  readonly file: DocumentFile | null;
}

/** Creates a document with its first version: rows, history and audit in the unit of work. */
export async function createDocument(unit: UnitOfWork, created: NewDocument): Promise<Document> {
  const { workspaceId, userId, facts, status, source, applicationUserId = null, file, metas = new Map() } = created;
  await holdHistory(unit, workspaceId);
  const document = await scoped(unit.models.Document, inWorkspace(workspaceId)).create({
    ...facts,
    status,
    source,
    application_user_id: applicationUserId,
    created_user_id: userId,
    updated_user_id: userId,
  });
  await writeValues(unit, inWorkspace(workspaceId), { documentId: document.id, before: new Map(), after: metas });
  if (file !== null) {
    const version = await addVersion(unit, document, { file, userId, note: null });
    await document.update({ current_version_id: version.id });
  }
  const after = { ...facts, status, source, metas: Object.fromEntries(metas), ...factsOfFile(file) };
  await addHistory(unit, { document, action: 'documents.create', facts: { after } });
  refreshSearch(unit, document);
  const subject = { kind: 'document', id: document.id };
  await unit.audit({ action: 'documents.create', subject, workspaceId, after });
  return document;
}

export interface NewVersion {
  readonly file: DocumentFile;
  readonly userId: number | null;
  readonly note: string | null;
}

/** Adds the row of a version with the next number. The caller makes it the current one and writes the history. */
export async function addVersion(
  unit: UnitOfWork,
  { id, workspace_id }: Document,
  { file, userId, note }: NewVersion,
): Promise<DocumentVersion> {
  const table = scoped(unit.models.DocumentVersion, inWorkspace(workspace_id));
  const last = await table.find({ where: { document_id: id }, order: [['number', 'DESC']] });
  const { fileId: file_id, sha256, size, kind } = file;
  const keys = { document_id: id, number: (last?.number ?? 0) + 1, file_id, created_user_id: userId };
  const version = await table.create({ ...keys, sha256, size, kind, note });
  await unit.enqueue(readVersionKind.name, { workspace_id, version_id: version.id });
  return version;
}

/** What the history and the audit tell of a file. */
export const factsOfFile = (file: DocumentFile | null) =>
  file === null ? {} : { file: file.name, sha256: file.sha256, size: file.size };
