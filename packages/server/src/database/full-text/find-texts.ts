import { QueryTypes } from 'sequelize';
import type { Database } from '../database.ts';
import { newestId, searchKeyed } from '../search/search-keyed.ts';
import { matchOf } from './match-tokens.ts';
import { isSingleLetter, type Term } from './terms.ts';
import { areKeysEnough, requestedKeys } from './text-keys.ts';
import { workspaceStep } from './write-texts.ts';

/** A condition over the table `documents`, as `d`. */
export interface DocumentCondition {
  readonly sql: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What documents of a workspace are looked for by. */
export interface TextSearch {
  readonly workspaceId: number;
  /** At least one. */
  readonly terms: readonly Term[];
  readonly where: DocumentCondition;
}

export interface FoundTexts {
  /** Documents whose name, values and comments have all terms, the newest first. */
  readonly heads: readonly number[];
  /** Documents whose name, values, comments and text of the file together have all terms, the newest first. */
  readonly texts: readonly number[];
}

type TextTable = 'document_heads' | 'document_texts';
type Reads = Pick<Database, 'sequelize' | 'dialect'>;

/** Single letters are in nearly every text: those are looked for in names, values and comments only. */
const tablesFor = (terms: readonly Term[]): readonly TextTable[] =>
  terms.some(isSingleLetter) ? ['document_heads'] : ['document_heads', 'document_texts'];

/** Whether a query looks into the texts of files too. */
export const isTextSearched = (terms: readonly Term[]): boolean => tablesFor(terms).includes('document_texts');

/** The newest documents that a search finds, up to `most` of each text. */
export async function findTexts(database: Reads, search: TextSearch, most: number): Promise<FoundTexts> {
  const tables = tablesFor(search.terms);
  const find = await finderOf(database, search.workspaceId);
  const [heads = [], texts = []] = await Promise.all(tables.map((table) => find(database, table, search, most)));
  return { heads, texts };
}

type Find = (database: Reads, table: TextTable, search: TextSearch, most: number) => Promise<readonly number[]>;

async function finderOf({ sequelize, dialect }: Reads, workspaceId: number): Promise<Find> {
  if (dialect === 'sqlite') return findByTokens;
  const newest = (table: TextTable): string =>
    `(SELECT MAX(t.document_id) FROM ${table} t WHERE t.workspace_id = ${workspaceId})`;
  const last = await newestId(
    sequelize,
    `SELECT GREATEST(${newest('document_heads')}, ${newest('document_texts')}) AS last`,
  );
  return (database, table, search, most) => findByKeys(database, table, search, most, last);
}

/** A condition that all documents fulfill which a search finds, however many. */
export function conditionOf(
  { dialect }: Pick<Reads, 'dialect'>,
  { workspaceId, terms, where }: TextSearch,
): DocumentCondition {
  const queries = tablesFor(terms).map((table) =>
    dialect === 'sqlite'
      ? `SELECT s.rowid - ${workspaceId * workspaceStep} ${tokensOf(table, workspaceId)}`
      : // Within, so that texts are compared only where the keys are there.
        `SELECT id FROM (SELECT t.document_id AS id, t.folded, t.workspace_id FROM ${table} t
         WHERE ${textKeys} @> ARRAY[:requested] OFFSET 0) AS t WHERE t.workspace_id = ${workspaceId} AND ${comparedOf(terms)}`,
  );
  return {
    sql: `${where.sql} AND d.id IN (${queries.join(' UNION ')})`,
    values: {
      ...where.values,
      ...needlesOf(terms),
      match: matchOf(terms),
      requested: keysOf(workspaceId, terms),
    },
  };
}

const tokensOf = (table: TextTable, workspaceId: number): string => {
  const from = workspaceId * workspaceStep;
  return `FROM ${table}_search s WHERE s.${table}_search MATCH :match AND s.rowid BETWEEN ${from} AND ${from + workspaceStep - 1}`;
};

/** SQLite: walks along the numbers of the index from the newest down, until enough are found. */
async function findByTokens(
  { sequelize }: Reads,
  table: TextTable,
  { workspaceId, terms, where }: TextSearch,
  most: number,
): Promise<readonly number[]> {
  const [from, condition = ''] = tokensOf(table, workspaceId).split(' WHERE ');
  // CROSS JOIN keeps the order of the tables: the index comes first.
  const rows = await sequelize.query<{ id: number }>(
    `SELECT d.id ${from} CROSS JOIN documents d ON d.id = s.rowid - ${workspaceId * workspaceStep}
     WHERE ${condition} AND ${where.sql} ORDER BY s.rowid DESC LIMIT ${most}`,
    { replacements: { ...where.values, match: matchOf(terms) }, type: QueryTypes.SELECT },
  );
  return rows.map(({ id }) => id);
}

const textKeys = 'document_search_keys(t.document_id, t.workspace_id, t.folded)';

/** PostgreSQL: the keys that are looked up. Frequent ones cost little, because the index skips in their lists to what the rarest has. */
const keysOf = (workspaceId: number, terms: readonly Term[]): readonly string[] => [
  `w=${workspaceId}`,
  ...requestedKeys(terms),
];

/** PostgreSQL: what remains to be compared, because keys do not have an order. */
function comparedOf(terms: readonly Term[]): string {
  const compared = terms.flatMap((term, at) => (areKeysEnough(term) ? [] : [`strpos(folded, :needle${at}) > 0`]));
  return compared.length === 0 ? 'TRUE' : compared.join(' AND ');
}

const needlesOf = (terms: readonly Term[]): Readonly<Record<string, string>> =>
  Object.fromEntries(terms.map(({ needle }, at) => [`needle${at}`, needle]));

/**
 * PostgreSQL: looks into windows of blocks of ids, the newest first, by the keys of the index. The workspace is one of the keys, and
 * is compared once more of what they find: as a condition beside them it would make the planner read another index of all its documents.
 */
function findByKeys(
  { sequelize }: Reads,
  table: TextTable,
  { workspaceId, terms, where }: TextSearch,
  most: number,
  last: number | null,
): Promise<readonly number[]> {
  const compared = comparedOf(terms);
  return searchKeyed(
    sequelize,
    {
      last,
      id: 't.document_id',
      keys: textKeys,
      // In steps, so that the row of a document is read only if its text has the keys, and a text is compared only of documents that
      // fulfill the other conditions.
      idsWhere: (within) =>
        `SELECT id FROM (SELECT t.document_id AS id, t.folded, t.workspace_id FROM ${table} t WHERE ${within}
           AND EXISTS (SELECT 1 FROM documents d WHERE d.id = t.document_id AND ${where.sql} OFFSET 0) OFFSET 0) AS t
         WHERE t.workspace_id = ${workspaceId} AND ${compared}`,
      values: { ...where.values, ...needlesOf(terms), requested: keysOf(workspaceId, terms) },
    },
    { most },
  );
}
