import type { Database } from '../../../packages/server/src/database/database.ts';
import { answerKey } from '../../../packages/server/src/domains/application-use/answer-facts.ts';

/** Runs of one company. */
const perCompany = 20;
/** Rows of one statement: it must end before the database loses patience. */
const chunk = 10_000;
const instant = `'2026-01-05 00:00:00.000 +00:00'`;
const names = "substr('山田佐藤鈴木高橋田中渡辺伊藤中村小林加藤吉田山本', 2 * (i % 12) + 1, 2)";
/** An answer of every other run, and one of a single run. */
export const frequentAnswer = { name: '決済', value: '振込' };
export const rareAnswer = { name: '会社名', value: '株式会社ひとつだけ' };

const run = (database: Database, sql: string): Promise<unknown> => database.sequelize.query(sql);

/** Inserts rows `from + 1` to `to`; `i` in the values is the number of the row. */
async function insert(
  database: Database,
  [table, columns, values]: readonly [table: string, columns: string, values: string],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  for (let done = from; done < to; done += chunk) {
    const numbers = `generate_series(${done + 1}, ${Math.min(done + chunk, to)}) AS i`;
    await run(database, `INSERT INTO ${table} (${columns}, created_at, updated_at) SELECT ${values} FROM ${numbers}`);
  }
}

async function fillShared(database: Database): Promise<void> {
  const stamps = `${instant}, ${instant}`;
  await insert(database, ['admins', 'uid, password, name', `'staff', 'x', '管理太郎', ${stamps}`], { from: 0, to: 1 });
  const application = `'申込書' || i, '', '{}', '申込書' || i, '申込書' || i, ${stamps}`;
  await insert(database, ['applications', 'name, description, definition, search_text, sort_key', application], {
    from: 0,
    to: 2,
  });
  const filters = [frequentAnswer, rareAnswer].map((answer) => ({ answers: [answer] }));
  for (const [index, conditions] of filters.entries()) {
    await database.models.ApplicationFilter.create({
      application_id: 1,
      name: `絞り込み${index}`,
      conditions: JSON.stringify(conditions),
      created_by: '管理太郎',
    });
  }
  const campaign = `1, 'キャンペーン' || i, 'きやんへん' || i, 'きやんへん' || i, 0, ${stamps}`;
  await insert(database, ['campaigns', 'application_id, name, search_text, sort_key, newest_company_id', campaign], {
    from: 0,
    to: perCompany,
  });
}

/**
 * Fills PostgreSQL with runs `from + 1` to `to` of two applications, nine of ten of the first one, of companies with 20 runs each, and with
 * as many rows of companies that 20 campaigns reached. Triggers do not run: what they make is made here for all rows at once.
 */
export async function fillAppUsers(database: Database, { from, to }: { from: number; to: number }): Promise<void> {
  if (from === 0) await fillShared(database);
  const companies = { from: from / perCompany, to: to / perCompany };
  const stamps = `${instant}, ${instant}`;
  await run(database, 'ALTER INDEX application_users_search SET (fastupdate = on)');
  await run(database, 'ALTER TABLE application_users DISABLE TRIGGER USER');
  await insert(
    database,
    [
      'companies',
      'name, search_text, sort_key, roles, favorites, type',
      `'株式会社' || ${names} || i, '株式会社' || ${names} || i, 'かふしきかいしや' || i, '["normal"]', '[]', 0, ${stamps}`,
    ],
    companies,
  );
  await insert(
    database,
    [
      'users',
      'email, password, last_name, first_name, search_text, sort_key, status, notification',
      `'user' || i || '@people.example', 'x', ${names}, '名' || i,
       ${names} || '名' || i || chr(10) || 'user' || i || '@people.example', 'やまた' || i, 0, '{}', ${stamps}`,
    ],
    companies,
  );
  const frequent = `' ${answerKey(frequentAnswer.name, frequentAnswer.value)} '`;
  const rare = `' ${answerKey(rareAnswer.name, rareAnswer.value)} '`;
  const company = `(i - 1) / ${perCompany} + 1`;
  const at = `timestamptz ${instant} + i * interval '1 second'`;
  await insert(
    database,
    [
      'application_users',
      'workspace_id, user_id, application_id, number, answers, state, search_text, answer_facts',
      `${company}, ${company}, CASE WHEN i % 10 = 0 THEN 2 ELSE 1 END, 1, '{}', i % 3,
       (SELECT search_text FROM companies WHERE id = ${company}) || chr(10) || (SELECT search_text FROM users WHERE id = ${company}),
       CASE WHEN i = 4321 THEN ${rare} WHEN i % 2 = 0 THEN ${frequent} ELSE '' END, ${at}, ${at}`,
    ],
    { from, to },
  );
  await run(database, 'DELETE FROM application_user_counts');
  await run(
    database,
    `INSERT INTO application_user_counts (application_id, slot, total, complete, created_at, updated_at)
     SELECT application_id, id % 16, COUNT(*), COUNT(*) FILTER (WHERE state = 2), ${stamps}
     FROM application_users GROUP BY application_id, id % 16`,
  );
  await insert(
    database,
    [
      'app_user_campaigns',
      'workspace_id, campaign_id, user_id, sent_at, used_at',
      `${company}, (i - 1) % ${perCompany} + 1, ${company}, ${instant}, CASE WHEN i % 7 = 0 THEN ${at} END, ${stamps}`,
    ],
    { from, to },
  );
  await run(database, 'ALTER TABLE application_users ENABLE TRIGGER USER');
  await run(database, 'ALTER INDEX application_users_search SET (fastupdate = off)');
  for (const table of ['companies', 'users', 'application_users', 'application_user_counts', 'app_user_campaigns'])
    await run(database, `VACUUM ANALYZE ${table}`);
}
