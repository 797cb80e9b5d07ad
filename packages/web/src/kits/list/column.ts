import type { ReactNode } from 'react';
import type { Meaning } from '../../ui/surfaces.tsx';

/** Sorts of the endpoint that order by a column. */
export interface ColumnSort {
  readonly ascending?: string;
  readonly descending?: string;
}

export type CellValue = string | number | null | undefined;

export interface Column<Row> {
  /** Names the column in what the browser remembers; unique within the list. */
  readonly id: string;
  readonly head: string;
  /** The value as text, in the table and in CSV. */
  readonly value: (row: Row) => CellValue;
  /** Shows the text as a badge of this meaning. */
  readonly badge?: (row: Row) => Meaning;
  /** What the table shows instead of the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers and dates do not break; numbers are aligned to the right. */
  readonly kind?: 'text' | 'number' | 'date';
  readonly sort?: ColumnSort;
  /** Not among the two lines on phones. */
  readonly wideOnly?: boolean;
  /** On phones, where there are no heads, its head is before its value: for a second date, or a count. */
  readonly named?: boolean;
  /** Holds long texts that tell rows apart: takes the width that is left, and on phones up to two lines of its own. */
  readonly roomy?: boolean;
  /** Shown only when a person chooses it in the column menu. */
  readonly optional?: boolean;
}

/** The first column: the name of a row, and what opens it. It is always shown. */
export interface NameColumn<Row> {
  readonly head: string;
  readonly of: (row: Row) => string;
  readonly sort?: ColumnSort;
  /** Address of the screen that shows the row; undefined for a row that cannot be opened. */
  readonly href?: (row: Row) => string | undefined;
  /** Before the name: the kind of a file. */
  readonly mark?: (row: Row) => ReactNode;
  /** Query of that address. */
  readonly search?: (row: Row) => Readonly<Record<string, unknown>>;
  /** Shows the row in place, where it has no screen. */
  readonly show?: (row: Row) => void;
}

/** Id of the name column among the widths. */
export const nameColumnId = 'name';
