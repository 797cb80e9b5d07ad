/** A JSON object that may still be completed. */
export type JsonRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list with their positions; everything else in it is left to the schema. */
export function recordsOf(list: unknown): [number, JsonRecord][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter((entry): entry is [number, JsonRecord] => isRecord(entry[1]));
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
