import { literal } from 'sequelize';
import type { AuditSource } from '../../audit/audit-entry.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { StoredObject } from '../../storage/storage-port.ts';
import type { StoredFile } from './model.ts';
import { demandSpace, takeSpace } from './space.ts';
import { storeContent, type Content } from './store-content.ts';

/** A file that is to be: whose, and what people call it. */
export interface NewFile {
  readonly workspaceId: number | null;
  readonly createdBy: number | null;
  readonly name: string;
  /** Media type, by content. */
  readonly type: string;
  /** The kind of record that it belongs to; a file by itself unless given. */
  readonly belongsTo?: string;
}

/** Attempts to store the content of one file; more than one has not been needed so far. */
const mostAttempts = 3;

/** The content was stored so long ago, and referred to by nothing, that it was swept. */
export class NotHeldError extends Error {
  constructor(key: string) {
    super(`Nothing is held under ${key}.`);
    this.name = 'NotHeldError';
  }
}

/**
 * Makes the row of a file whose content is stored (storeContent), within the caller's unit of work: the row, the count of the
 * content's uses, the workspace's space and the audit are written in one transaction.
 * @throws {AppError} limit_storage; {NotHeldError} store the content again
 */
export async function createFile(
  unit: UnitOfWork,
  { workspaceId, createdBy, name, type, belongsTo }: NewFile,
  { key, size, sha256 }: StoredObject,
): Promise<StoredFile> {
  const { StoredFile, FileObject } = unit.models;
  await takeSpace(unit, workspaceId, size);
  const [held] = await FileObject.update({ uses: literal('uses + 1'), held_until: null }, { where: { key } });
  if (held !== 1) throw new NotHeldError(key);
  const values = { workspace_id: workspaceId, key, name, type, size, sha256, created_by: createdBy };
  const file = await StoredFile.create({ ...values, belongs_to: belongsTo ?? null });
  await unit.audit({
    action: 'files.create',
    subject: { kind: 'file', id: file.id },
    workspaceId,
    after: { name, type, size, sha256 },
  });
  return file;
}

/** Stores content and makes its file, for callers that change nothing else with it. */
export async function saveFile(
  services: Services,
  source: AuditSource,
  file: NewFile,
  content: Content & { readonly size: number },
  maxBytes: number,
): Promise<StoredFile> {
  const { database } = services;
  await demandSpace(database, file.workspaceId, content.size);
  for (let attempt = 1; ; attempt += 1) {
    const stored = await storeContent(services, content, maxBytes);
    try {
      return await database.unitOfWork(source, (unit) => createFile(unit, file, stored));
    } catch (error) {
      if (!(error instanceof NotHeldError) || attempt === mostAttempts) throw error;
    }
  }
}
