import type { AuditSource } from '../../audit/audit-entry.ts';
import { AppError } from '../../errors/app-error.ts';
import { JobDead, JobPause } from '../../jobs/job-errors.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { staffChannel } from '../../realtime/realtime-port.ts';
import { bulkRunWords } from '../../messages/bulk-runs.ts';
import type { Services } from '../../services.ts';
import type { BulkRun } from './model.ts';

export type BulkServices = Pick<Services, 'database' | 'storage' | 'documents' | 'now'>;

/** Tries of a job of a run, before the run has failed. */
export const bulkAttempts = 8;

export const bulkSource: AuditSource = {
  actor: { kind: 'system', name: 'bulk-run' },
  requestId: null,
  address: null,
  userAgent: null,
};

/** Someone else did the same work, or the run was stopped: nothing of this unit is kept. */
export class NotNeeded extends Error {}

/** Shows the progress of a run to who started it. */
export async function publishProgress(unit: UnitOfWork, run: BulkRun): Promise<void> {
  if (run.admin_id === null) return;
  const done = run.made + run.failed;
  const status = { running: 'running', packing: 'running', done: 'done', failed: 'dead', cancelled: 'dead' } as const;
  const data = {
    workspace_id: null,
    id: `bulk-run-${run.id}`,
    name: 'bulk-run',
    status: status[run.state],
    done: run.records === 0 ? 1 : done / run.records,
    message: bulkRunWords[run.locale].progress(done, run.records),
  };
  await unit.publish([staffChannel(run.admin_id)], { type: 'job', data });
}

/**
 * Runs a job of a run: a storage that is away is waited for without counting a try; when the last try fails, the run has failed, and
 * its other jobs find that out.
 */
export async function asBulkJob(
  { database }: BulkServices,
  { runId, attempt }: { readonly runId: number; readonly attempt: number },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NotNeeded) return;
    if (error instanceof AppError && error.code === 'busy') throw new JobPause('A service does not answer.', error);
    if (attempt < bulkAttempts) throw error;
    await database.unitOfWork(bulkSource, async (unit) => {
      const failure = error instanceof AppError ? error.code : 'failed';
      const where = { id: runId, state: ['running', 'packing'] };
      const [changed] = await unit.models.BulkRun.update({ state: 'failed', failure }, { where });
      if (changed === 0) return;
      const subject = { kind: 'bulk-run', id: runId };
      await unit.audit({ action: 'bulkRuns.failed', subject, workspaceId: null, after: { failure } });
      const run = await unit.models.BulkRun.findByPk(runId);
      if (run !== null) await publishProgress(unit, run);
    });
    throw new JobDead('The bulk run failed.', error);
  }
}
