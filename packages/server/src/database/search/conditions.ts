/** A fact that rows are filtered by, as SQL over the columns of the one table that is searched. */
export interface Fact {
  readonly sql: string;
  /** Its key in the search index of PostgreSQL (search-keys.ts). Without one the fact itself leaves few rows. */
  readonly key?: string;
  readonly replacements?: Readonly<Record<string, unknown>>;
}

/** What rows are looked for by. */
export interface Conditions {
  readonly keyword: string | undefined;
  readonly facts: readonly Fact[];
  /** All of it, of living rows only. */
  readonly sql: string;
  /** The same without the facts. */
  readonly text: string;
  readonly replacements: Readonly<Record<string, unknown>>;
}

/**
 * Facts, and a text that one of the columns contains as it is written, without regard to case; `%` and `_` are ordinary characters.
 */
export function conditionsOf(
  keyword: string | undefined,
  columns: readonly string[],
  facts: readonly Fact[],
): Conditions {
  // The escape character is named, since the databases differ in the one that they take for granted.
  const contains = columns.map((column) => `lower(${column}) LIKE :pattern ESCAPE '!'`).join(' OR ');
  const text = ['deleted_at IS NULL', ...(keyword === undefined ? [] : [`(${contains})`])].join(' AND ');
  return {
    keyword,
    facts,
    text,
    sql: [text, ...facts.map((fact) => fact.sql)].join(' AND '),
    replacements: Object.assign(
      keyword === undefined ? {} : { pattern: `%${keyword.toLowerCase().replace(/[!%_]/g, '!$&')}%` },
      ...facts.map(({ replacements = {} }) => replacements),
    ) as Record<string, unknown>,
  };
}
