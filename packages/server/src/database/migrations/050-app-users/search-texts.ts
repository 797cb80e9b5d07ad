import type { QueryInterface } from 'sequelize';

/** The text of a run: that of its company, then that of its user. */
const textOf = (company: string, user: string): string =>
  `(SELECT search_text FROM companies WHERE id = ${company}) || chr(10) || (SELECT search_text FROM users WHERE id = ${user})`;
const ofSqlite = (sql: string): string => sql.replaceAll('chr(10)', 'char(10)');

const triggers = {
  sqlite: [
    `CREATE TRIGGER application_users_searched AFTER INSERT ON application_users BEGIN
       UPDATE application_users SET search_text = ${textOf('NEW.workspace_id', 'NEW.user_id')} WHERE id = NEW.id; END`,
    `CREATE TRIGGER companies_of_application_users AFTER UPDATE OF search_text ON companies BEGIN
       UPDATE application_users SET search_text = ${textOf('NEW.id', 'user_id')} WHERE workspace_id = NEW.id; END`,
    `CREATE TRIGGER users_of_application_users AFTER UPDATE OF search_text ON users BEGIN
       UPDATE application_users SET search_text = ${textOf('workspace_id', 'NEW.id')} WHERE user_id = NEW.id; END`,
  ].map(ofSqlite),
  postgres: [
    // Held, so that a name that changes meanwhile reaches the new run too.
    `CREATE FUNCTION application_users_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       PERFORM 1 FROM companies WHERE id = NEW.workspace_id FOR SHARE;
       PERFORM 1 FROM users WHERE id = NEW.user_id FOR SHARE;
       NEW.search_text := coalesce(${textOf('NEW.workspace_id', 'NEW.user_id')}, '');
       RETURN NEW;
     END $$`,
    `CREATE FUNCTION companies_of_application_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       UPDATE application_users SET search_text = ${textOf('NEW.id', 'user_id')} WHERE workspace_id = NEW.id;
       RETURN NULL;
     END $$`,
    `CREATE FUNCTION users_of_application_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       UPDATE application_users SET search_text = ${textOf('workspace_id', 'NEW.id')} WHERE user_id = NEW.id;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER application_users_searched BEFORE INSERT ON application_users
     FOR EACH ROW EXECUTE FUNCTION application_users_searched()`,
    ...['companies', 'users'].map(
      (table) => `CREATE TRIGGER ${table}_of_application_users AFTER UPDATE OF search_text ON ${table}
       FOR EACH ROW WHEN (OLD.search_text <> NEW.search_text) EXECUTE FUNCTION ${table}_of_application_users()`,
    ),
  ],
} as const;

const names = [
  ['application_users_searched', 'application_users'],
  ['companies_of_application_users', 'companies'],
  ['users_of_application_users', 'users'],
] as const;

/**
 * `application_users.search_text`: the texts by which the company and the user of a run are found. The database itself maintains it,
 * also when one of them is renamed.
 */
export async function addSearchTexts({ sequelize }: QueryInterface): Promise<void> {
  const isPostgres = sequelize.getDialect() === 'postgres';
  const collation = isPostgres ? ' COLLATE "C"' : '';
  await sequelize.query(`ALTER TABLE application_users ADD COLUMN search_text TEXT${collation} NOT NULL DEFAULT ''`);
  const text = textOf('application_users.workspace_id', 'application_users.user_id');
  await sequelize.query(`UPDATE application_users SET search_text = ${isPostgres ? text : ofSqlite(text)}`);
  for (const statement of triggers[isPostgres ? 'postgres' : 'sqlite']) await sequelize.query(statement);
}

export async function dropSearchTexts({ sequelize }: QueryInterface): Promise<void> {
  const isPostgres = sequelize.getDialect() === 'postgres';
  for (const [name, table] of names) {
    await sequelize.query(isPostgres ? `DROP TRIGGER ${name} ON ${table}` : `DROP TRIGGER ${name}`);
    if (isPostgres) await sequelize.query(`DROP FUNCTION ${name}()`);
  }
  await sequelize.query('ALTER TABLE application_users DROP COLUMN search_text');
}
