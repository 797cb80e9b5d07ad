import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { Group } from '../../../packages/server/src/domains/accounts/groups/model.ts';

/** Adds many members to a company, all of one group, in a few statements. */
export async function addMembers(database: Database, company: Company, group: Group, count: number): Promise<void> {
  await database.write(async (transaction) => {
    const { Member, User, GroupUser } = database.models;
    const last = await User.max<number | null, InstanceType<typeof User>>('id', { paranoid: false });
    const ids = Array.from({ length: count }, (_, at) => (last ?? 0) + at + 1);
    const at = new Date('2026-01-05T00:00:00Z');
    const users = ids.map((id) => ({ email: `many${id}@example.com`, last_name: '多田', first_name: `人${id}` }));
    const made = await User.bulkCreate(
      users.map((user) => ({ ...user, email_verified_at: at, registered_at: at })),
      { transaction },
    );
    const keys = made.map(({ id }) => ({ workspace_id: company.id, user_id: id }));
    await Member.bulkCreate(keys, { transaction });
    await GroupUser.bulkCreate(
      keys.map((key) => ({ ...key, group_id: group.id })),
      { transaction },
    );
  });
}
