/** Something that is not as it should be. Ids are some of those concerned, at most ten. */
export type Finding =
  /** The database itself says that its file is damaged (SQLite). */
  | { readonly kind: 'database_damaged'; readonly detail: string }
  /** The tables are older than the program. */
  | { readonly kind: 'not_migrated'; readonly pending: readonly string[] }
  /** Rows that refer to what is not there. */
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
  /** A file whose content is other than what was stored. */
  | { readonly kind: 'file_damaged'; readonly key: string; readonly fileIds: readonly number[] }
  /** Something in the storage that no row tells of. */
  | { readonly kind: 'file_orphaned'; readonly key: string; readonly size: number }
  /** A count of uses that is not the number of files. */
  | { readonly kind: 'uses_wrong'; readonly key: string; readonly said: number; readonly found: number }
  /** A workspace's storage that is not the sum of its files. Bytes. */
  | { readonly kind: 'usage_wrong'; readonly workspaceId: number; readonly said: number; readonly found: number };

/** Most ids that a finding names. */
export const mostNamed = 10;
