import { Ajv2020 } from 'ajv/dist/2020.js';
import { complaints, type Complaint } from './complaint.ts';
import { configTable, type ConfigVariable, type VariableName } from './config-table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a value of the table from its text: undefined when it is not set and has no default. */
export type Variable = string | number | boolean | readonly string[] | undefined;

export interface Variables {
  readonly values: ReadonlyMap<VariableName, Variable>;
  readonly complaints: readonly Complaint[];
}

/** Unknown variables with our prefix: without this check a mistyped name would silently leave the default. */
const prefix = 'SHORUI_';
/** Used by the command line, by programs that log in (docs/library.md) and by tests, not by the server. */
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

/** Describes in words, from its schema, what values a variable takes. */
function expected({ schema }: ConfigVariable): Complaint {
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
  if (options !== undefined) {
    const list = options.join(', ');
    return { jp: ` ${list} のいずれか`, en: `one of ${list}` };
  }
  if (type === 'integer')
    return { jp: ` ${minimum}～${maximum} の整数`, en: `a whole number from ${minimum} to ${maximum}` };
  if (type === 'boolean') return { jp: ' true または false ', en: 'true or false' };
  if (minLength !== undefined && minLength > 1)
    return { jp: `${minLength}文字以上の文字列`, en: `text of at least ${minLength} characters` };
  return { jp: '次の説明にある形式', en: 'as its description says' };
}

const meaningOf = ({ description, meaning }: ConfigVariable): Complaint => ({ jp: meaning, en: description });

/** Reads every variable of the table. Errors name the variable and its permitted values, never its value. */
export function readVariables(environment: Environment): Variables {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const values = new Map<VariableName, Variable>();
  const found: Complaint[] = [];
  const isProduction = environment['SHORUI_MODE'] === 'production';
  for (const row of configTable as readonly (ConfigVariable & { readonly name: VariableName })[]) {
    const given = environment[row.name] === '' ? undefined : environment[row.name];
    const text = given ?? row.default;
    if (text === undefined) {
      if (isProduction && row.neededInProduction) found.push(complaints.missing(row.name, meaningOf(row)));
      values.set(row.name, undefined);
      continue;
    }
    const value = parse(text, row);
    if (!ajv.validate(row.schema, value)) found.push(complaints.wrong(row.name, expected(row), meaningOf(row)));
    values.set(row.name, value);
  }
  const known = new Set<string>(configTable.map(({ name }) => name));
  for (const name of Object.keys(environment))
    if (name.startsWith(prefix) && !known.has(name) && !foreign.test(name)) found.push(complaints.unknown(name));
  return { values, complaints: found };
}
