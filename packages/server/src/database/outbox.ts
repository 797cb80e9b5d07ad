import { randomUUID } from 'node:crypto';
import { Op } from 'sequelize';
import type { JobOptions, Jobs } from '../jobs/jobs-port.ts';
import type { Models } from './models.ts';

/** What a unit of work stores of a job. */
export interface OutboxEntry {
  readonly uuid: string;
  readonly name: string;
  readonly payload: string;
  readonly options: string;
}

export function outboxEntry(name: string, payload: unknown, { id, ...options }: JobOptions): OutboxEntry {
  return {
    uuid: id ?? randomUUID(),
    name,
    payload: JSON.stringify(payload ?? null),
    options: JSON.stringify(options),
  };
}

function jobOptions({ uuid, options }: OutboxEntry): JobOptions {
  const stored = JSON.parse(options) as Omit<JobOptions, 'runAt'> & { readonly runAt?: string };
  const { runAt, ...rest } = stored;
  return { ...rest, id: uuid, ...(runAt === undefined ? {} : { runAt: new Date(runAt) }) };
}

/** Entries that are taken at once. */
export const mostLeftOver = 500;

/**
 * Hands jobs on and then forgets them, in their order. Whoever dies in between leaves them for the sweep, which hands them on
 * once more; the jobs know them by their ids, so each is one job.
 */
export async function handOn(
  entries: readonly OutboxEntry[],
  models: Models,
  jobs: Pick<Jobs, 'enqueue'>,
): Promise<void> {
  const handed: string[] = [];
  try {
    for (const entry of entries) {
      await jobs.enqueue(entry.name, JSON.parse(entry.payload), jobOptions(entry));
      handed.push(entry.uuid);
    }
  } finally {
    if (handed.length > 0) await models.OutboxRow.destroy({ where: { uuid: handed } });
  }
}

/** Entries stored before `before`, the oldest first. */
export function leftOver(models: Models, before: Date): Promise<OutboxEntry[]> {
  return models.OutboxRow.findAll({
    where: { created_at: { [Op.lte]: before } },
    order: [['id', 'ASC']],
    limit: mostLeftOver,
  });
}
