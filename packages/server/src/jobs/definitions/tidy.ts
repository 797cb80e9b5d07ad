import { unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { col, fn, Op } from 'sequelize';
import { Empty } from '../../contract/shapes.ts';
import type { Services } from '../../services.ts';
import type { JobDefinition, JobKind } from '../jobs-port.ts';

/** Deletes old internal records: large events, runs of schedules, mails with their files. */
export const tidyKind = { name: 'tidy', payload: Empty, leaseMs: 300_000 } as const satisfies JobKind;

const dayMs = 86_400_000;
/** Days. Mails are kept for as long as users may inquire whether one was sent. */
const keep = { events: 1, runs: 90, mails: 365 } as const;
const batch = 200;

type TidyServices = Pick<Services, 'database' | 'config' | 'now'>;

export function createTidyJob(services: TidyServices): JobDefinition {
  return {
    ...tidyKind,
    async run(_payload, { signal }) {
      const { models } = services.database;
      const before = (days: number): Date => new Date(services.now().getTime() - days * dayMs);
      await models.RealtimeMessage.destroy({ where: { created_at: { [Op.lt]: before(keep.events) } } });
      await forgetRuns(services, before(keep.runs));
      while (!signal.aborted && (await forgetMails(services, before(keep.mails)))) {
        // Continues with the next batch.
      }
    },
  };
}

/** All but the last run of each schedule: missed runs are counted from that one. */
async function forgetRuns({ database }: TidyServices, before: Date): Promise<void> {
  const { ScheduleRun } = database.models;
  const last = await ScheduleRun.findAll({ attributes: [[fn('MAX', col('id')), 'id']], group: ['name'] });
  await ScheduleRun.destroy({
    where: { due_at: { [Op.lt]: before }, id: { [Op.notIn]: last.map(({ id }) => id) } },
  });
}

/** Deletes one batch; false when nothing was left. */
async function forgetMails({ database, config }: TidyServices, before: Date): Promise<boolean> {
  const { MailRow } = database.models;
  const mails = await MailRow.findAll({
    attributes: ['id', 'file'],
    where: { status: { [Op.ne]: 'waiting' }, updated_at: { [Op.lt]: before } },
    order: [['id', 'ASC']],
    limit: batch,
  });
  for (const { file } of mails) {
    if (file === null || config.mail.kind !== 'outbox') continue;
    await unlink(join(config.mail.folder, basename(file))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await MailRow.destroy({ where: { id: mails.map(({ id }) => id) } });
  return mails.length > 0;
}
