import type { Question } from '../../application/schema/index.ts';
import type { ModelQuestion, Scope } from '../model/things.ts';
import { AnsweredNode } from '../nodes/answered-node.ts';
import { requiredFault } from '../checks/rule-fault.ts';
import { buildAskedFields } from './build-asked-fields.ts';
import { buildChoice, buildChoiceNode } from './build-choice.ts';
import { buildList } from './build-list.ts';
import { takeSlot, type Draft } from './draft.ts';
import { QuestionNode } from '../nodes/question-node.ts';

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
  const node = draft.addNode(new AnsweredNode(scope, takeSlot(scope), question), definition.title, {
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
  const node = draft.addNode(new QuestionNode(scope, slot, question), definition.title, place);
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
    answered.unanswered = [requiredFault(definition.title)];
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
  for (const { id, name, title } of questions) {
    if (!draft.questions.has(id)) draft.report('answers.repeats-itself', { question: { id, name } }, { field: title });
  }
}
