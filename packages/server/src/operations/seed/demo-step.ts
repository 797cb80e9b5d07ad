import { randomUUID } from 'node:crypto';
import type { MemberActor } from '../../access/actor.ts';
import { auditRow } from '../../audit/audit-row.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { dayInJapan } from '../../time/japan.ts';

/** A time of the demo: days before the day on which it is seeded, at least 1, and the time in Japan. */
export type DemoMoment = readonly [daysAgo: number, time: `${number}:${number}`];

/** Something that happened in the demo. */
export interface DemoStep {
  readonly at: Date;
  readonly run: () => Promise<void>;
}

export function instantOf(now: Date, [daysAgo, time]: DemoMoment): Date {
  return new Date(`${dayInJapan(now, -daysAgo)}T${time}:00+09:00`);
}

/** Runs steps in the order of their time, so that lists by time, by id and by number agree. */
export async function runSteps(steps: readonly DemoStep[]): Promise<void> {
  for (const { run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
}

/** The unit of work as a member has it at a time of the demo: its history, audit and notifications name the member and that time. */
export function actingUnit(unit: UnitOfWork, actor: MemberActor, at: Date): UnitOfWork {
  const { transaction, models, lock, enqueue, notAudited, publish } = unit;
  const source = { actor, requestId: null, address: '192.0.2.10', userAgent: null };
  const own = randomUUID();
  return {
    transaction,
    models,
    source,
    now: () => at,
    audit: async (entry) => {
      await models.AuditEvent.create(auditRow(source, entry, at), { transaction });
    },
    notAudited,
    lock,
    // Work that was asked for by this unit alone, whatever its key is in others.
    atEnd: (key, work) => {
      unit.atEnd(`${key} ${own}`, work);
    },
    enqueue,
    mail: (mail) => unit.mail(mail),
    publish,
  };
}
