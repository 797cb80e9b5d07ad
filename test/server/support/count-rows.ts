import type { Database } from '../../../packages/server/src/database/database.ts';

type Query = (...given: readonly unknown[]) => Promise<unknown>;

/** The number of queries during the work, and of rows that they return in total. */
export async function countRows(
  { sequelize }: Pick<Database, 'sequelize'>,
  work: () => Promise<unknown>,
): Promise<{ readonly queries: number; readonly rows: number }> {
  const own = sequelize as unknown as { query: Query };
  const { query } = own;
  let queries = 0;
  let rows = 0;
  own.query = async (...given) => {
    const result = await query(...given);
    queries += 1;
    rows += Array.isArray(result) ? result.length : 1;
    return result;
  };
  try {
    await work();
  } finally {
    own.query = query;
  }
  return { queries, rows };
}
