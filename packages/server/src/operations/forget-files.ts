import { QueryTypes } from 'sequelize';
import type { AuditSource } from '../audit/audit-entry.ts';
import { purgeFile } from '../domains/files/remove-file.ts';
import type { Services } from '../services.ts';

const day = 86_400_000;
/** Rows that are looked at in one go. */
const batch = 200;

type ForgetServices = Pick<Services, 'database' | 'config' | 'now'>;

interface Held {
  readonly id: number;
  readonly file_id: number;
}

/** Rows whose files are old, by what they are. Rows of exports, imports and runs stay; without their file its id is null. */
const holders = {
  'data-export': `data_exports h WHERE h.updated_at < :before`,
  'data-import': `data_imports h WHERE h.updated_at < :before`,
  'document-archive': `document_archives h WHERE h.updated_at < :before`,
  'bulk-run': `bulk_runs h WHERE h.updated_at < :before`,
  // Chunks of a run that failed will never be packed.
  'bulk-chunk': `bulk_chunks h JOIN bulk_runs r ON r.id = h.run_id WHERE r.state = 'failed' AND r.updated_at < :before`,
} as const;

type Holder = keyof typeof holders;

/** Removes the file of one row for good; its content follows with the next sweep of files. False when it was not there any more. */
async function forget(
  { database, now }: ForgetServices,
  source: AuditSource,
  holder: Holder,
  held: Held,
): Promise<boolean> {
  return database.unitOfWork(source, async (unit) => {
    const { BulkChunk, StoredFile } = unit.models;
    const where = { id: held.file_id, workspace_id: null };
    const file = await StoredFile.findOne({ where, paranoid: false });
    if (file === null) {
      unit.notAudited('Another worker removed the file.');
      return false;
    }
    if (holder === 'bulk-chunk') await BulkChunk.destroy({ where: { id: held.id } });
    await purgeFile(unit, file, new Date(now().getTime() + day));
    return true;
  });
}

/**
 * Deletes files of exports, imports and bulk runs that nothing changed for the configured number of days. Can be run at any time, by
 * many. Returns how many were deleted, by what held them.
 */
export async function forgetFiles(
  services: ForgetServices,
  source: AuditSource,
  signal?: AbortSignal,
): Promise<Readonly<Record<Holder, number>>> {
  const { config, database, now } = services;
  const before = new Date(now().getTime() - config.keepFilesDays * day);
  const forgotten = { 'data-export': 0, 'data-import': 0, 'document-archive': 0, 'bulk-run': 0, 'bulk-chunk': 0 };
  for (const holder of Object.keys(holders) as Holder[]) {
    for (let last = 0; ;) {
      const rows = await database.sequelize.query<Held>(
        `SELECT h.id, h.file_id FROM ${holders[holder]} AND h.file_id IS NOT NULL AND h.id > :last
         ORDER BY h.id LIMIT ${batch}`,
        { replacements: { before, last }, type: QueryTypes.SELECT },
      );
      if (rows.length === 0) break;
      for (const held of rows) {
        if (signal?.aborted === true) return forgotten;
        last = held.id;
        if (await forget(services, source, holder, held)) forgotten[holder] += 1;
      }
    }
  }
  return forgotten;
}
