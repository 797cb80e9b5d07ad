import { acceptList, createRepetition, acceptAnswer } from '../evaluate/accept-answers.ts';
import type { ModelList, ScopeState, AnswerName } from '../model/things.ts';
import type { AnswerPath } from './answer-session.ts';
import type { Pending } from './pending.ts';

/** Queues what a list matters to, outside of it and in its count. */
function addAround(list: ModelList, state: ScopeState, pending: Pending): void {
  if (list.question.repeatNode !== null) pending.add(list.question.repeatNode, state);
  pending.addDependants(list.affected, state);
}

/** Gives a list other answers as a whole. */
function replaceList(list: ModelList, state: ScopeState, raw: unknown, pending: Pending): void {
  acceptList(list, state, raw);
  for (const repetition of state.lists[list.position] ?? []) pending.addAll(repetition);
  addAround(list, state, pending);
}

function insertAt(list: ModelList, state: ScopeState, index: number, raw: unknown, pending: Pending): void {
  const repetition = createRepetition(list, state, index, raw);
  state.lists[list.position]?.splice(index, 0, repetition);
  pending.addAll(repetition);
}

/**
 * Replaces, adds or (by `undefined`) removes one repetition. Repetitions past the most that are read only move up when one
 * before them is removed. False when there is no such repetition and it is not the next one.
 */
function changeRepetition(list: ModelList, state: ScopeState, index: number, raw: unknown, pending: Pending): boolean {
  const repetitions = state.lists[list.position] ?? [];
  const input = state.listInputs[list.position] ?? null;
  const surplus = [...(input?.surplus ?? [])];
  const count = repetitions.length + surplus.length;
  const isNew = index === count;
  if (!Number.isInteger(index) || index < 0 || index > count || (isNew && raw === undefined)) return false;
  if (index >= repetitions.length && (surplus.length > 0 || repetitions.length >= list.definition.max)) {
    surplus.splice(index - repetitions.length, 1, ...(raw === undefined ? [] : [raw]));
  } else {
    repetitions.splice(index, 1);
    if (raw !== undefined) insertAt(list, state, index, raw, pending);
    else if (surplus.length > 0) insertAt(list, state, repetitions.length, surplus.shift(), pending);
    repetitions.forEach((repetition, at) => {
      repetition.index = at;
    });
  }
  state.listInputs[list.position] = { foreign: undefined, surplus, fault: null };
  addAround(list, state, pending);
  return true;
}

/** An answer to an existing thing in an existing state: the usual change, which adds and removes no repetition. */
interface PlainChange {
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
