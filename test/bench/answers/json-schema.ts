import { Ajv, type ValidateFunction } from 'ajv';
import { options, specification, type ConditionSpec, type QuestionSpec } from './specification.ts';

function toSchema(condition: ConditionSpec): object {
  const name = `質問${condition.on}`;
  const value = 'option' in condition ? { const: condition.option } : { type: 'number', minimum: condition.atLeast };
  return { required: [name], properties: { [name]: value } };
}

function answerSchema(spec: QuestionSpec): object {
  if (spec.kind === 'choice') return { enum: options };
  if (spec.kind === 'number') return { type: 'number', minimum: 0, maximum: spec.max };
  return { type: 'string', minLength: 1, maxLength: spec.length };
}

/** A question that shows must be answered rightly. */
function toRule(spec: QuestionSpec): object {
  const demand = { required: [spec.name], properties: { [spec.name]: answerSchema(spec) } };
  if (spec.conditions.length === 0) return demand;
  const condition = { [spec.all ? 'allOf' : 'anyOf']: spec.conditions.map(toSchema) };
  // Keys in a list: an object literal with `then` could be taken for a promise.
  const keywords = ['if', 'then'] as const;
  const schemas = [condition, demand];
  return Object.fromEntries(keywords.map((keyword, at) => [keyword, schemas[at]]));
}

/**
 * The bench's questions as a JSON Schema, compiled by ajv. Its conditions look at answers only, not at whether their question
 * shows: right for answers to visible questions alone, and the best case for ajv.
 */
export function createValidator(): ValidateFunction {
  return new Ajv({ allErrors: true }).compile({ type: 'object', allOf: specification.map(toRule) });
}

/** Questions that the last validation found wrong. */
export function wrongQuestions({ errors }: ValidateFunction): number[] {
  const names = new Set<string>();
  for (const { instancePath, params } of errors ?? []) {
    const missing: unknown = params['missingProperty'];
    const name = instancePath === '' ? missing : decodeURIComponent(instancePath.slice(1));
    if (typeof name === 'string') names.add(name);
  }
  return specification.flatMap(({ name, index }) => (names.has(name) ? [index] : []));
}
