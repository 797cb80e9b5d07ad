/** How the values of a column are written in an archive, the same for both databases. */
export type ColumnKind = 'integer' | 'real' | 'decimal' | 'text' | 'boolean' | 'instant' | 'date' | 'json' | 'bytes';

export interface ColumnShape {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** The shape of a table for the move between databases. */
export interface TableShape {
  readonly name: string;
  /** Sorted by name, so that the order in the database does not matter. */
  readonly columns: readonly ColumnShape[];
  /** Names of the columns of the primary key, in its order. */
  readonly key: readonly string[];
}

/** A foreign key: every value of `column` exists in `parentColumn` of the table `parent`. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}
