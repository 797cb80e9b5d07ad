import type { QueryInterface } from 'sequelize';
import { foldRows } from '../folded/fold-rows.ts';
import type { FoldedFrom } from '../folded/folded-values.ts';
import type { Migration } from '../migration.ts';

const name = [['name']];
const content = [['content']];
const folded: Readonly<Record<'users' | 'companies' | 'groups' | 'memos', FoldedFrom>> = {
  users: {
    search: [['last_name', 'first_name'], ['kana'], ['email']],
    order: [['kana'], ['last_name', 'first_name']],
  },
  companies: { search: [['name'], ['name_kana'], ['email']], order: [['name_kana'], ['name']] },
  groups: { search: name, order: name },
  memos: { search: content, order: content },
};

/**
 * Stored sort keys get the levels of JIS X 4061 after the base letters: voicing, form (long vowel mark, small letter, iteration
 * mark), kind of kana. Keys of members follow by triggers. The columns stay the same, so there is nothing to take back.
 */
export const sortLevels: Migration = {
  name: '037-sort-levels',
  async up(queries: QueryInterface): Promise<void> {
    for (const [table, from] of Object.entries(folded)) await foldRows(queries, table, from);
  },
  down: () => Promise.resolve(),
};
