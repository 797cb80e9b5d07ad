import { Op } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import { scoped, type InWorkspace } from '../../access/scoped.ts';
import type { ApprovalAbsence } from './model.ts';

/** Absences of a workspace on a day in Japan. */
export const absencesOn = (
  { models }: Reach,
  workspace: InWorkspace,
  today: string,
): Promise<readonly ApprovalAbsence[]> =>
  scoped(models.ApprovalAbsence, workspace).findAll({
    where: { starts_on: { [Op.lte]: today }, ends_on: { [Op.gte]: today } },
    order: [['id', 'ASC']],
  });
