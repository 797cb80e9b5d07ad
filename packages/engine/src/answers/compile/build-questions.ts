import type { RepeatOption, Question } from '../../application/schema/index.ts';
import { questionLabel } from '../model/question-label.ts';
import { compileFaultRule, requiredFault } from '../checks/rule-fault.ts';
import { acceptList } from '../evaluate/accept-answers.ts';
import { keepList } from '../evaluate/keep-answers.ts';
import type { ModelList, ModelQuestion, Scope } from '../model/things.ts';
import { AnsweredNode, type ListCheck, QuestionNode, RepeatNode } from '../nodes/question-nodes.ts';
import { buildAskedFields } from './build-asked-fields.ts';
import { buildChoice, buildChoiceNode } from './build-choice.ts';
import { takeSlot, type Draft } from './draft.ts';

/** Finds a list that is no list, has repetitions that are no answers, or has too few or too many. */
function createListCheck(definition: RepeatOption, label: string): ListCheck {
  const { min, max } = definition;
  const find = compileFaultRule('repeat_question_count', label, { min: Math.min(min, max), max });
  return (list, state) => {
    const input = state.listInputs[list.position] ?? null;
    if (input !== null && input.fault !== null) return input.fault;
    const count = (state.lists[list.position]?.length ?? 0) + (input?.surplus.length ?? 0);
    const fault = find(count);
    return fault === null ? null : { ...fault, rule: 'repeat_count' };
  };
}

/** Builds a list of a question, its scope, and the questions asked in it. */
function buildList(
  draft: Draft,
  question: ModelQuestion,
  definition: RepeatOption,
  build: (id: number, inner: Scope) => void,
): void {
  const { scope } = question;
  const name = definition.name ?? question.definition.name;
  const inner = draft.addScope(scope, null);
  const list: ModelList = { definition, name, question, scope, position: scope.lists.length, inner, affected: [] };
  inner.list = list;
  scope.lists.push(list);
  question.lists.push(list);
  draft.lists.push(list);
  draft.scopeOf.set(definition.id, inner);
  if (!draft.scopeOf.has(question.definition.id)) draft.scopeOf.set(question.definition.id, inner);
  const node = buildRepeatNode(draft, question);
  scope.addName(name, {
    list,
    reader: node,
    answerable: true,
    next: null,
    accept(state, raw) {
      acceptList(list, state, raw);
    },
    keep: (state) => keepList(list, state),
  });
  node.checks.set(list, createListCheck(definition, questionLabel(question.definition)));
  scope.faultPlaces.push({ list });
  for (const id of definition.questions) build(id, inner);
}

/** The node that checks the lists of a question, made with the first of them. */
function buildRepeatNode(draft: Draft, question: ModelQuestion): RepeatNode {
  if (question.repeatNode instanceof RepeatNode) return question.repeatNode;
  const { definition, scope } = question;
  const place = { question: { id: definition.id, name: definition.name } };
  const node = draft.addNode(new RepeatNode(scope, takeSlot(scope), question), questionLabel(definition), place);
  node.needs.add(question.node);
  if (definition.required === true) node.unanswered = [requiredFault(questionLabel(definition))];
  question.repeatNode = node;
  scope.faultPlaces.push({ slot: node.slot, question, field: null });
  return node;
}

/** Which questions are asked in which list; a question belongs to the first list that names it. */
function listOwners(questions: readonly Question[]): ReadonlyMap<number, number> {
  const owners = new Map<number, number>();
  for (const { repeat_options } of questions) {
    for (const list of repeat_options ?? []) {
      for (const id of list.questions) if (!owners.has(id)) owners.set(id, list.id);
    }
  }
  return owners;
}

/** The node that computes whether any field of a question is answered, created on first use. */
export function answeredNode(draft: Draft, question: ModelQuestion): AnsweredNode {
  if (question.answeredNode instanceof AnsweredNode) return question.answeredNode;
  const { definition, scope } = question;
  const node = draft.addNode(new AnsweredNode(scope, takeSlot(scope), question), questionLabel(definition), {
    question: { id: definition.id, name: definition.name },
  });
  node.needs.add(question.node);
  for (const field of question.fields) node.needs.add(field.node);
  question.answeredNode = node;
  return node;
}

/** Builds one question with its options, fields and lists, and the questions in these. */
function buildQuestion(
  draft: Draft,
  scope: Scope,
  definition: Question,
  build: (id: number, inner: Scope) => void,
): void {
  const place = { question: { id: definition.id, name: definition.name } };
  const slot = takeSlot(scope);
  const choice = buildChoice(definition, scope, slot);
  const parts = {
    definition,
    scope,
    slot,
    options: [],
    optionIds: choice === null ? [] : (definition.options ?? []).map(({ id }) => id),
    choiceSlot: choice?.slot ?? -1,
    choiceInput: choice?.input ?? -1,
    choiceKind: choice?.kind ?? null,
    fields: [],
    lists: [],
    choiceNode: null,
    repeatNode: null,
    answeredNode: null,
    usualStates: null,
  };
  // The node knows its question and the question its node: the node follows at once.
  const question = parts as Omit<ModelQuestion, 'node'> as ModelQuestion;
  const node = draft.addNode(new QuestionNode(scope, slot, question), questionLabel(definition), place);
  question.node = node;
  if (scope.list !== null) node.needs.add(scope.list.question.node);
  draft.questions.set(definition.id, question);
  scope.questions.push(question);
  scope.faultPlaces.push({ slot, question, field: null });
  if (choice !== null) buildChoiceNode(draft, question, node, choice);
  buildAskedFields(draft, question);
  for (const list of definition.repeat_options ?? []) buildList(draft, question, list, build);
  const byFields = choice === null && question.lists.length === 0 && question.fields.length > 0;
  if (definition.required === true && byFields) {
    const answered = answeredNode(draft, question);
    answered.unanswered = [requiredFault(questionLabel(definition))];
    scope.faultPlaces.push({ slot: answered.slot, question, field: null });
  }
}

/** Builds all questions of the application, from the root inwards. */
export function buildQuestions(draft: Draft): void {
  const { questions } = draft.application;
  const definitions = new Map(questions.map((question) => [question.id, question]));
  const owners = listOwners(questions);
  const build = (id: number, scope: Scope): void => {
    const definition = definitions.get(id);
    const isOwned = scope.list === null ? !owners.has(id) : owners.get(id) === scope.list.definition.id;
    if (definition !== undefined && isOwned && !draft.questions.has(id)) buildQuestion(draft, scope, definition, build);
  };
  for (const { id } of questions) build(id, draft.root);
  for (const question of questions) {
    const { id, name } = question;
    if (!draft.questions.has(id))
      draft.report('answers.repeats-itself', { question: { id, name } }, { field: questionLabel(question) });
  }
}
