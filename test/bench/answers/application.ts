import {
  fieldType,
  type Application,
  type Condition,
  type FieldInstance,
  type Question,
} from '../../../packages/engine/src/application/schema/index.ts';
import { options, specification, type ConditionSpec, type QuestionSpec } from './specification.ts';

/** Ids of the things of a question: room for its options, its group and its field. */
export const questionId = (index: number): number => 1 + index * 10;
const groupId = (index: number): number => questionId(index) + 1;
const fieldId = (index: number): number => questionId(index) + 2;
const optionId = (index: number, position: number): number => questionId(index) + 3 + position;

function toCondition(condition: ConditionSpec): Condition {
  if ('option' in condition) {
    const position = options.findIndex((option) => option === condition.option);
    const option_ids = [optionId(condition.on, position)];
    return { question_id: questionId(condition.on), operator: 'chosen', option_ids };
  }
  return { field_id: fieldId(condition.on), operator: 'gte', value: condition.atLeast };
}

function toQuestion(spec: QuestionSpec): Question {
  const { index, name, all } = spec;
  const common = {
    id: questionId(index),
    name,
    title: name,
    required_all: all,
    conditions: spec.conditions.map(toCondition),
  };
  if (spec.kind !== 'choice') {
    return { ...common, type: 'fields', field_groups: [{ id: groupId(index), name }] };
  }
  const choices = options.map((text, position) => ({ id: optionId(index, position), text, value: text }));
  return { ...common, type: 'single', required: true, options: choices };
}

function toField(spec: QuestionSpec): FieldInstance[] {
  const { index, name } = spec;
  const common = { id: fieldId(index), name, required: true, field_group_id: groupId(index) };
  if (spec.kind === 'choice') return [];
  if (spec.kind === 'text') {
    return [{ ...common, type: fieldType.text, rules: [{ name: 'max_character', params: { max: spec.length } }] }];
  }
  const rules = [
    { name: 'min_value', params: { min: 0 } },
    { name: 'max_value', params: { max: spec.max } },
  ];
  return [{ ...common, type: fieldType.number, rules }];
}

/** The bench's questions as an application. */
export function createApplication(): Application {
  return {
    format: 1,
    id: 1,
    name: '測定',
    version: 1,
    publish: 0,
    last_id: questionId(specification.length),
    questions: specification.map(toQuestion),
    fields: specification.flatMap(toField),
    files: [],
  };
}
