import { createHash } from 'node:crypto';
import type { Database } from '../../../packages/server/src/database/database.ts';

export interface Rows {
  /** Rows of each table that are there already, and how many there shall be. */
  readonly from: number;
  readonly to: number;
  /** Members, groups, invitations and audit events of each workspace. The first workspace is 1, its root user 1. */
  readonly perWorkspace: number;
}

const instant = "'2026-01-05 00:00:00.000 +00:00'";
const stamps = 'created_at, updated_at';
const names = "substr('山田佐藤鈴木高橋田中渡辺伊藤中村小林加藤吉田山本', 2 * (i % 12) + 1, 2)";
const first = "'名' || (i % 10007 * 7919 % 10007)";

/** Columns and values by table, as both databases understand them. `i` is the id; `w` the workspace of the row. */
const tables = (perWorkspace: number): readonly (readonly [table: string, columns: string, values: string])[] => {
  const w = `((i - 1) / ${perWorkspace} + 1)`;
  const root = `(i - 1) % ${perWorkspace} = 0`;
  const rest = `${instant}, ${instant}`;
  return [
    [
      'companies',
      `name, name_kana, email, search_text, sort_key, roles, favorites, type, plan_id, ${stamps}`,
      `'株式会社' || ${names} || i, 'カブシキガイシャ' || i, 'office' || i || '@company.example',
       '株式会社' || ${names} || i || '\nかぶしきがいしゃ' || i || '\noffice' || i || '@company.example',
       'かぶしきかいしや' || i || '\t株式会社' || ${names} || i,
       '["normal"]', '[]', i % 2, i % 4 + 1, ${rest}`,
    ],
    [
      'users',
      `email, password, last_name, first_name, kana, search_text, sort_key, email_verified_at, status, notification, ${stamps}`,
      `'user' || i || '@people.example', 'x', ${names}, ${first}, 'ヤマダ' || i,
       ${names} || ${first} || '\nやまだ' || i || '\nuser' || i || '@people.example',
       'やまた' || i || '\t' || ${names} || ' ' || ${first}, ${instant},
       i % 2, '{}', ${rest}`,
    ],
    ['members', `workspace_id, user_id, is_root, ${stamps}`, `${w}, i, ${root}, ${rest}`],
    [
      'groups',
      `workspace_id, name, search_text, sort_key, type, permissions, ${stamps}`,
      `${w}, 'グループ' || i, 'ぐるーぷ' || i, 'くるうふ' || i, CASE WHEN ${root} THEN 'leader' ELSE 'general' END, '[]', ${rest}`,
    ],
    ['group_users', `workspace_id, group_id, user_id, ${stamps}`, `${w}, i, i, ${rest}`],
    [
      'invitations',
      `workspace_id, email, token_hash, group_ids, invited_by, expires_at, ${stamps}`,
      `${w}, 'guest' || i || '@people.example', 'hash' || i, '[]', ${w}, '2099-01-05 00:00:00.000 +00:00', ${rest}`,
    ],
    [
      'mails',
      `key, template, "to", subject, status, attachments, ${stamps}`,
      `'key' || i, 'invite', 'user' || i || '@people.example', '招待のお知らせ',
       CASE WHEN i % 1000 = 999 THEN 'refused' ELSE 'sent' END, '[]', ${rest}`,
    ],
    [
      'audit_events',
      `workspace_id, action, subject_kind, subject_id, actor_kind, actor_id, actor_name, after, request_id, ${stamps}`,
      `${w}, 'users.action' || (i % 40), 'user', i, 'user', i, '山田 太郎', '{"name":"x"}', 'request' || i, ${rest}`,
    ],
  ];
};

/** What is there however many rows there are. */
async function fillShared(database: Database): Promise<void> {
  for (let plan = 1; plan <= 4; plan += 1) {
    await run(
      database,
      `INSERT INTO plans (name, price, plan_type, features, ${stamps})
       VALUES ('プラン${plan}', 1000, 2, '{}', ${instant}, ${instant})`,
    );
  }
  await run(
    database,
    `INSERT INTO admins (uid, password, name, ${stamps}) VALUES ('staff', 'x', '管理太郎', ${instant}, ${instant})`,
  );
}

/** Rows of one statement: it must end before the database loses patience. */
const chunk = 10_000;

/** Fills every listed table, ids `from + 1` to `to`, and has the planner count them. */
export async function fill(database: Database, { from, to, perWorkspace }: Rows): Promise<void> {
  if (from === 0) await fillShared(database);
  await collectKeys(database, true);
  for (const [table, columns, values] of tables(perWorkspace)) {
    for (let done = from; done < to; done += chunk) {
      const last = Math.min(done + chunk, to);
      const numbers = `WITH RECURSIVE numbers(i) AS (SELECT ${done + 1} UNION ALL SELECT i + 1 FROM numbers WHERE i < ${last})`;
      await run(database, `INSERT INTO ${table} (${columns}) ${numbers} SELECT ${values} FROM numbers`);
    }
  }
  await run(database, `UPDATE users SET suspended_at = ${instant} WHERE id > ${from} AND id % 1000 = 999`);
  await collectKeys(database, false);
  // One table a statement: all of them together would take longer than a statement may.
  if (database.dialect === 'sqlite') await run(database, 'ANALYZE');
  else for (const [table] of tables(perWorkspace)) await run(database, `VACUUM ANALYZE ${table}`);
}

/** Many rows are written sooner when the keys of the search indexes are gathered; VACUUM puts in what is left. */
async function collectKeys(database: Database, isOn: boolean): Promise<void> {
  if (database.dialect === 'sqlite') return;
  for (const table of ['users', 'companies'])
    await run(database, `ALTER INDEX ${table}_search SET (fastupdate = ${isOn ? 'on' : 'off'})`);
}

const run = (database: Database, sql: string): Promise<unknown> => database.sequelize.query(sql);

/** Sessions of the users 1 to `count`, and as many of the one member of the staff. Gives their tokens. */
export async function fillSessions(
  database: Database,
  count: number,
): Promise<{ readonly users: readonly string[]; readonly staff: readonly string[] }> {
  const now = new Date();
  const users = Array.from({ length: count }, (_, at) => `bench-user-session-${at + 1}-of-the-first-workspace`);
  const staff = users.map((token) => token.replace('user', 'staff'));
  const row = (kind: 'user' | 'admin', token: string, at: number) => ({
    kind,
    user_id: kind === 'user' ? at + 1 : null,
    admin_id: kind === 'user' ? null : 1,
    token_hash: createHash('sha256').update(token).digest('hex'),
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  await database.write(async (transaction) => {
    const rows = [
      ...users.map((token, at) => row('user', token, at)),
      ...staff.map((token, at) => row('admin', token, at)),
    ];
    await database.models.Session.bulkCreate(rows, { transaction });
  });
  return { users, staff };
}
