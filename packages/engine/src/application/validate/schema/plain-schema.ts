import { schemaModels, type SchemaModel, type SchemaModelName } from './schema-models.ts';

/** A JSON Schema as plain JSON, draft 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The draft that all schemas of this project are written in. */
export const schemaDraft = 'https://json-schema.org/draft/2020-12/schema';

/** Where the ids of schemas begin. They are names, not addresses: every schema holds all it refers to. */
export const schemaBase = 'https://shorui.example/schema';

type Node = Readonly<Record<string, unknown>>;

/** Keywords whose properties are names instead of keywords. */
const nameMaps = new Set(['properties', 'patternProperties']);

const models: Readonly<Record<string, SchemaModel>> = schemaModels;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A recursive model comes as `{$defs: {Name: {..., $id}}, $ref: Name}`; this is the definition itself. */
function unwrapRecursive(schema: Node): Node {
  const { $defs, $ref } = schema;
  const definition = isNode($defs) && typeof $ref === 'string' ? $defs[$ref] : undefined;
  if (!isNode(definition)) return schema;
  return Object.fromEntries(Object.entries(definition).filter(([key]) => key !== '$id'));
}

interface ModelNames {
  readonly bySchema: ReadonlyMap<object, SchemaModelName>;
  readonly byText: ReadonlyMap<string, SchemaModelName>;
}

let modelNames: ModelNames | undefined;

/**
 * The name of the model that a schema is. Where the builder copied a model (it does for an optional property) the text
 * tells;
 * the object itself comes first, because two models may read alike (a rule and a field group).
 */
function findModelName(schema: Node): SchemaModelName | undefined {
  if (!modelNames) {
    const entries = Object.entries(schemaModels) as [SchemaModelName, SchemaModel][];
    modelNames = {
      bySchema: new Map(entries.map(([name, model]) => [model.schema, name])),
      byText: new Map(entries.map(([name, model]) => [JSON.stringify(model.schema), name])),
    };
  }
  return modelNames.bySchema.get(schema) ?? modelNames.byText.get(JSON.stringify(schema));
}

/** Copies a schema and replaces each model inside it by a reference, collecting the models it met. */
class SchemaWriter {
  readonly definitions = new Map<string, JsonSchema>();

  /** A model under its own name, with its words. */
  describe({ title, description, schema }: SchemaModel): JsonSchema {
    return { title, description, ...this.#copyKeywords(unwrapRecursive({ ...schema })) };
  }

  #copyKeywords(schema: Node): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => {
        if (!nameMaps.has(keyword) || !isNode(value)) return [keyword, this.#copy(value)];
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, child]) => [name, this.#copy(child)]))];
      }),
    );
  }

  #copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item));
    if (!isNode(value)) return value;
    if (typeof value['$ref'] === 'string' && value['$defs'] === undefined) return this.#refer(value['$ref']);
    const name = findModelName(value);
    return name === undefined ? this.#copyKeywords(value) : this.#refer(name);
  }

  #refer(name: string): JsonSchema {
    const model = models[name];
    if (model && !this.definitions.has(name)) {
      // Entered before it is written, because a recursive model meets itself.
      this.definitions.set(name, {});
      this.definitions.set(name, this.describe(model));
    }
    return { $ref: `#/$defs/${name}` };
  }
}

/** The schema of a model on its own: it holds every model that it refers to, and nothing but JSON. */
export function toPlainSchema(model: SchemaModel): JsonSchema {
  const writer = new SchemaWriter();
  const root = writer.describe(model);
  const definitions = [...writer.definitions].sort(([left], [right]) => (left < right ? -1 : 1));
  return definitions.length === 0 ? root : { ...root, $defs: Object.fromEntries(definitions) };
}
