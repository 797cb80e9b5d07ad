/** Languages of the engine's messages. Japanese comes first. */
export type Locale = 'ja' | 'en';

/** The texts of one kind of problem in one language. `{name}` is a placeholder for a parameter. */
export interface ProblemText {
  /** What happened. */
  readonly what: string;
  /** What the reader can do about it. */
  readonly fix: string;
}

/** The texts of one kind of problem. */
export interface CatalogueEntry {
  readonly ja: ProblemText;
  readonly en: ProblemText;
}

/** Checks the entries of one catalogue file while keeping their ids as literal types. */
export function defineCatalogue<const Entries extends Record<string, CatalogueEntry>>(entries: Entries): Entries {
  return entries;
}
