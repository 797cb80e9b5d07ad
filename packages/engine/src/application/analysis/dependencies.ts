import { rootScope } from '../answer-names.ts';
import { formulaFields } from '../thing-references.ts';
import { placeOfThing } from '../thing-kinds.ts';
import type { Place } from '../../problems/index.ts';
import type { Condition, Conditional, FieldInstance, Question } from '../schema/index.ts';
import type { AnalysisModel } from './model.ts';
import { choosesOptions } from './read/unknowns.ts';

export type NodeKind = 'question' | 'choice' | 'option' | 'field_group' | 'field' | 'rule';

/** Something that has to be decided, and what has to be decided before it. */
export interface DependencyNode {
  readonly key: string;
  readonly kind: NodeKind;
  readonly name: string;
  readonly place: Place;
  readonly needs: Set<string>;
}

function keyOf(kind: NodeKind, id: number): string {
  return `${kind} ${id}`;
}

/**
 * What is decided from what: whether a question, option, group or field is shown, what is chosen, what a field holds, whether a
 * rule holds. A choice waits for all options of its question, for only what is available can be chosen.
 */
class DependencyGraph {
  readonly nodes = new Map<string, DependencyNode>();
  private readonly model: AnalysisModel;

  constructor(model: AnalysisModel) {
    this.model = model;
  }

  private add(kind: NodeKind, id: number, name: string, place: Place): Set<string> {
    const needs = new Set<string>();
    this.nodes.set(keyOf(kind, id), { key: keyOf(kind, id), kind, name, place, needs });
    return needs;
  }

  /** The dependencies of whether a question is answered, or of what is chosen in it. */
  private answerKeys(questionId: number): string[] {
    const question = this.model.index.questions.get(questionId);
    if (!question) return [];
    if (choosesOptions(question)) return [keyOf('choice', questionId)];
    const asked = [...this.model.fields.values()].filter((known) => known.question?.id === questionId);
    const byFields = question.repeat_options?.length ? [] : asked.map(({ field }) => keyOf('field', field.id));
    return [keyOf('question', questionId), ...byFields];
  }

  private conditionKeys(condition: Condition): string[] {
    if ('question_id' in condition) return this.answerKeys(condition.question_id);
    if ('rule_id' in condition) return [keyOf('rule', condition.rule_id)];
    const { field_id: id, value_field_id: other } = condition;
    return other === undefined ? [keyOf('field', id)] : [keyOf('field', id), keyOf('field', other)];
  }

  private addConditional(needs: Set<string>, conditional: Conditional): void {
    for (const condition of conditional.conditions ?? []) {
      for (const key of this.conditionKeys(condition)) needs.add(key);
    }
    for (const id of conditional.condition_options ?? []) {
      const owner = this.model.index.options.get(id)?.question.id;
      if (owner !== undefined) for (const key of this.answerKeys(owner)) needs.add(key);
    }
    if (conditional.rule_id !== undefined) needs.add(keyOf('rule', conditional.rule_id));
  }

  addQuestion(question: Question): void {
    const place = placeOfThing('question', question);
    const needs = this.add('question', question.id, question.name, place);
    this.addConditional(needs, question);
    const scope = this.model.scopeOf(question.id);
    const around = scope === rootScope ? undefined : this.model.index.repeats.get(scope)?.question;
    if (around) needs.add(keyOf('question', around.id));
    const choice = this.add('choice', question.id, question.name, place);
    choice.add(keyOf('question', question.id));
    for (const option of question.options ?? []) {
      choice.add(keyOf('option', option.id));
      const own = this.add('option', option.id, option.text, place);
      own.add(keyOf('question', question.id));
      this.addConditional(own, option);
    }
    for (const group of question.field_groups ?? []) {
      const own = this.add('field_group', group.id, group.name, place);
      own.add(keyOf('question', question.id));
      this.addConditional(own, group);
    }
    for (const field of question.survey_question_fields ?? []) {
      this.add('field', field.id, field.name, place).add(keyOf('question', question.id));
    }
  }

  addField(field: FieldInstance): void {
    const needs = this.add('field', field.id, field.name, placeOfThing('field', field));
    this.addConditional(needs, field);
    if (field.field_group_id !== undefined) needs.add(keyOf('field_group', field.field_group_id));
    else if (field.question !== undefined) for (const key of this.answerKeys(field.question)) needs.add(key);
    if (field.source_field_id !== undefined) needs.add(keyOf('field', field.source_field_id));
    for (const id of formulaFields(field.formula ?? '')) needs.add(keyOf('field', id));
  }

  addRules(): void {
    for (const rule of this.model.application.rules ?? []) {
      this.addConditional(this.add('rule', rule.id, rule.name, {}), rule);
    }
  }
}

/** The things of an application by key, with what each of them waits for. */
export function listDependencies(model: AnalysisModel): ReadonlyMap<string, DependencyNode> {
  const graph = new DependencyGraph(model);
  for (const question of model.application.questions) graph.addQuestion(question);
  for (const field of model.application.fields) graph.addField(field);
  graph.addRules();
  return graph.nodes;
}
