import type { Rational } from '../../../formula/index.ts';
import { fieldType, type FieldInstance, type Question, type SurveyQuestionField } from '../../schema/index.ts';
import type { ChoiceDomain } from '../logic/choice-domain.ts';

export type AnyField = FieldInstance | SurveyQuestionField;

/** Are options chosen in this question? Only these types show options. */
export function choosesOptions({ type, options }: Question): boolean {
  return (type === 'single' || type === 'multiple') && (options?.length ?? 0) > 0;
}

/** What may be chosen in a question. */
export function choiceOf(question: Question, answered: boolean): ChoiceDomain {
  const options = (question.options ?? []).map(({ id }) => id);
  const most = question.type === 'single' ? 1 : Math.min(question.max_options ?? options.length, options.length);
  return { options, most, answered };
}

const multipleTypes: ReadonlySet<number> = new Set([fieldType.multi_select, fieldType.checkbox]);
const choiceTypes: ReadonlySet<number> = new Set([fieldType.select_box, fieldType.radio, ...multipleTypes]);

export type FieldFamily = 'choice' | 'tick' | 'number' | 'date' | 'text' | 'other';

/** How the values of a field compare. */
export function familyOf({ type, options }: AnyField): FieldFamily {
  if (choiceTypes.has(type)) {
    if (options?.length) return 'choice';
    return type === fieldType.checkbox ? 'tick' : 'other';
  }
  if (type === fieldType.number || type === fieldType.decimal || type === fieldType.formula) return 'number';
  if (type === fieldType.date) return 'date';
  return type === fieldType.text || type === fieldType.textarea ? 'text' : 'other';
}

/** What may be chosen in a field: its options by their position, from 1. */
export function choiceOfField({ type, options = [] }: AnyField): ChoiceDomain {
  return {
    options: options.map((_, position) => position + 1),
    most: multipleTypes.has(type) ? options.length : 1,
    answered: false,
  };
}

/** A whole number as the comparisons take it. */
export function whole(value: number): Rational {
  return { n: BigInt(value), d: 1n };
}
