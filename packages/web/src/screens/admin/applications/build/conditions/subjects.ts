import type { Application } from '@shorui/engine';
import { fieldOperators, fieldType, questionOperators, type Condition } from '@shorui/engine/model';
import { hasOptions } from '../document/kinds.ts';

/** What a condition may be about. */
export interface ConditionSubject {
  readonly key: string;
  readonly name: string;
  readonly operators: readonly Condition['operator'][];
  /** Options to choose from; their ids for a question, their values for a field. */
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly first: Condition;
}

const comparesText = ['eq', 'ne', 'contains', 'not_contains', 'answered', 'not_answered'] as const;
const ordered: ReadonlySet<number> = new Set([fieldType.number, fieldType.decimal, fieldType.date, fieldType.formula]);
const countOperators = questionOperators.filter((operator) => operator.startsWith('count_'));

/** Things that a condition of the thing `id` may be about: all that is asked, apart from itself, and the named conditions. */
export function subjectsFor(application: Application, id: number): readonly ConditionSubject[] {
  const questions = application.questions
    .filter((question) => question.id !== id && question.type !== 'fields')
    .map((question): ConditionSubject => {
      const options = (question.options ?? []).map((option) => ({ id: String(option.id), text: option.text }));
      const [option] = question.options ?? [];
      const isList = question.type === 'repeat';
      return {
        key: `q${question.id}`,
        name: question.name,
        operators: isList
          ? ['answered', 'not_answered', ...countOperators]
          : questionOperators.filter(
              (each) => question.type === 'multiple' || !(each.startsWith('count_') || each === 'chosen_all'),
            ),
        options,
        first: isList
          ? { question_id: question.id, operator: 'answered' }
          : { question_id: question.id, operator: 'chosen', option_ids: option === undefined ? [] : [option.id] },
      };
    });
  const fields = application.fields
    .filter((field) => field.id !== id && field.field_group_id !== undefined)
    .map((field): ConditionSubject => {
      const isTick = field.type === fieldType.checkbox && (field.options ?? []).length === 0;
      const options = hasOptions(field.type)
        ? (field.options ?? []).map(({ text, value }) => ({ id: value, text }))
        : [];
      return {
        key: `f${field.id}`,
        name: field.name,
        operators: isTick
          ? ['eq', 'ne']
          : ordered.has(field.type)
            ? fieldOperators.filter((each) => !each.includes('contains'))
            : comparesText,
        options,
        first: isTick
          ? { field_id: field.id, operator: 'eq', value: true }
          : options[0] === undefined
            ? { field_id: field.id, operator: 'answered' }
            : { field_id: field.id, operator: 'eq', value: options[0].id },
      };
    });
  const rules = (application.rules ?? [])
    .filter((rule) => rule.id !== id)
    .map((rule): ConditionSubject => ({
      key: `r${rule.id}`,
      name: rule.name,
      operators: ['holds', 'not_holds'],
      options: [],
      first: { rule_id: rule.id, operator: 'holds' },
    }));
  return [...questions, ...fields, ...rules];
}

/** The key of the subject that a condition is about. */
export const subjectOf = (condition: Condition): string =>
  'rule_id' in condition
    ? `r${condition.rule_id}`
    : 'question_id' in condition
      ? `q${condition.question_id}`
      : `f${condition.field_id}`;
