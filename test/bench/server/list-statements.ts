import type { Database } from '../../../packages/server/src/database/database.ts';

/** The statements of one list, as the server sends them. */
export interface ListStatements {
  readonly count: string;
  readonly page: string;
  /** Members of a row that are shown, with the columns that they come from. */
  readonly columns: readonly (readonly [shown: string, column: string])[];
}

/** The SELECT statements that are run meanwhile, with their values in place. */
export async function recordSelects(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { options } = database.sequelize as unknown as { options: { logging?: false | ((line: string) => void) } };
  const { logging = false } = options;
  const seen: string[] = [];
  options.logging = (line) => {
    const sql = line.replace(/^Execut(?:ed|ing) \([^)]*\): /, '');
    if (/^\s*(SELECT|WITH)\b/i.test(sql)) seen.push(sql);
  };
  try {
    await work();
  } finally {
    options.logging = logging;
  }
  return seen;
}

/** Finds the count and the page among the statements of a call. */
export function listStatements(selects: readonly string[], columns: ListStatements['columns']): ListStatements {
  const count = selects.find((sql) => /^SELECT count\(/i.test(sql));
  const page = selects.find((sql) => / LIMIT (0, )?20/.test(sql) && sql !== count);
  if (count === undefined || page === undefined) throw new Error(`No list among:\n${selects.join('\n')}`);
  return { count, page, columns };
}
