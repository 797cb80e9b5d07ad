import { QueryTypes } from 'sequelize';
import { inWorkspace, scoped } from '../../../access/scoped.ts';
import type { Models } from '../../../database/models.ts';
import { presentPerson } from '../users/present.ts';
import type { CompanyContext } from './present.ts';

const countsQuery = `
  SELECT workspace_id, COUNT(*) AS members
  FROM members
  WHERE workspace_id IN (:companyIds) AND removed_at IS NULL
  GROUP BY workspace_id`;

/** Living members by company. */
export async function memberCounts(
  models: Models,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { sequelize } = models.Member;
  if (companyIds.length === 0 || sequelize === undefined) return new Map();
  const rows = await sequelize.query<{ readonly workspace_id: number; readonly members: number }>(countsQuery, {
    replacements: { companyIds: [...companyIds] },
    type: QueryTypes.SELECT,
  });
  return new Map(rows.map(({ workspace_id, members }) => [workspace_id, members]));
}

/** Values shown with a company in addition to its row. */
export async function companyContext(models: Models, companyId: number): Promise<CompanyContext> {
  const counts = await memberCounts(models, [companyId]);
  const root = await scoped(models.Member, inWorkspace(companyId)).find({
    where: { is_root: true, removed_at: null },
    include: [{ association: 'user', required: true }],
  });
  return {
    memberCount: counts.get(companyId) ?? 0,
    rootUser: root?.user === undefined ? null : presentPerson(root.user),
  };
}
