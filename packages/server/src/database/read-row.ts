/**
 * Values of rows that plain SQL gives. PostgreSQL gives flags, times and JSON as what they are; SQLite gives numbers and texts.
 */

/** A flag as a row has it: 0 or 1 on SQLite. */
export type RowFlag = boolean | number;
/** A time as a row has it: a text on SQLite. */
export type RowTime = Date | string;
/** A JSON column as a row has it: a text on SQLite. */
export type RowJson<T> = T | string;

export const readFlag = (value: RowFlag | null): boolean => Boolean(value);

/** A column that may be null gives null. */
export function readTime(value: RowTime): Date;
export function readTime(value: RowTime | null): Date | null;
export function readTime(value: RowTime | null): Date | null {
  return value === null ? null : new Date(value);
}

/** What Sequelize writes to SQLite: to rewrite it takes a tenth of the time of reading it as a date. */
const written = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} \+00:00$/;

/** The same as ISO 8601 in UTC, for replies. */
export function readInstant(value: RowTime): string;
export function readInstant(value: RowTime | null): string | null;
export function readInstant(value: RowTime | null): string | null {
  if (value === null) return null;
  if (typeof value === 'string' && written.test(value)) return `${value.slice(0, 10)}T${value.slice(11, 23)}Z`;
  return new Date(value).toISOString();
}

/** `otherwise`: for a column that is null, or that an outer join found no row for. */
export function readJson<T extends object>(value: RowJson<T> | null | undefined, otherwise: T): T {
  if (value === null || value === undefined) return otherwise;
  return typeof value === 'string' ? (JSON.parse(value) as T) : value;
}
