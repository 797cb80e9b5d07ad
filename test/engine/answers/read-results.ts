import {
  compileAnswers,
  resolveAnswers,
  type AnswerError,
  type Resolved,
} from '../../../packages/engine/src/answers/index.ts';
import { DisplayValue, type TemplateValue } from '../../../packages/engine/src/values/index.ts';
import type { FormBuilder } from './form-builder.ts';

/** Resolves answers under the application that the builder holds now. */
export function resolveForm(form: FormBuilder, answers: unknown): Resolved {
  return resolveAnswers(compileAnswers(form.build()), answers);
}

/** Template data as plain texts: what would be printed. */
export function printed(value: TemplateValue): unknown {
  if (value instanceof DisplayValue) return value.text;
  if (Array.isArray(value)) return value.map(printed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, printed(inner)]));
}

/** Errors as `name[repeat] rule`. */
export function brief(errors: readonly AnswerError[]): string[] {
  return errors.map(({ question, field, repeat, rule }) => {
    const place = repeat.length === 0 ? '' : `[${repeat.join(',')}]`;
    return `${field ?? question}${place} ${rule}`;
  });
}

/** Ids of the questions that show, in order, each as often as it does. */
export function visibleIds(resolved: Resolved): number[] {
  return resolved.questions.filter(({ visible }) => visible).map(({ questionId }) => questionId);
}
