import { Op, type QueryInterface } from 'sequelize';

/** The key of a member by that of his user, as long as he is one and his account lives. */
const keyOf = (member: string): string => `(SELECT users.sort_key FROM users
  WHERE users.id = ${member}.user_id AND users.deleted_at IS NULL AND ${member}.removed_at IS NULL)`;

/**
 * On SQLite triggers are statements, on PostgreSQL functions. There a member who joins waits for a change of his user that is under
 * way (FOR SHARE), or he would keep the old key.
 */
const triggers = {
  sqlite: [
    `CREATE TRIGGER users_list_key AFTER UPDATE OF sort_key, deleted_at ON users BEGIN
       UPDATE members SET list_key = ${keyOf('members')} WHERE user_id = NEW.id;
     END`,
    ...['INSERT', 'UPDATE OF removed_at'].map(
      (event) => `CREATE TRIGGER members_list_key_${event.slice(0, 6).toLowerCase()} AFTER ${event} ON members BEGIN
       UPDATE members SET list_key = ${keyOf('members')} WHERE id = NEW.id;
     END`,
    ),
  ],
  postgres: [
    `CREATE FUNCTION users_list_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       UPDATE members SET list_key = CASE WHEN NEW.deleted_at IS NULL AND removed_at IS NULL THEN NEW.sort_key END
       WHERE user_id = NEW.id;
       RETURN NULL;
     END $$`,
    `CREATE FUNCTION members_list_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       NEW.list_key := ${keyOf('NEW').replace(/\)$/, ' FOR SHARE)')};
       RETURN NEW;
     END $$`,
    `CREATE TRIGGER users_list_key AFTER UPDATE OF sort_key, deleted_at ON users
     FOR EACH ROW WHEN (OLD.sort_key <> NEW.sort_key OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
     EXECUTE FUNCTION users_list_key()`,
    `CREATE TRIGGER members_list_key BEFORE INSERT OR UPDATE OF removed_at ON members
     FOR EACH ROW EXECUTE FUNCTION members_list_key()`,
  ],
} as const;

const drops = {
  sqlite: ['users_list_key', 'members_list_key_insert', 'members_list_key_update'].map(
    (each) => `DROP TRIGGER ${each}`,
  ),
  postgres: ['users', 'members'].flatMap((table) => [
    `DROP TRIGGER ${table}_list_key ON ${table}`,
    `DROP FUNCTION ${table}_list_key()`,
  ]),
} as const;

type Dialect = keyof typeof triggers;

/**
 * `members.list_key`: the sort key of the user where the member is listed, null where he is not (removed, or his account deleted).
 * With it a page of the members of a large workspace, and their number, is read from one index without the users. The database itself
 * maintains it, whichever code changes one of the two rows.
 */
export async function addListKeys(queries: QueryInterface): Promise<void> {
  const { sequelize } = queries;
  const dialect = sequelize.getDialect() as Dialect;
  const collation = dialect === 'postgres' ? ' COLLATE "C"' : '';
  await sequelize.query(`ALTER TABLE members ADD COLUMN list_key VARCHAR(300)${collation}`);
  await sequelize.query(`UPDATE members SET list_key = ${keyOf('members')}`);
  for (const statement of triggers[dialect]) await sequelize.query(statement);
  await queries.addIndex('members', {
    name: 'members_listed',
    fields: ['workspace_id', 'list_key', 'user_id'],
    where: { list_key: { [Op.ne]: null } },
  });
  await queries.addIndex('members', {
    name: 'members_unlisted',
    fields: ['workspace_id', 'user_id'],
    where: { list_key: null },
  });
  await queries.addIndex('group_users', {
    name: 'group_users_workspace_group',
    fields: ['workspace_id', 'group_id', 'user_id'],
  });
}

export async function dropListKeys(queries: QueryInterface): Promise<void> {
  const { sequelize } = queries;
  await queries.removeIndex('group_users', 'group_users_workspace_group');
  await queries.removeIndex('members', 'members_unlisted');
  await queries.removeIndex('members', 'members_listed');
  for (const statement of drops[sequelize.getDialect() as Dialect]) await sequelize.query(statement);
  await sequelize.query('ALTER TABLE members DROP COLUMN list_key');
}
