/** How the values of a column are written in an archive, the same for both kinds of database. */
export type ColumnKind = 'integer' | 'real' | 'decimal' | 'text' | 'boolean' | 'instant' | 'date' | 'json' | 'bytes';

export interface ColumnShape {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A table as it is moved from one database to another. */
export interface TableShape {
  readonly name: string;
  /** By name, so that the order in which a database keeps them does not matter. */
  readonly columns: readonly ColumnShape[];
  /** Names of the columns of the primary key, in its order. */
  readonly key: readonly string[];
}

/** A foreign key: every value of `column` stands in `parentColumn` of the table `parent`. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}
