import type { RepeatOption } from '../../application/schema/index.ts';
import { compileFaultRule, requiredFault } from '../checks/rule-fault.ts';
import { acceptList } from '../evaluate/accept-answers.ts';
import { keepList } from '../evaluate/keep-answers.ts';
import type { ModelList, ModelQuestion, Scope } from '../model/things.ts';
import { RepeatNode, type ListCheck } from '../nodes/repeat-node.ts';
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
export function buildList(
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
  node.checks.set(list, createListCheck(definition, question.definition.title));
  scope.faultPlaces.push({ list });
  for (const id of definition.questions) build(id, inner);
}

/** The node that checks the lists of a question, made with the first of them. */
function buildRepeatNode(draft: Draft, question: ModelQuestion): RepeatNode {
  if (question.repeatNode instanceof RepeatNode) return question.repeatNode;
  const { definition, scope } = question;
  const place = { question: { id: definition.id, name: definition.name } };
  const node = draft.addNode(new RepeatNode(scope, takeSlot(scope), question), definition.title, place);
  node.needs.add(question.node);
  if (definition.required === true) node.unanswered = [requiredFault(definition.title)];
  question.repeatNode = node;
  scope.faultPlaces.push({ slot: node.slot, question, field: null });
  return node;
}
