import {
  createProblem,
  nearestName,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from '../../../problems/index.ts';
import { countCodePoints } from '../../../japanese/index.ts';
import { fieldType } from '../../schema/index.ts';
import type { SchemaError } from './compile-application-schema.ts';
import { extendPointer } from '../../../platform/json-pointer.ts';
import { placeInJson, propertyAt } from './place-in-json.ts';

/** Longest value that is quoted in a message, in characters. */
const longestQuote = 60;

const typeProblems: Readonly<Record<string, ProblemId>> = {
  object: 'application.invalid-not-object',
  array: 'application.invalid-not-list',
  string: 'application.invalid-not-text',
  number: 'application.invalid-not-number',
  integer: 'application.invalid-not-integer',
  boolean: 'application.invalid-not-boolean',
};

const limitProblems: Readonly<Record<string, ProblemId>> = {
  minimum: 'application.invalid-too-small',
  exclusiveMinimum: 'application.invalid-not-above',
  maximum: 'application.invalid-too-large',
};

/** A value as it is shown to a reader: text as it is, everything else as JSON, cut when long. */
function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  const characters = Array.from(text);
  return characters.length <= longestQuote ? text : `${characters.slice(0, longestQuote).join('')}…`;
}

/** Turns one complaint of the schema into a problem with words that a writer of application.json understands. */
class ErrorDescriber {
  readonly #json: unknown;
  readonly #error: SchemaError;
  readonly #pointer: string;

  constructor(json: unknown, error: SchemaError, base: string) {
    this.#json = json;
    this.#error = error;
    this.#pointer = base + error.instancePath;
  }

  describe(): Problem {
    const { keyword, params, data } = this.#error;
    switch (keyword) {
      case 'type':
        return this.#report(typeProblems[String(params['type'])] ?? 'application.invalid-value');
      case 'required':
        return this.#report('application.invalid-missing', {}, String(params['missingProperty']));
      case 'additionalProperties':
        return this.#describeUnknown(String(params['additionalProperty']));
      case 'enum':
        return this.#describeChoice(params['allowedValues']);
      case 'const':
        return this.#report('application.invalid-format-version', { expected: quote(params['allowedValue']) });
      case 'minLength':
        return this.#report('application.invalid-empty');
      case 'maxLength':
        return this.#report('application.invalid-too-long', {
          ...this.#limit(),
          length: countCodePoints(String(data)),
        });
      case 'minimum':
      case 'exclusiveMinimum':
      case 'maximum':
        return this.#report(limitProblems[keyword] ?? 'application.invalid-value', this.#limit());
      case 'uniqueItems':
        return this.#describeRepeated(Number(params['i']));
      case 'pattern':
        return this.#report('application.invalid-color');
      default:
        return this.#report('application.invalid-value', { reason: this.#error.message ?? keyword });
    }
  }

  #limit(): ProblemParams {
    return { limit: Number(this.#error.params['limit']) };
  }

  #report(id: ProblemId, params: ProblemParams = {}, property?: string): Problem {
    const place = placeInJson(this.#json, this.#pointer);
    const known = { property: property ?? propertyAt(this.#pointer), value: quote(this.#error.data) };
    return createProblem(id, place, { ...known, reason: this.#error.message ?? '', ...params });
  }

  #describeUnknown(property: string): Problem {
    const { parentSchema } = this.#error;
    const known = Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
    const near = nearestName(property, known);
    const place = placeInJson(this.#json, extendPointer(this.#pointer, property));
    const params = { property, known: known.join(', ') };
    return near === undefined
      ? createProblem('application.invalid-unknown', place, params)
      : createProblem('application.invalid-unknown-near', place, { ...params, near });
  }

  #describeChoice(values: unknown): Problem {
    const allowed = Array.isArray(values) ? values : [];
    const { data } = this.#error;
    const types = isFieldType(allowed);
    const words = types ? Object.entries(fieldType).map(([name, type]) => `${name} (${type})`) : allowed.map(quote);
    const params = { allowed: words.join(', ') };
    const near = typeof data === 'string' ? nearestChoice(data, types ? fieldType : allowed.map(String)) : undefined;
    return near === undefined
      ? this.#report('application.invalid-choice', params)
      : this.#report('application.invalid-choice-near', { ...params, near });
  }

  #describeRepeated(position: number): Problem {
    const { data } = this.#error;
    const item: unknown = Array.isArray(data) ? data[position] : undefined;
    return this.#report('application.invalid-repeated-item', { value: quote(item) });
  }
}

/** The choice that was meant. Where only the number of a type is allowed, that of its name. */
function nearestChoice(given: string, choices: readonly string[] | typeof fieldType): string | undefined {
  if (!('text' in choices)) return nearestName(given, choices);
  const named = Object.entries(choices).find(([name]) => name === given);
  return named ? String(named[1]) : nearestName(given, Object.keys(choices));
}

/** Are these the types of fields? */
function isFieldType(allowed: readonly unknown[]): boolean {
  return allowed.length === Object.keys(fieldType).length && allowed.every((value) => typeof value === 'number');
}

/** The problem behind one complaint of the schema. `base` is the pointer to the value that the schema looked at. */
export function describeSchemaError(json: unknown, error: SchemaError, base = ''): Problem {
  return new ErrorDescriber(json, error, base).describe();
}
