import type { ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
import { labelOfField } from '../contract/label.ts';
import { unnamedField, validationWords } from '../messages/validation.ts';
import type { FieldErrors } from './app-error.ts';
import { fillWords } from './fill-words.ts';

type Locale = 'jp' | 'en';
type Params = Readonly<Record<string, unknown>>;
export type WordsKey = keyof typeof validationWords;

/** Maximum number of fields reported in one reply. */
const mostFields = 100;

const words: Readonly<Record<string, { readonly jp: string; readonly en: string }>> = validationWords;

/** Label of the field at a path, `users[0].email`: from the schema, or else from its name; "this field" without either. */
export function labelOf(path: string, locale: Locale, schema?: TSchema): string {
  const parts = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  return (labelOfField(schema, parts) ?? unnamedField)[locale];
}

/** One message of the table for the field at a path. */
export function fieldMessage(
  key: WordsKey,
  path: string,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return fillWords(validationWords[key][locale], { field: labelOf(path, locale), ...params });
}

/** `/users/0/email` as `users[0].email`. */
export function toPath(pointer: string, member?: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  if (member !== undefined) parts.push(member);
  return parts.map((part, at) => (/^\d+$/.test(part) && at > 0 ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`)).join('');
}

/** The member that an ajv error concerns, where ajv names the object around it. */
function memberOf({ keyword, params }: ErrorObject): string | undefined {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Readonly<Record<string, string>>;
  if (keyword === 'required' || keyword === 'dependentRequired') return missingProperty;
  return additionalProperty ?? unevaluatedProperty;
}

/** Keywords whose error is replaced by the words of a schema (`x-words`). */
const ownWords: ReadonlySet<string> = new Set(['pattern', 'minLength', 'maxLength']);

function wordsOf({ keyword, params, data, parentSchema }: ErrorObject): string {
  const { type, format } = params as Params;
  // An empty text in a required field counts as missing.
  if (data === '' && keyword !== 'type') return 'required';
  const named: unknown = parentSchema?.['x-words'];
  if (typeof named === 'string' && ownWords.has(keyword)) return `words.${named}`;
  if (keyword === 'type') return `type.${String(Array.isArray(type) ? (type as unknown[])[0] : type)}`;
  if (keyword === 'format') return `format.${String(format)}`;
  if (keyword === 'unevaluatedProperties') return 'additionalProperties';
  return keyword;
}

/** Values inserted into messages: short texts and numbers. Long ones come from the caller and are cut. */
function plainParams(params: Params): Record<string, string | number> {
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'number' || typeof value === 'string') plain[name] = value;
  return plain;
}

/** Whether this is an error of one branch of a union whose error is reported for another branch. */
function isBranchNoise(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  const atSame = all.filter((each) => each !== error && each.instancePath.startsWith(error.instancePath));
  if (error.keyword === 'if') return true;
  if (error.keyword === 'anyOf' || error.keyword === 'oneOf') return isUnionExplained(error, atSame);
  const union = all.find(
    ({ keyword, schemaPath }) => /^(any|one)Of$/.test(keyword) && error.schemaPath.startsWith(`${schemaPath}/`),
  );
  if (union === undefined) return false;
  if (
    !isUnionExplained(
      union,
      all.filter((each) => each !== union),
    )
  )
    return true;
  return (
    (error.keyword === 'type' || error.keyword === 'const') &&
    error.instancePath === union.instancePath &&
    isMoreSaid(union, all, error)
  );
}

const isFixed = (branch: unknown): boolean => typeof branch === 'object' && branch !== null && 'const' in branch;

/** A union of fixed values only: a choice of them. */
function isChoice({ keyword, instancePath, schema }: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return false;
  return (
    schema.every(isFixed) && all.every((each) => each.instancePath !== instancePath || each.keyword !== 'required')
  );
}

/** If the text is not an email address at all, the error about its length is left out. */
function isLengthNoise({ keyword, instancePath, data }: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (keyword !== 'minLength' || data === '') return false;
  return all.some(
    (each) => each.instancePath === instancePath && (each.keyword === 'format' || each.keyword === 'pattern'),
  );
}

/** For a union of one type and null, the errors of that type are reported; for other unions the intended branch is unknown. */
function isUnionExplained(union: ErrorObject, others: readonly ErrorObject[]): boolean {
  const branches = new Set(
    others.flatMap(({ schemaPath, keyword, params }) => {
      const rest = schemaPath.startsWith(`${union.schemaPath}/`)
        ? schemaPath.slice(union.schemaPath.length + 1)
        : undefined;
      if (rest === undefined || (keyword === 'type' && (params as Params)['type'] === 'null')) return [];
      return [rest.split('/', 1)[0] ?? ''];
    }),
  );
  return branches.size === 1;
}

function isMoreSaid(union: ErrorObject, all: readonly ErrorObject[], error: ErrorObject): boolean {
  return (error.params as Params)['type'] === 'null' && all.some((each) => each !== error && each !== union);
}

/**
 * Converts schema errors to messages by path of the field, in the texts of the table. Each message appears once per path. `schema`
 * supplies the labels of fields.
 */
export function toFieldErrors(errors: readonly ErrorObject[], locale: Locale, schema?: TSchema): FieldErrors {
  const byPath = new Map<string, Set<string>>();
  // Unions are examined up to a bound: the caller controls their number of errors.
  const considered = errors.slice(0, mostFields * 4);
  for (const error of considered) {
    if (isBranchNoise(error, considered) || isLengthNoise(error, considered)) continue;
    const member = memberOf(error);
    // An error of the whole value has no field of its own.
    const path = toPath(error.instancePath, member) || 'body';
    const key = isChoice(error, considered) ? 'enum' : wordsOf(error);
    const template = (words[key] ?? words[error.keyword] ?? validationWords.anyOf)[locale];
    const shown = member === undefined ? {} : { name: member.slice(0, 60) };
    const message = fillWords(template, {
      ...plainParams(error.params as Params),
      ...shown,
      field: labelOf(path, locale, schema),
    });
    if (byPath.size >= mostFields && !byPath.has(path)) continue;
    byPath.set(path, (byPath.get(path) ?? new Set()).add(message));
  }
  return Object.fromEntries([...byPath].map(([path, messages]) => [path, [...messages]]));
}
