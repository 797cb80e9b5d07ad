/**
 * What is wrong with a document: `current_version` it is missing or of another document, `version_numbers` have gaps, `version_file` is gone
 * or differs in hash or size, `history` does not have its creation.
 */
export type DocumentProblem = 'current_version' | 'version_numbers' | 'version_file' | 'history';

/** An inconsistency. Ids are of some affected records, at most ten. */
export type Finding =
  /** The database itself reports that its file is damaged (SQLite). */
  | { readonly kind: 'database_damaged'; readonly detail: string }
  /** The tables are older than the program. */
  | { readonly kind: 'not_migrated'; readonly pending: readonly string[] }
  /** A line of the history of documents that differs from what was written, or before which lines are missing. */
  | {
      readonly kind: 'history_broken';
      readonly workspaceId: number;
      readonly sequence: number;
      readonly problem: 'changed' | 'missing';
    }
  /** A document whose rows contradict each other. */
  | {
      readonly kind: 'document_broken';
      readonly workspaceId: number;
      readonly documentId: number;
      readonly problem: DocumentProblem;
    }
  /** Rows that refer to missing rows. */
  | {
      readonly kind: 'dangling';
      readonly table: string;
      readonly column: string;
      readonly parent: string;
      readonly count: number;
      readonly ids: readonly string[];
    }
  /** A file whose content is not in the storage. */
  | { readonly kind: 'file_missing'; readonly key: string; readonly fileIds: readonly number[] }
  /** A file whose content differs from what was stored. */
  | { readonly kind: 'file_damaged'; readonly key: string; readonly fileIds: readonly number[] }
  /** A stored file to which no row refers. */
  | { readonly kind: 'file_orphaned'; readonly key: string; readonly size: number }
  /** A count of uses that differs from the number of files. */
  | { readonly kind: 'uses_wrong'; readonly key: string; readonly recorded: number; readonly found: number }
  /** A workspace's storage total that differs from the sum of its files. Bytes. */
  | { readonly kind: 'usage_wrong'; readonly workspaceId: number; readonly recorded: number; readonly found: number };

/** Maximum number of ids in a finding. */
export const mostNamed = 10;
