import {
  type Conditional,
  fieldType,
  type FieldInstance,
  type SurveyQuestionField,
} from '../../application/schema/index.ts';
import { compileFieldChecks } from '../checks/field-checks.ts';
import { createFieldKind } from '../kinds/create-field-kind.ts';
import type { ModelField, ModelGroup, ModelQuestion } from '../model/things.ts';
import { FieldNode } from '../nodes/field-node.ts';
import { FormulaNode } from '../nodes/formula-node.ts';
import { ConditionNode } from '../nodes/visibility-nodes.ts';
import { takeInput, takeSlot, type Draft } from './draft.ts';

/** Can the thing ever be hidden by conditions of its own? */
export function hasConditions({ conditions, condition_options, rule_id }: Conditional): boolean {
  return (conditions?.length ?? 0) > 0 || (condition_options?.length ?? 0) > 0 || rule_id !== undefined;
}

/** What the user knows a field by. */
export function labelOf(field: FieldInstance | SurveyQuestionField): string {
  return ('label' in field ? field.label : undefined) ?? field.name;
}

/** Is the field computed? A survey field has no formula and is answered whatever its type. */
export function isFormula(field: FieldInstance | SurveyQuestionField): boolean {
  return field.type === fieldType.formula && 'formula' in field && field.formula !== undefined;
}

/** Builds a field that is asked in a question, or computed there. */
function buildAskedField(
  draft: Draft,
  question: ModelQuestion,
  group: ModelGroup | null,
  definition: FieldInstance | SurveyQuestionField,
): void {
  const { scope } = question;
  const label = labelOf(definition);
  const kind = createFieldKind(definition, label);
  const computed = isFormula(definition);
  const input = computed ? -1 : takeInput(scope);
  const origin: ModelField['origin'] = computed ? 'formula' : 'asked';
  const parts = { definition, label, scope, slot: takeSlot(scope), input, question, group, origin, kind };
  const aroundSlot = group?.node?.slot ?? question.slot;
  const node = computed ? new FormulaNode(parts, aroundSlot) : new FieldNode(parts, aroundSlot);
  const place = {
    question: { id: question.definition.id, name: question.definition.name },
    field: { id: definition.id, name: definition.name },
  };
  const field: ModelField = Object.assign(parts, { node });
  node.field = field;
  draft.addNode(node, label, place);
  node.needs.add(group?.node ?? question.node);
  const demands = { label, required: definition.required === true, rules: definition.rules ?? [] };
  const { unanswered, check, problems } = compileFieldChecks(demands, kind);
  node.unanswered = unanswered;
  node.check = check;
  draft.problems.push(...problems.map((problem) => ({ ...problem, place })));
  draft.fields.set(definition.id, field);
  question.fields.push(field);
  scope.faultPlaces.push({ slot: field.slot, question, field });
  if (computed) return;
  scope.addName(definition.name, {
    list: null,
    reader: node,
    answerable: true,
    next: null,
    accept(state, raw) {
      state.inputs[input] = kind.read(raw);
    },
    keep: (state) => state.inputs[input]?.kept,
  });
}

/** Builds the fields asked in the groups of a question, in their order, and its survey fields. */
export function buildAskedFields(draft: Draft, question: ModelQuestion): void {
  const { definition, scope } = question;
  for (const group of definition.field_groups ?? []) {
    let node: ConditionNode | null = null;
    if (hasConditions(group)) {
      const place = { question: { id: definition.id, name: definition.name } };
      node = draft.addNode(new ConditionNode(scope, takeSlot(scope), question, question.slot), group.name, place);
      node.needs.add(question.node);
    }
    const built: ModelGroup = { definition: group, question, node };
    draft.groups.set(group.id, built);
    for (const field of draft.fieldsOfGroup(group.id)) buildAskedField(draft, question, built, field);
  }
  for (const field of definition.survey_question_fields ?? []) buildAskedField(draft, question, null, field);
}
