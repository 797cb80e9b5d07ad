import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import type { Database } from '../../../packages/server/src/database/database.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Runs queries and gets the plan of each SELECT among them from the database: every table must be read by an index. On PostgreSQL
 * full scans are made expensive first: small tables would otherwise always be scanned. Returns the statements. `whole`: tables that
 * may be scanned, because they are small by nature.
 */
export async function expectIndexed(
  database: Database,
  work: () => Promise<unknown>,
  whole: readonly string[] = [],
): Promise<string[]> {
  const statements = await recordQueries(database, work);
  expect(statements, 'no SELECT was run').to.not.be.empty;
  for (const sql of statements) {
    const scans = await wholeScans(database, sql);
    expect(
      scans.filter((table) => !whole.includes(table)),
      `tables read wholly by: ${sql}`,
    ).to.deep.equal([]);
  }
  return statements;
}

/** The SELECT statements of the work, with their values in place. */
export async function recordQueries(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  // The type declarations omit the options.
  const { options } = database.sequelize as unknown as { options: { logging?: false | ((line: string) => void) } };
  const { logging = false } = options;
  const seen: string[] = [];
  options.logging = (line) => {
    const sql = line.replace(/^Executed? \([^)]*\): /, '').replace(/^Executing \([^)]*\): /, '');
    if (/^\s*(SELECT|WITH)\b/i.test(sql)) seen.push(sql);
  };
  try {
    await work();
  } finally {
    options.logging = logging;
  }
  return [...new Set(seen)];
}

async function wholeScans(database: Database, sql: string): Promise<string[]> {
  const { sequelize } = database;
  if (database.dialect === 'sqlite') {
    const plan = await sequelize.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, { type: QueryTypes.SELECT });
    const names = tablesByAlias(sql);
    // Reading the first rows by their ids follows the table itself, which is the index of its ids.
    const isWalk =
      / LIMIT /.test(sql) && !/ WHERE /.test(sql) && !plan.some(({ detail }) => / TEMP B-TREE /.test(detail));
    // Rows of a subquery, and of a step of WITH.
    const named = [...sql.matchAll(/\)\s+AS\s+[`"]?(\w+)/gi), ...sql.matchAll(/(\w+)\s+AS\s+MATERIALIZED\s+\(/gi)];
    const inner = new Set(named.map(([, name]) => name));
    return plan.flatMap(({ detail }) => {
      const alias = /^SCAN (\S+)(?! USING (?:COVERING )?INDEX)/.exec(detail)?.[1];
      // A search index of FTS5 is read by what is matched (`M`).
      const isIndexed =
        / USING (?:COVERING )?INDEX| USING INTEGER PRIMARY KEY|SUBQUERY|CONSTANT ROW| VIRTUAL TABLE INDEX \d+:\S*M/.test(
          detail,
        );
      return alias === undefined || isIndexed || isWalk || inner.has(alias) ? [] : [names.get(alias) ?? alias];
    });
  }
  return database.write(async () => {
    await sequelize.query('SET LOCAL enable_seqscan = off');
    const [explained] = await sequelize.query<Row>(`EXPLAIN (FORMAT JSON) ${sql}`, { type: QueryTypes.SELECT });
    return sequentialScans(explained?.['QUERY PLAN']);
  });
}

/** Aliases assigned by Sequelize, and table names themselves. */
function tablesByAlias(sql: string): Map<string, string> {
  const found = [...sql.matchAll(/(?:FROM|JOIN)\s+[`"]?(\w+)[`"]?(?:\s+AS\s+[`"]?([\w.>-]+)[`"]?)?/gi)];
  return new Map(found.flatMap(([, name = '', alias]) => [[alias ?? name, name] as const]));
}

function sequentialScans(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sequentialScans);
  if (node === null || typeof node !== 'object') return [];
  const { 'Node Type': type, 'Relation Name': relation } = node as Row;
  const here = type === 'Seq Scan' && typeof relation === 'string' ? [relation] : [];
  return [
    ...here,
    ...Object.values(node).flatMap((inner) => (typeof inner === 'object' ? sequentialScans(inner) : [])),
  ];
}
