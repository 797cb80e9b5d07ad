import type { Place } from '../../../problems/index.ts';
import { readPointer } from '../../../platform/json-pointer.ts';

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at the end of the steps, or undefined when there is none. */
export function valueAt(json: unknown, steps: readonly string[]): unknown {
  let value = json;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as JsonObject)[step];
  }
  return value;
}

function named(value: unknown): { id: number; name: string } | undefined {
  if (!isObject(value)) return undefined;
  const { id, name } = value;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : undefined;
}

const fieldLists = new Set(['fields', 'master_fields']);

/**
 * The place of a pointer into an application that may have any shape: the question and the field around it are named as far
 * as they have a number and a name.
 */
export function placeInJson(json: unknown, pointer: string): Place {
  const steps = readPointer(pointer);
  const place: Place = { pointer };
  const [list, , inner] = steps;
  const outer = named(valueAt(json, steps.slice(0, 2)));
  if (list === 'questions' && outer) place.question = outer;
  if (list !== undefined && fieldLists.has(list) && outer) place.field = outer;
  if (list === 'questions' && inner === 'survey_question_fields') {
    const field = named(valueAt(json, steps.slice(0, 4)));
    if (field) place.field = field;
  }
  return place;
}

/** What a reader calls the thing at a pointer: its property, with the position in a list: `questions[0]`. */
export function propertyAt(pointer: string): string {
  const steps = readPointer(pointer);
  const last = steps.at(-1);
  if (last === undefined) return 'application.json';
  return /^[0-9]+$/.test(last) && steps.length > 1 ? `${steps.at(-2)}[${last}]` : last;
}
