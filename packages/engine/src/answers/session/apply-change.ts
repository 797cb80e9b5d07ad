import { acceptAnswer } from '../evaluate/accept-answers.ts';
import type { AnswerName, ModelList, ScopeState } from '../model/things.ts';
import type { AnswerPath } from './answer-session.ts';
import { changeRepetition, replaceList } from './change-list.ts';
import type { Pending } from './pending.ts';

/** An answer to an existing thing in an existing state: the usual change, which adds and removes no repetition. */
export interface PlainChange {
  readonly state: ScopeState;
  readonly entry: AnswerName;
}

/** The place of a plain answer; null when the path leads to a list, a repetition, or a name that takes no answer. */
export function findPlainChange(root: ScopeState, path: AnswerPath): PlainChange | null {
  let state = root;
  const last = path.length - 1;
  for (let at = 0; ; at += 2) {
    const name = path[at];
    const entry = typeof name === 'string' ? state.scope.names.get(name) : undefined;
    if (entry === undefined || !entry.answerable || entry.next !== null) return null;
    if (at === last) return entry.list === null && state.foreign === undefined ? { state, entry } : null;
    const index = path[at + 1];
    const next =
      entry.list === null || typeof index !== 'number' ? undefined : state.lists[entry.list.position]?.[index];
    if (next === undefined || at + 1 === last) return null;
    state = next;
  }
}

/** Takes a plain answer and queues what reads it. */
export function applyPlainChange({ state, entry }: PlainChange, value: unknown, pending: Pending): void {
  entry.accept(state, value);
  if (entry.reader !== null) pending.add(entry.reader, state);
}

/** A name that takes no answer: recorded, and forgotten when its answer is removed. */
function changeUnknownAnswer(state: ScopeState, name: string, value: unknown): void {
  const others = (state.unknownAnswers ?? []).filter((answer) => answer.name !== name);
  state.unknownAnswers = others.length === 0 ? null : others;
  if (value !== undefined) acceptAnswer(state, name, value);
}

function changeName(state: ScopeState, name: string, value: unknown, pending: Pending): boolean {
  const entry = state.scope.names.get(name);
  state.foreign = undefined;
  if (entry === undefined || !entry.answerable) {
    changeUnknownAnswer(state, name, value);
    return true;
  }
  for (let taker: AnswerName | null = entry; taker !== null; taker = taker.next) {
    if (taker.list !== null) replaceList(taker.list, state, value, pending);
    else applyPlainChange({ state, entry: taker }, value, pending);
  }
  return true;
}

function changeInside(list: ModelList, state: ScopeState, rest: AnswerPath, value: unknown, pending: Pending): boolean {
  const [index, ...inner] = rest;
  if (typeof index !== 'number') return false;
  if (inner.length === 0) return changeRepetition(list, state, index, value, pending);
  const repetitions = state.lists[list.position] ?? [];
  const isNext = index === repetitions.length && index < list.definition.max;
  const before = state.listInputs[list.position];
  if (isNext && value !== undefined) changeRepetition(list, state, index, {}, pending);
  const repetition = state.lists[list.position]?.[index];
  if (repetition === undefined) return false;
  const applied = applyChange(repetition, inner, value, pending);
  if (!applied && isNext) {
    changeRepetition(list, state, index, undefined, pending);
    // Restores a list that had no answer, or an answer that was not a list.
    state.listInputs[list.position] = before ?? null;
  }
  return applied;
}

/** Takes any change; false when the path leads nowhere. A repetition that comes next is begun on the way. */
export function applyChange(state: ScopeState, path: AnswerPath, value: unknown, pending: Pending): boolean {
  const [name, ...rest] = path;
  if (typeof name !== 'string') return false;
  if (rest.length === 0) return changeName(state, name, value, pending);
  let applied = false;
  for (let taker = state.scope.names.get(name) ?? null; taker !== null; taker = taker.next) {
    if (taker.list !== null && changeInside(taker.list, state, rest, value, pending)) applied = true;
  }
  return applied;
}
