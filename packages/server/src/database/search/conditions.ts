import { foldForSearch } from '@shorui/engine/japanese';
import { searchPattern } from '../folded/folded-values.ts';

/** A fact that rows are filtered by, as SQL over the columns of the one table that is searched. */
export interface Fact {
  readonly sql: string;
  /** Its key in the search index of PostgreSQL (search-keys.ts). Without one the fact itself leaves few rows. */
  readonly key?: string;
  /** Rows have the key by itself, whatever other facts are asked for. Keys of other facts are joined in their order. */
  readonly isApart?: boolean;
  readonly replacements?: Readonly<Record<string, unknown>>;
}

/** What rows are looked for by. */
export interface Conditions {
  /** As foldForSearch gives it. */
  readonly keyword: string | undefined;
  readonly facts: readonly Fact[];
  /** All of it, of living rows only. */
  readonly sql: string;
  /** The same without the facts. */
  readonly text: string;
  readonly replacements: Readonly<Record<string, unknown>>;
}

/** Facts, and a keyword that `search_text` contains; `%` and `_` are ordinary characters. A keyword of spaces is none. */
export function conditionsOf(typed: string | undefined, facts: readonly Fact[]): Conditions {
  const folded = foldForSearch(typed ?? '');
  const keyword = folded === '' ? undefined : folded;
  // The escape character is named, since the databases differ in the one that they take for granted.
  const contains = keyword === undefined ? [] : [`search_text LIKE :pattern ESCAPE '!'`];
  const text = ['deleted_at IS NULL', ...contains].join(' AND ');
  return {
    keyword,
    facts,
    text,
    sql: [text, ...facts.map((fact) => fact.sql)].join(' AND '),
    replacements: Object.assign(
      keyword === undefined ? {} : { pattern: searchPattern(keyword) },
      ...facts.map(({ replacements = {} }) => replacements),
    ) as Record<string, unknown>,
  };
}
