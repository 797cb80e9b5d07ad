import { acceptList, createRepetition } from '../evaluate/accept-answers.ts';
import type { ModelList, ScopeState } from '../model/things.ts';
import type { Pending } from './pending.ts';

/** Queues what a list matters to, outside of it and in its count. */
function addAround(list: ModelList, state: ScopeState, pending: Pending): void {
  if (list.question.repeatNode !== null) pending.add(list.question.repeatNode, state);
  pending.addDependants(list.affected, state);
}

/** Gives a list other answers as a whole. */
export function replaceList(list: ModelList, state: ScopeState, raw: unknown, pending: Pending): void {
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
export function changeRepetition(
  list: ModelList,
  state: ScopeState,
  index: number,
  raw: unknown,
  pending: Pending,
): boolean {
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
