/** A JSON Schema as plain JSON, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The draft that all schemas of this project are written in. */
export const schemaDraft = 'https://json-schema.org/draft/2020-12/schema';

/** Where the ids of schemas begin. They are names, not addresses: every schema holds all it refers to. */
export const schemaBase = 'https://shorui.example/schema';
