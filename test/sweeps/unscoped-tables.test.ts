import { expect } from 'chai';
import { unscopedTables } from './support/unscoped-tables.ts';

const tenants = new Map([
  ['groups', 'workspace_id'],
  ['group_users', 'workspace_id'],
  ['companies', 'id'],
]);
const judge = (sql: string): readonly string[] => unscopedTables(sql, tenants, 700_000);

describe('a statement', () => {
  it('is restricted to a workspace if each of its tables is, by its id or through another table', () => {
    for (const sql of [
      'SELECT `id` FROM `groups` AS `Group` WHERE (`Group`.`deleted_at` IS NULL AND (`Group`.`workspace_id` = 700000));',
      'SELECT "id" FROM "groups" AS "Group" WHERE "Group"."workspace_id" IN (700000) AND "Group"."id" = 7 FOR UPDATE;',
      'SELECT g.id FROM group_users gu JOIN groups g ON g.id = gu.group_id AND g.workspace_id = gu.workspace_id WHERE gu.workspace_id = 700000',
      'SELECT c.id FROM companies c JOIN groups g ON g.workspace_id = c.id WHERE c.id = 700000',
      'SELECT count(*) FROM (SELECT 1 FROM groups WHERE workspace_id = 700000) AS counted',
      `UPDATE "groups" SET "name"='a, b' WHERE "id" = 7 AND "workspace_id" = 700000`,
      'DELETE FROM `groups` WHERE `workspace_id` = 700000',
      `INSERT INTO "groups" ("id","workspace_id","name") VALUES (DEFAULT,700000,'甲, (乙'),(DEFAULT,700000,'丙') RETURNING "id";`,
      'SELECT 1 FROM users WHERE id = 7',
    ]) {
      expect(judge(sql), sql).to.deep.equal([]);
    }
  });

  it('is not if one of its tables is not, if a row belongs to another, or if only a text matches', () => {
    for (const [sql, table] of [
      ['SELECT id FROM groups', 'groups'],
      ['SELECT "id" FROM "groups" AS "Group" WHERE "Group"."id" = 700000', 'groups'],
      ['SELECT id FROM groups WHERE workspace_id = 700001', 'groups'],
      ['SELECT g.id FROM group_users gu JOIN groups g ON g.id = gu.group_id WHERE gu.workspace_id = 700000', 'groups'],
      ['SELECT c.id FROM companies c WHERE c.plan_id = 700000', 'companies'],
      [`UPDATE groups SET name = 'workspace_id = 700000' WHERE id = 7`, 'groups'],
      ['DELETE FROM `groups` WHERE `id` = 7', 'groups'],
      [`INSERT INTO groups (workspace_id, name) VALUES (700000,'a'),(700001,'b')`, 'groups'],
      [`INSERT INTO groups (name) VALUES ('700000')`, 'groups'],
    ] as const) {
      expect(judge(sql), sql).to.deep.equal([table]);
    }
  });
});
