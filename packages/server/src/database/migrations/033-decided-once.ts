import { QueryTypes, type QueryInterface } from 'sequelize';
import { foldedValues } from '../folded/folded-values.ts';
import type { Migration } from '../migration.ts';

interface NamedGroup {
  readonly id: number;
  readonly place: string;
  readonly name: string;
}

/** Of living groups of one name in one place all but the first get a number, so that the index can hold them. */
async function renameTwins({ sequelize }: QueryInterface): Promise<void> {
  const rows = await sequelize.query<NamedGroup>(
    `SELECT id, workspace_id || ':' || COALESCE(parent_id, 0) AS place, name FROM groups WHERE deleted_at IS NULL ORDER BY id`,
    { type: QueryTypes.SELECT },
  );
  const taken = new Set(rows.map(({ place, name }) => `${place}:${name}`));
  const seen = new Set<string>();
  for (const { id, place, name } of rows) {
    if (!seen.has(`${place}:${name}`)) {
      seen.add(`${place}:${name}`);
      continue;
    }
    let renamed = name;
    for (let count = 2; taken.has(`${place}:${renamed}`); count += 1) renamed = `${name.slice(0, 240)}（${count}）`;
    taken.add(`${place}:${renamed}`);
    seen.add(`${place}:${renamed}`);
    const { search_text, sort_key } = foldedValues({ search: [['name']], order: [['name']] }, { name: renamed });
    await sequelize.query(
      'UPDATE groups SET name = :renamed, search_text = :search_text, sort_key = :sort_key WHERE id = :id',
      { replacements: { renamed, search_text, sort_key, id } },
    );
  }
}

/**
 * What two calls at once must not both do, held by the database too: groups of one name in one place, and two open requests of one
 * person. Older pending requests next to a newer one are refused. Members get their own versions.
 */
export const decidedOnce: Migration = {
  name: '033-decided-once',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    await sequelize.query('ALTER TABLE members ADD COLUMN version INTEGER NOT NULL DEFAULT 0');
    await renameTwins(queries);
    await sequelize.query(
      `CREATE UNIQUE INDEX groups_one_name ON groups (workspace_id, COALESCE(parent_id, 0), name) WHERE deleted_at IS NULL`,
    );
    await sequelize.query(
      `UPDATE group_requests SET status = 'refused', decided_at = updated_at WHERE status = 'waiting' AND EXISTS (
         SELECT 1 FROM group_requests AS newer WHERE newer.workspace_id = group_requests.workspace_id
           AND newer.user_id = group_requests.user_id AND newer.status = 'waiting' AND newer.id > group_requests.id)`,
    );
    await queries.addIndex('group_requests', {
      name: 'group_requests_one_open',
      fields: ['workspace_id', 'user_id'],
      unique: true,
      where: { status: 'waiting' },
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.removeIndex('group_requests', 'group_requests_one_open');
    await queries.removeIndex('groups', 'groups_one_name');
    await queries.sequelize.query('ALTER TABLE members DROP COLUMN version');
  },
};
