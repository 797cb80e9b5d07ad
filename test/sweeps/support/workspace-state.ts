import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Workspace } from './scene.ts';
import { tenantTables } from './sql-recorder.ts';

/** Every row of a workspace and its people, as one text for each table. */
export type WorkspaceState = Readonly<Record<string, string | null>>;

/** Reads all tables with one statement: a sweep reads them after every route. */
export async function stateOf(database: Database, { company, ids, root }: Workspace): Promise<WorkspaceState> {
  const { sequelize, dialect } = database;
  const models = new Map(Object.values(sequelize.models).map((model) => [model.getTableName(), model]));
  const texts = [...tenantTables(database)].map(([table, column]) => {
    const model = models.get(table);
    if (model === undefined) throw new Error(`${table} has no model.`);
    const row = dialect === 'postgres' ? 'held::text' : rowText(model);
    const rows = dialect === 'postgres' ? `string_agg(${row}, ';' ORDER BY ${row})` : `group_concat(${row}, ';')`;
    const ordered = `(SELECT * FROM ${table} WHERE ${column} = :id ORDER BY 1, 2, 3) held`;
    return `SELECT '${table}' AS name, (SELECT ${rows} FROM ${ordered}) AS held`;
  });
  const held = await sequelize.query<{ readonly name: string; readonly held: string | null }>(
    texts.join(' UNION ALL '),
    { replacements: { id: company.id }, type: QueryTypes.SELECT },
  );
  const where = { id: [ids.user, root.id] };
  const people = await database.models.User.findAll({ where, order: [['id', 'ASC']], raw: true });
  return { ...Object.fromEntries(held.map((each) => [each.name, each.held])), users: JSON.stringify(people) };
}

/** All columns of a row as one expression of SQLite, which has no text of whole rows. */
function rowText(model: ModelStatic<Model>): string {
  const columns = Object.values(model.getAttributes()).map(({ field }) => `quote(${field})`);
  return columns.join(` || ',' || `);
}
