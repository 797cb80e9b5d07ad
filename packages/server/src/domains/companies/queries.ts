import { col, fn } from 'sequelize';
import type { Models } from '../../database/models.ts';
import { presentPerson } from '../users/present.ts';
import type { CompanyContext } from './present.ts';

/** Living members by company. */
export async function memberCounts(
  models: Models,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = (await models.Member.findAll({
    attributes: ['workspace_id', [fn('count', col('id')), 'members']],
    where: { workspace_id: [...companyIds], removed_at: null },
    group: ['workspace_id'],
    raw: true,
  })) as unknown as readonly { readonly workspace_id: number; readonly members: number | string }[];
  return new Map(rows.map(({ workspace_id, members }) => [workspace_id, Number(members)]));
}

/** What a company is shown with beside its row. */
export async function companyContext(models: Models, companyId: number): Promise<CompanyContext> {
  const counts = await memberCounts(models, [companyId]);
  const root = await models.Member.findOne({
    where: { workspace_id: companyId, is_root: true, removed_at: null },
    include: [{ association: 'user', required: true }],
  });
  return {
    memberCount: counts.get(companyId) ?? 0,
    rootUser: root?.user === undefined ? null : presentPerson(root.user),
  };
}
