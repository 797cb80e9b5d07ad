import { randomUUID } from 'node:crypto';
import { Op } from 'sequelize';
import type { JobOptions } from '../jobs/jobs-port.ts';
import type { PublishedEvent } from '../realtime/realtime-port.ts';
import type { AfterCommit } from './database.ts';
import type { Models } from './models.ts';

/** What a unit of work stores of a job or an event. */
export interface OutboxEntry {
  readonly uuid: string;
  readonly name: string;
  readonly payload: string;
  readonly options: string;
}

/** Name of the entries that are events; no kind of job has it, since it is not made of letters, digits and hyphens. */
const eventName = 'event:publish';

interface EventPayload {
  readonly userIds: readonly number[];
  readonly event: PublishedEvent;
}

export function jobEntry(name: string, payload: unknown, { id, ...options }: JobOptions): OutboxEntry {
  return {
    uuid: id ?? randomUUID(),
    name,
    payload: JSON.stringify(payload ?? null),
    options: JSON.stringify(options),
  };
}

export function eventEntry(userIds: readonly number[], event: PublishedEvent): OutboxEntry {
  const payload: EventPayload = { userIds, event };
  return { uuid: randomUUID(), name: eventName, payload: JSON.stringify(payload), options: '{}' };
}

function jobOptions({ uuid, options }: OutboxEntry): JobOptions {
  const stored = JSON.parse(options) as Omit<JobOptions, 'runAt'> & { readonly runAt?: string };
  const { runAt, ...rest } = stored;
  return { ...rest, id: uuid, ...(runAt === undefined ? {} : { runAt: new Date(runAt) }) };
}

async function handOnEntry(entry: OutboxEntry, { jobs, realtime }: AfterCommit): Promise<void> {
  const payload = JSON.parse(entry.payload) as unknown;
  if (entry.name === eventName) {
    const { userIds, event } = payload as EventPayload;
    await realtime.publish(userIds, event, entry.uuid);
  } else {
    await jobs.enqueue(entry.name, payload, jobOptions(entry));
  }
}

/** Entries per batch. */
export const mostLeftOver = 500;

/**
 * Hands jobs and events on and then forgets them, in their order; an event that fails holds up no job. A process that dies in between
 * leaves them for the sweep, which hands them on once more: jobs and streams know them by their ids, so each counts once.
 */
export async function handOn(entries: readonly OutboxEntry[], models: Models, ports: AfterCommit): Promise<void> {
  const handed: string[] = [];
  let failure: { readonly error: unknown } | undefined;
  for (const entry of entries) {
    try {
      await handOnEntry(entry, ports);
      handed.push(entry.uuid);
    } catch (error) {
      failure ??= { error };
      if (entry.name !== eventName) break;
    }
  }
  if (handed.length > 0) await models.OutboxRow.destroy({ where: { uuid: handed } });
  if (failure !== undefined) throw failure.error;
}

/** Entries stored before `before`, the oldest first. */
export function leftOver(models: Models, before: Date): Promise<OutboxEntry[]> {
  return models.OutboxRow.findAll({
    where: { created_at: { [Op.lte]: before } },
    order: [['id', 'ASC']],
    limit: mostLeftOver,
  });
}
