import { Op } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import { createAbsence, deleteAbsence, listAbsences, type Absence } from '../../../contract/approvals/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { approvalWords } from '../../../messages/approvals.ts';
import { dayInJapan } from '../../../time/japan.ts';
import { peopleOf } from '../../documents/people-of.ts';
import type { ApprovalAbsence } from '../model.ts';

async function present(reach: Reach, actor: MemberActor, rows: readonly ApprovalAbsence[]): Promise<Absence[]> {
  const people = await peopleOf(reach, [...new Set(rows.flatMap((row) => [row.user_id, row.substitute_user_id]))]);
  return rows.map(({ id, user_id, substitute_user_id, starts_on, ends_on }) => ({
    id,
    user: people.get(user_id) ?? null,
    substitute: people.get(substitute_user_id) ?? null,
    starts_on,
    ends_on,
    is_own: user_id === actor.userId,
  }));
}

const list = handle(listAbsences, async ({ actor, services: { database, now } }) => {
  const rows = await scoped(database.models.ApprovalAbsence, actor).findAll({
    where: {
      ends_on: { [Op.gte]: dayInJapan(now()) },
      [Op.or]: [{ user_id: actor.userId }, { substitute_user_id: actor.userId }],
    },
    order: [
      ['starts_on', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return present(database, actor, rows);
});

const refuse = (field: string, text: string): AppError => new AppError('invalid', { fields: { [field]: [text] } });

const create = handle(createAbsence, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const words = approvalWords[locale];
  if (body.substitute_user_id === actor.userId) throw refuse('substitute_user_id', words.selfSubstitute);
  if (body.ends_on < body.starts_on) throw refuse('ends_on', words.endBeforeStart);
  if (body.ends_on < dayInJapan(services.now())) throw refuse('ends_on', words.pastDay);
  const row = await unitOfWork(async (unit) => {
    await load(unit, 'user', { id: body.substitute_user_id, actor });
    const made = await scoped(unit.models.ApprovalAbsence, actor).create({ user_id: actor.userId, ...body });
    const subject = { kind: 'approval-absence', id: made.id };
    await unit.audit({ action: createAbsence.name, subject, workspaceId: actor.workspace.id, after: body });
    return made;
  });
  reply.message(words.absenceSaved);
  const [shown] = await present(services.database, actor, [row]);
  if (shown === undefined) throw new Error('present gives a row for each absence.');
  return shown;
});

const remove = handle(deleteAbsence, async ({ actor, params, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const row = await load(unit, 'approval-absence', { id: params.id, actor, to: 'delete' });
    const { starts_on, ends_on, substitute_user_id } = row;
    await row.destroy();
    const subject = { kind: 'approval-absence', id: row.id };
    const before = { starts_on, ends_on, substitute_user_id };
    await unit.audit({ action: deleteAbsence.name, subject, workspaceId: actor.workspace.id, before });
  });
  return null;
});

export const absenceHandlers: readonly Mounted[] = [list, create, remove];
