import { Ajv2020 } from 'ajv/dist/2020.js';
import { configTable, type ConfigVariable, type VariableName } from './config-table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A value of the table, read from its text: undefined when nothing is given and there is no default. */
export type Variable = string | number | boolean | readonly string[] | undefined;

export interface Variables {
  readonly values: ReadonlyMap<VariableName, Variable>;
  readonly complaints: readonly string[];
}

/** Variables that begin like ours but are none: a mistyped name would otherwise be a silent default. */
const prefix = 'SHORUI_';
/** Of the command line, of programs that log in (docs/library.md) and of the tests, not of the server. */
const foreign = /^SHORUI_(TEST_|KEEP_|(LANG|DEBUG|EMAIL|PASSWORD)$)/;

function parse(text: string, { schema }: ConfigVariable): Variable {
  const { type } = schema as { readonly type?: string };
  if (type === 'integer') return /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (type === 'boolean')
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
  if (type === 'array') {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  return text;
}

/** What a variable has to be, in words, from its schema. */
function wanted({ schema }: ConfigVariable): string {
  const {
    type,
    enum: options,
    minimum,
    maximum,
    minLength,
  } = schema as {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
  };
  if (options !== undefined) return `one of ${options.join(', ')}`;
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (type === 'boolean') return 'true or false';
  if (minLength !== undefined && minLength > 1) return `text of at least ${minLength} characters`;
  return 'as its description says';
}

/** Reads every variable of the table. Complaints name the variable and what it has to be, never its value. */
export function readVariables(environment: Environment): Variables {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const values = new Map<VariableName, Variable>();
  const complaints: string[] = [];
  const isProduction = environment['SHORUI_MODE'] === 'production';
  for (const row of configTable as readonly (ConfigVariable & { readonly name: VariableName })[]) {
    const given = environment[row.name] === '' ? undefined : environment[row.name];
    const text = given ?? row.default;
    if (text === undefined) {
      if (isProduction && row.neededInProduction) complaints.push(`${row.name} is missing: ${row.description}`);
      values.set(row.name, undefined);
      continue;
    }
    const value = parse(text, row);
    if (!ajv.validate(row.schema, value)) complaints.push(`${row.name} must be ${wanted(row)}: ${row.description}`);
    values.set(row.name, value);
  }
  const known = new Set<string>(configTable.map(({ name }) => name));
  for (const name of Object.keys(environment))
    if (name.startsWith(prefix) && !known.has(name) && !foreign.test(name))
      complaints.push(`${name} is not a variable of Shorui`);
  return { values, complaints };
}
