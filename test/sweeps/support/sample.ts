/** The parts of a schema that the sweeps use. The contract's schemas are plain JSON Schema. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  /** Kind of record of an id. */
  readonly 'x-record-kind'?: string;
}

const formats: Readonly<Record<string, string>> = {
  email: 'sweep@example.com',
  date: '2026-04-01',
  'date-time': '2026-04-01T00:00:00.000Z',
};

/** Texts that match the patterns of the contract; a new pattern needs an entry here. */
const fitting = [
  'sweepSweepSweepSweepSweepSweepSweepSweep1234',
  '0312345678',
  'ヤマダタロウ',
  'sha256/ab/cd',
  '2026-04-01',
  'a'.repeat(64),
  '#0a7b83',
  'jp',
  '0123456',
  'BIZUDMincho-Regular.ttf',
  '0123456789abcdef',
  '12,34',
];

function sampleText({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format !== undefined) {
    const text = formats[format];
    if (text === undefined) throw new Error(`No sample for the format ${format}.`);
    return text;
  }
  if (pattern === undefined) return '掃'.repeat(Math.max(minLength, 3));
  const text = fitting.find((each) => new RegExp(pattern, 'u').test(each));
  if (text === undefined) throw new Error(`No sample for the pattern ${pattern}.`);
  return text;
}

/** A valid value of a schema: with all members of objects, or (`whole` false) without optional ones. */
export function sampleOf(schema: JsonSchema, whole = true): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {}, whole);
  const { type = 'any', properties = {}, required = [] } = schema;
  switch (type) {
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => sampleOf(schema.items ?? {}, whole));
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => whole || required.includes(name))
          .map(([name, member]) => [name, sampleOf(member, whole)]),
      );
    default:
      return 'anything';
  }
}
