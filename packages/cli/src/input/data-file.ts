import type { JsonDocument, JsonValue } from '@shorui/engine/node';

/** Data read from a JSON or YAML file, and where each value stands in it. */
export type DataFile = JsonDocument;

/** Data by name. */
export type DataObject = { [name: string]: JsonValue };
