import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { BulkRunView } from '../../contract/applications/bulk-runs.ts';
import type { BulkRun } from './model.ts';

/** A bulk run of an application. @throws {AppError} not_found */
export async function findRun(
  { models }: Pick<Database, 'models'>,
  { id, runId }: { readonly id: number; readonly runId: number },
): Promise<BulkRun> {
  const run = await models.BulkRun.findOne({ where: { id: runId, application_id: id } });
  if (run === null) throw new AppError('not_found');
  return run;
}

export const presentBulkRun = (run: BulkRun): BulkRunView => ({
  id: run.id,
  application_id: run.application_id,
  number: run.number,
  source: run.source,
  format: run.format,
  name: run.name,
  state: run.state,
  records: run.records,
  made: run.made,
  failed: run.failed,
  created_at: run.created_at.toISOString(),
});
