import type { QueryInterface } from 'sequelize';
import { createCompanyTables } from './010-accounts/companies.ts';
import { createGroupTables } from './010-accounts/groups.ts';
import { createSessionTables } from './010-accounts/sessions.ts';
import { createUserTables } from './010-accounts/users.ts';

/** Staff, plans, companies, users, memberships, groups, categories, invitations, sessions and one-time tokens. */
export const accounts = {
  name: '010-accounts',
  async up(queries: QueryInterface): Promise<void> {
    await createCompanyTables(queries);
    await createUserTables(queries);
    await createGroupTables(queries);
    await createSessionTables(queries);
  },
  async down(queries: QueryInterface): Promise<void> {
    const tables = [
      'one_time_tokens',
      'sessions',
      'group_requests',
      'group_categories',
      'group_users',
      'groups',
      'document_categories',
      'invitations',
      'members',
      'users',
      'company_settings',
      'companies',
      'plans',
      'admins',
    ];
    for (const table of tables) await queries.dropTable(table);
  },
};
