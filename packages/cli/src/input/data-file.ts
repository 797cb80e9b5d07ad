import type { JsonDocument, JsonValue } from '@shorui/engine/bundle';

/** Data read from a JSON or YAML file, with the position of each value. */
export type DataFile = JsonDocument;

/** Data by name. */
export type DataObject = { [name: string]: JsonValue };
