import type { ColumnKind } from './table-shape.ts';

/** A value in an archive: JSON, independent of the database it came from. */
export type PortableValue = string | number | boolean | null;

/** Members sorted by name: databases with JSON types do not preserve their order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inside]) => [name, ordered(inside)]));
}

/** Integers stay exact: those beyond the safe range become text. */
function wholeNumber(value: unknown): PortableValue {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** `1.50` and `1.5` are the same number. */
function decimal(value: unknown): string {
  const text = String(value);
  return text.includes('.') && !/e/i.test(text) ? text.replace(/\.?0+$/, '') : text;
}

/** Sequelize writes `2026-11-21 01:02:03.004 +00:00` on SQLite; PostgreSQL returns `2026-11-21 01:02:03.004+00`. */
function instant(value: unknown): string {
  if (typeof value === 'number') return new Date(value).toISOString();
  const [, day, time, zone = 'Z'] =
    /^(\d{4,6}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)\s*(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(String(value)) ?? [];
  const hours = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone;
  const date = new Date(`${day}T${time}${hours}`);
  if (Number.isNaN(date.getTime())) throw new Error(`${JSON.stringify(value)} is no point in time.`);
  return date.toISOString();
}

function bytes(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  const text = String(value);
  return (text.startsWith('\\x') ? Buffer.from(text.slice(2), 'hex') : Buffer.from(text)).toString('base64');
}

/** Drivers return text and numbers for all types that are written as text. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Converts a driver's value of a column of this type to its archive form. */
export function toPortable(kind: ColumnKind, value: unknown): PortableValue {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'integer':
      return wholeNumber(value);
    case 'real':
      return Number(value);
    case 'decimal':
      return decimal(value);
    case 'boolean':
      return value === true || value === 1 || value === 't' || value === '1';
    case 'instant':
      return instant(value);
    case 'date':
      return asText(value).slice(0, 10);
    case 'json':
      return JSON.stringify(ordered(typeof value === 'string' ? JSON.parse(value) : value));
    case 'bytes':
      return bytes(value);
    case 'text':
      return asText(value);
  }
}

/** Converts an archive value to the form that the driver accepts. */
export function fromPortable(kind: ColumnKind, value: PortableValue, dialect: 'sqlite' | 'postgres'): unknown {
  if (value === null) return null;
  if (kind === 'bytes') return Buffer.from(String(value), 'base64');
  if (dialect === 'postgres') return value;
  if (kind === 'boolean') return value === true ? 1 : 0;
  // The format that Sequelize writes and its queries compare.
  if (kind === 'instant') return `${String(value).replace('T', ' ').replace('Z', '')} +00:00`;
  return value;
}
