import type { Question } from '../../application/schema/index.ts';
import { questionLabel } from '../model/question-label.ts';
import { knownFault, requiredFault } from '../checks/rule-fault.ts';
import { createChoiceKind } from '../kinds/choice-kind.ts';
import { unknownOption } from '../kinds/create-field-kind.ts';
import type { FieldKind } from '../kinds/field-kind.ts';
import type { EvaluationNode, ModelOption, ModelQuestion, Scope } from '../model/things.ts';
import { ChoiceNode, type QuestionNode } from '../nodes/question-nodes.ts';
import { ConditionNode } from '../nodes/visibility-nodes.ts';
import { takeInput, takeSlot, type Draft } from './draft.ts';
import { hasConditions } from './build-asked-fields.ts';

/** The slots of a question's choice and how it is read. */
export interface BuiltChoice {
  readonly slot: number;
  readonly input: number;
  readonly kind: FieldKind;
  readonly conditional: boolean;
}

/**
 * Takes the places for the choice of a question; null when it has no options to choose from. Options with conditions are
 * decided between showing the question and choosing, so the choice then has a slot and a node of its own.
 */
export function buildChoice(definition: Question, scope: Scope, questionSlot: number): BuiltChoice | null {
  const { options, type, name } = definition;
  if ((type !== 'single' && type !== 'multiple') || options === undefined || options.length === 0) return null;
  const kind = createChoiceKind(options, type === 'multiple', unknownOption(name, options));
  const conditional = options.some(hasConditions);
  const slot = conditional ? takeSlot(scope) : questionSlot;
  return { slot, input: takeInput(scope), kind, conditional };
}

function buildOptions(draft: Draft, question: ModelQuestion): ModelOption[] {
  const { definition, scope } = question;
  return (definition.options ?? []).map((option, position) => {
    let node: ConditionNode | null = null;
    if (hasConditions(option)) {
      const place = { question: { id: definition.id, name: definition.name } };
      node = draft.addNode(new ConditionNode(scope, takeSlot(scope), question), option.text, place);
    }
    const built: ModelOption = { definition: option, question, position, node };
    draft.options.set(option.id, built);
    return built;
  });
}

/** Builds the options of a question and what chooses among them. */
export function buildChoiceNode(draft: Draft, question: ModelQuestion, node: QuestionNode, built: BuiltChoice): void {
  const { definition, scope } = question;
  const { required, max_options: most } = definition;
  const label = questionLabel(definition);
  const options = buildOptions(draft, question);
  question.options = options;
  const tooMany = (limit: number) =>
    knownFault('multi_select_max', label, Array.from({ length: limit + 1 }), { max: limit });
  const choice = {
    slot: built.slot,
    input: built.input,
    options,
    conditional: built.conditional,
    unanswered: required === true ? [requiredFault(label)] : null,
    most: most ?? Infinity,
    tooMany: most === undefined || definition.type !== 'multiple' ? null : tooMany(most),
  };
  if (!built.conditional) {
    node.choice = choice;
    question.choiceNode = node;
    addChoiceName(question, built, node);
    return;
  }
  const place = { question: { id: definition.id, name: definition.name } };
  const choiceNode = draft.addNode(new ChoiceNode(scope, question, choice), label, place);
  choiceNode.needs.add(node);
  for (const option of options) if (option.node !== null) choiceNode.needs.add(option.node);
  question.choiceNode = choiceNode;
  addChoiceName(question, built, choiceNode);
  scope.faultPlaces.push({ slot: built.slot, question, field: null });
}

function addChoiceName(
  { scope, definition }: ModelQuestion,
  { input, kind }: BuiltChoice,
  reader: EvaluationNode,
): void {
  scope.addName(definition.name, {
    list: null,
    reader,
    answerable: true,
    next: null,
    accept(state, raw) {
      state.inputs[input] = kind.read(raw);
    },
    keep: (state) => state.inputs[input]?.kept,
  });
}
