import { Utils } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { unscopedTables, type TenantTables } from './unscoped-tables.ts';

interface Options {
  readonly replacements?: Readonly<Record<string, unknown>>;
  readonly bind?: readonly unknown[];
}
type Query = (sql: unknown, options?: Options) => Promise<unknown>;

/** Audit reads about refused calls search all workspaces, and run after the reply. */
const ofTheAudit = /find-foreign|workspaces-of-users/;

/** Records every statement of a database, of models and in plain SQL, with its values. */
export class SqlRecorder {
  readonly #statements: string[] = [];
  readonly #tables: TenantTables;
  readonly #end: () => void;

  constructor(database: Database) {
    const { sequelize, dialect } = database;
    this.#tables = tenantTables(database);
    const query = sequelize.query.bind(sequelize) as Query;
    const listening: Query = (sql, options) => {
      const stack = new Error('where').stack ?? '';
      if (!ofTheAudit.test(stack)) this.#statements.push(statementOf(sql, options, dialect));
      return query(sql, options);
    };
    Object.assign(sequelize, { query: listening });
    this.#end = () => void Object.assign(sequelize, { query });
  }

  /** Statements since the last read that access a table of workspaces without restricting it to this one, with the tables. */
  takeUnscoped(own: number): readonly { readonly table: string; readonly sql: string }[] {
    return this.#statements
      .splice(0)
      .flatMap((sql) => unscopedTables(sql, this.#tables, own).map((table) => ({ table, sql })));
  }

  get count(): number {
    return this.#statements.length;
  }

  clear(): void {
    this.#statements.length = 0;
  }

  end(): void {
    this.#end();
  }
}

/** Every table with a workspace, and the workspaces themselves. */
export function tenantTables({ sequelize }: Database): TenantTables {
  const tables = Object.values(sequelize.models).flatMap((model): [string, string][] => {
    const table = model.getTableName();
    if (typeof table !== 'string') throw new Error(`${model.name} is a table of a schema.`);
    return 'workspace_id' in model.getAttributes() ? [[table, 'workspace_id']] : [];
  });
  return new Map([...tables, ['companies', 'id']]);
}

function statementOf(sql: unknown, options: Options = {}, dialect: string): string {
  const given =
    typeof sql === 'string' ? { query: sql } : (sql as { readonly query: string; readonly bind?: readonly unknown[] });
  const bind = options.bind ?? ('bind' in given ? given.bind : undefined) ?? [];
  const bound = given.query.replace(/\$(\d+)/g, (_, at: string) => literal(bind[Number(at) - 1]));
  const { replacements } = options;
  if (replacements === undefined) return bound;
  return Utils.formatNamedParameters(bound, replacements as Record<string, string>, dialect);
}

/** A bound value as it appears in a statement. */
function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return 'NULL';
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}
