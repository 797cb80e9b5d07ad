import { QueryTypes } from 'sequelize';
import type { Database } from '../database.ts';
import { rarestKeys, searchKeyed } from '../search/search-keyed.ts';
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
  /** Documents whose name and values have all terms, the newest first. */
  readonly heads: readonly number[];
  /** Documents whose name, values and text of the file together have all terms, the newest first. */
  readonly texts: readonly number[];
}

type TextTable = 'document_heads' | 'document_texts';
type Reads = Pick<Database, 'sequelize' | 'dialect'>;

/** Single letters are in nearly every text: those are looked for in names and values only. */
const tablesFor = (terms: readonly Term[]): readonly TextTable[] =>
  terms.some(isSingleLetter) ? ['document_heads'] : ['document_heads', 'document_texts'];

/** Whether a query looks into the texts of files too. */
export const isTextSearched = (terms: readonly Term[]): boolean => tablesFor(terms).includes('document_texts');

/** The newest documents that a search finds, up to `most` of each text. */
export async function findTexts(database: Reads, search: TextSearch, most: number): Promise<FoundTexts> {
  const find = database.dialect === 'postgres' ? findByKeys : findByTokens;
  const tables = tablesFor(search.terms);
  const [heads = [], texts = []] = await Promise.all(tables.map((table) => find(database, table, search, most)));
  return { heads, texts };
}

/** A condition that all documents fulfill which a search finds, however many. */
export async function conditionOf(
  { sequelize, dialect }: Reads,
  { workspaceId, terms, where }: TextSearch,
): Promise<DocumentCondition> {
  const isPostgres = dialect === 'postgres';
  const queries = await Promise.all(
    tablesFor(terms).map(async (table) => {
      if (!isPostgres) return `SELECT s.rowid - ${workspaceId * workspaceStep} ${tokensOf(table, workspaceId)}`;
      const requested = await requestedOf({ sequelize }, table, workspaceId, terms);
      const keys = requested.map((key) => sequelize.escape(key)).join(', ');
      // Within, so that texts are compared only where the keys are there.
      return `SELECT id FROM (SELECT t.document_id AS id, t.folded FROM ${table} t
        WHERE t.workspace_id = ${workspaceId} AND ${textKeys} @> ARRAY[${keys}] OFFSET 0) AS ${table}_found
        WHERE ${comparedOf(`${table}_found`, terms, requested)}`;
    }),
  );
  return {
    sql: `${where.sql} AND d.id IN (${queries.join(' UNION ')})`,
    values: { ...where.values, ...needlesOf(terms), match: matchOf(terms) },
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

const requestedOf = async (
  { sequelize }: Pick<Reads, 'sequelize'>,
  table: TextTable,
  workspaceId: number,
  terms: readonly Term[],
): Promise<readonly string[]> => [
  `w=${workspaceId}`,
  ...(await rarestKeys(sequelize, `${table}_search`, requestedKeys(terms))),
];

/** PostgreSQL: what remains to be compared, because keys say nothing about their order. */
function comparedOf(table: string, terms: readonly Term[], requested: readonly string[]): string {
  const isAsked = requestedKeys(terms).every((key) => requested.includes(key));
  if (isAsked && areKeysEnough(terms)) return 'TRUE';
  return terms.map((_, at) => `strpos(${table}.folded, :needle${at}) > 0`).join(' AND ');
}

const needlesOf = (terms: readonly Term[]): Readonly<Record<string, string>> =>
  Object.fromEntries(terms.map(({ needle }, at) => [`needle${at}`, needle]));

/** PostgreSQL: looks into windows of blocks of ids, the newest first, by the keys of the index. */
async function findByKeys(
  { sequelize }: Reads,
  table: TextTable,
  { workspaceId, terms, where }: TextSearch,
  most: number,
): Promise<readonly number[]> {
  const requested = await requestedOf({ sequelize }, table, workspaceId, terms);
  const compared = comparedOf('found', terms, requested);
  const { ids } = await searchKeyed(
    sequelize,
    {
      from: `${table} t WHERE t.workspace_id = ${workspaceId}`,
      id: 't.document_id',
      keys: textKeys,
      // Within, so that a text is compared only of documents that the other conditions leave.
      idsWhere: (within) =>
        `SELECT id FROM (SELECT t.document_id AS id, t.folded FROM ${table} t JOIN documents d ON d.id = t.document_id
         WHERE t.workspace_id = ${workspaceId} AND ${within} AND ${where.sql} OFFSET 0) AS found WHERE ${compared}`,
      values: { ...where.values, ...needlesOf(terms), requested },
    },
    { most },
  );
  return ids;
}
