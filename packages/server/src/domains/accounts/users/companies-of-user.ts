import type { Transaction } from 'sequelize';
import type { WorkspaceChoice } from '../../../contract/session-user.ts';
import type { Models } from '../../../database/models.ts';

/** Companies that a user is a living member of, by name. */
export async function companiesOfUser(
  models: Models,
  userId: number,
  transaction?: Transaction,
): Promise<WorkspaceChoice[]> {
  const members = await models.Member.findAll({
    where: { user_id: userId, removed_at: null },
    include: [{ association: 'company', required: true }],
    order: [
      [{ model: models.Company, as: 'company' }, 'sort_key', 'ASC'],
      ['workspace_id', 'ASC'],
    ],
    ...(transaction === undefined ? {} : { transaction }),
  });
  return members.flatMap(({ company, is_root }) =>
    company === undefined
      ? []
      : [{ id: company.id, name: company.name, is_root, roles: [...company.roles], plan_id: company.plan_id }],
  );
}
