import type { QueryInterface } from 'sequelize';
import { count, number, reference, stamps } from '../../columns.ts';

/** Rows that share the counts of one application, so that runs which begin at the same moment rarely wait for each other. */
const slots = 16;
const complete = 2;

/** 1 for a run that is not deleted (and complete), else 0. */
const living = (row: string): string => `(CASE WHEN ${row}.deleted_at IS NULL THEN 1 ELSE 0 END)`;
const done = (row: string): string =>
  `(CASE WHEN ${row}.deleted_at IS NULL AND ${row}.state = ${complete} THEN 1 ELSE 0 END)`;

const add = (row: string, total: string, completed: string, now: string): string =>
  `INSERT INTO application_user_counts (application_id, slot, total, complete, created_at, updated_at)
   VALUES (${row}.application_id, ${row}.id % ${slots}, ${total}, ${completed}, ${now}, ${now})
   ON CONFLICT (application_id, slot) DO UPDATE SET total = application_user_counts.total + excluded.total,
     complete = application_user_counts.complete + excluded.complete, updated_at = excluded.updated_at;`;

const sqliteNow = `strftime('%Y-%m-%d %H:%M:%f +00:00', 'now')`;
const changed = [`${living('NEW')} - ${living('OLD')}`, `${done('NEW')} - ${done('OLD')}`] as const;

const triggers = {
  sqlite: [
    `CREATE TRIGGER application_users_counted_insert AFTER INSERT ON application_users BEGIN
       ${add('NEW', living('NEW'), done('NEW'), sqliteNow)} END`,
    `CREATE TRIGGER application_users_counted_update AFTER UPDATE OF state, deleted_at ON application_users BEGIN
       ${add('NEW', ...changed, sqliteNow)} END`,
    `CREATE TRIGGER application_users_counted_delete AFTER DELETE ON application_users BEGIN
       ${add('OLD', `-${living('OLD')}`, `-${done('OLD')}`, sqliteNow)} END`,
  ],
  postgres: [
    `CREATE FUNCTION application_users_counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF TG_OP = 'INSERT' THEN ${add('NEW', living('NEW'), done('NEW'), 'now()')}
       ELSIF TG_OP = 'DELETE' THEN ${add('OLD', `-${living('OLD')}`, `-${done('OLD')}`, 'now()')}
       ELSIF ${changed[0]} <> 0 OR ${changed[1]} <> 0 THEN ${add('NEW', ...changed, 'now()')}
       END IF;
       RETURN NULL;
     END $$`,
    `CREATE TRIGGER application_users_counted AFTER INSERT OR DELETE OR UPDATE OF state, deleted_at ON application_users
     FOR EACH ROW EXECUTE FUNCTION application_users_counted()`,
  ],
} as const;

const drops = {
  sqlite: ['insert', 'update', 'delete'].map((each) => `DROP TRIGGER application_users_counted_${each}`),
  postgres: [
    'DROP TRIGGER application_users_counted ON application_users',
    'DROP FUNCTION application_users_counted()',
  ],
} as const;

type Dialect = keyof typeof triggers;
const dialectOf = ({ sequelize }: QueryInterface): Dialect => sequelize.getDialect() as Dialect;

/**
 * `application_user_counts`: how many runs an application has, and how many are complete, in up to 16 rows. The database itself
 * maintains them, whichever code changes a run, so that a list need not count a million rows.
 */
export async function addCounts(queries: QueryInterface): Promise<void> {
  await queries.createTable('application_user_counts', {
    application_id: { ...reference('applications', 'CASCADE', true), primaryKey: true },
    slot: { ...number(), allowNull: false, primaryKey: true },
    total: count(0),
    complete: count(0),
    ...stamps(),
  });
  await queries.sequelize.query(
    `INSERT INTO application_user_counts (application_id, slot, total, complete, created_at, updated_at)
     SELECT r.application_id, r.id % ${slots}, SUM${living('r')}, SUM${done('r')}, MIN(r.created_at), MAX(r.updated_at)
     FROM application_users r GROUP BY r.application_id, r.id % ${slots}`,
  );
  for (const statement of triggers[dialectOf(queries)]) await queries.sequelize.query(statement);
}

export async function dropCounts(queries: QueryInterface): Promise<void> {
  for (const statement of drops[dialectOf(queries)]) await queries.sequelize.query(statement);
  await queries.dropTable('application_user_counts');
}
