import { Readable } from 'node:stream';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { AuditSource } from '../../../audit/audit-entry.ts';
import type { Services } from '../../../services.ts';
import { createFile } from '../../files/create-file.ts';
import { storeContent } from '../../files/store-content.ts';
import { ofDocument } from '../document-file.ts';
import type { DocumentVersion } from '../model.ts';
import { readVersionKind } from './read-version-kind.ts';

/** What the job that reads versions needs. */
export type ReadServices = Pick<Services, 'database' | 'inspector' | 'storage' | 'now'>;

export const readSource: AuditSource = {
  actor: { kind: 'system', name: readVersionKind.name },
  requestId: null,
  address: null,
  userAgent: null,
};
export const notAuditedReason = 'It follows from the file of a version, whose adding is audited.';

/** Bytes of the largest file that is kept. */
const mostKept = 100 * 1024 * 1024;

/** What was made of the file of a version. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  /** Undefined: it cannot be made. */
  readonly bytes: Buffer | undefined;
}

/** Keeps what was made of a version once, when several workers made it too. */
export async function keepMade(
  services: ReadServices,
  { id: version_id, workspace_id }: DocumentVersion,
  kind: 'preview' | 'thumbnail',
  { name, type, bytes }: MadeFile,
): Promise<void> {
  const stored =
    bytes === undefined ? undefined : await storeContent(services, { open: () => Readable.from([bytes]) }, mostKept);
  const actor = inWorkspace(workspace_id);
  await services.database.unitOfWork(readSource, async (unit) => {
    unit.notAudited(notAuditedReason);
    const { models } = unit;
    const table = kind === 'preview' ? scoped(models.DocumentPreview, actor) : scoped(models.DocumentThumbnail, actor);
    const isGone = (await scoped(unit.models.DocumentVersion, actor).find({ where: { id: version_id } })) === null;
    if (isGone || (await table.find({ where: { version_id } })) !== null) return;
    if (stored === undefined) {
      await table.create({ version_id, state: 'failed' });
      return;
    }
    const file = { workspaceId: null, createdBy: null, name, type, belongsTo: ofDocument };
    const { id: file_id } = await createFile(unit, file, stored);
    await table.create({ version_id, state: 'ready', file_id });
  });
}
