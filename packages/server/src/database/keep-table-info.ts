import type sqlite3 from 'sqlite3';

type Callback = (error: Error | null, rows: unknown[]) => void;
type All = (sql: string, ...rest: unknown[]) => sqlite3.Database;

const question = /^PRAGMA table_info\(`(\w+)`\)$/;
const changesTables = /^\s*(?:CREATE|ALTER|DROP)\b/i;

/**
 * Sequelize queries the columns of a table before every SELECT, which takes as long as the SELECT. Here each is queried once,
 * and again after the tables were changed by this process; an older process knows no newer columns anyhow.
 */
export function keepTableInfo(connection: sqlite3.Database, known: Map<string, unknown[]>): void {
  const all = connection.all.bind(connection) as All;
  const run = connection.run.bind(connection) as All;
  const forget = (sql: string): void => {
    if (changesTables.test(sql)) known.clear();
  };
  const remembering: All = (sql, ...rest) => {
    const [, table] = question.exec(sql) ?? [];
    const [callback] = rest;
    if (table === undefined || typeof callback !== 'function') {
      forget(sql);
      return all(sql, ...rest);
    }
    const cached = known.get(table);
    if (cached !== undefined) {
      (callback as Callback)(null, cached);
      return connection;
    }
    return all(sql, (error: Error | null, rows: unknown[]) => {
      // A table that is not there yet has no columns.
      if (error === null && rows.length > 0) known.set(table, rows);
      (callback as Callback)(error, rows);
    });
  };
  const forgetting: All = (sql, ...rest) => {
    forget(sql);
    return run(sql, ...rest);
  };
  Object.assign(connection, { all: remembering, run: forgetting });
}
