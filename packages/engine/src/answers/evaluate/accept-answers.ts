import { questionLabel } from '../model/question-label.ts';
import { nearestName } from '../../problems/index.ts';
import { isBlank } from '../kinds/field-kind.ts';
import { isRecord } from '../../platform/is-record.ts';
import { ownNames, readProperty } from '../kinds/raw-values.ts';
import type { Fault } from '../model/fault.ts';
import { createScopeState } from '../model/scope.ts';
import type { ModelList, Scope, ScopeState } from '../model/things.ts';

/** Maximum number of unknown names of one place with a suggestion, which compares with every known name. */
const suggested = 20;

/** Maximum length of a name in a message. */
const quoted = 50;

function unknownName(name: string, scope: Scope, suggest: boolean): Fault {
  const shown = name.length > quoted ? `${name.slice(0, quoted)}…` : name;
  const near = suggest ? nearestName(name, answerableNames(scope)) : undefined;
  if (near === undefined) return { rule: 'unknown_name', problem: 'answers.unknown-name', params: { name: shown } };
  return { rule: 'unknown_name', problem: 'answers.unknown-name-near', params: { name: shown, near } };
}

function* answerableNames({ names }: Scope): Generator<string> {
  for (const [name, { answerable }] of names) if (answerable) yield name;
}

/** The fault of an answer under a name that takes none; null if the name takes answers. */
export function unknownAnswerFault(scope: Scope, name: string, suggest: boolean): Fault | null {
  const entry = scope.names.get(name);
  if (entry === undefined) return unknownName(name, scope, suggest);
  return entry.answerable ? null : { rule: 'not_asked', problem: 'answers.not-asked', params: { name } };
}

/** Stores one answer in a state. A name that takes none is recorded as unknown. */
export function acceptAnswer(state: ScopeState, name: string, raw: unknown): void {
  const entry = state.scope.names.get(name);
  if (entry !== undefined && entry.answerable) {
    for (let taker: typeof entry | null = entry; taker !== null; taker = taker.next) taker.accept(state, raw);
    return;
  }
  const unknownAnswers = (state.unknownAnswers ??= []);
  const fault = unknownAnswerFault(state.scope, name, unknownAnswers.length < suggested);
  if (fault !== null) unknownAnswers.push({ name, fault });
}

/** Stores a set of answers in a new state. Never throws, and reads no prototypes. */
export function acceptAnswers(state: ScopeState, raw: unknown): void {
  if (!isRecord(raw)) {
    if (!isBlank(raw)) state.foreign = raw;
    return;
  }
  for (const name of ownNames(raw)) {
    const value = readProperty(raw, name);
    if (value !== undefined) acceptAnswer(state, name, value);
  }
}

/** A repetition of a list with its answers. */
export function createRepetition(list: ModelList, state: ScopeState, index: number, raw: unknown): ScopeState {
  const repetition = createScopeState(list.inner, state, index);
  acceptAnswers(repetition, raw);
  return repetition;
}

/** Stores the answers of a list, up to its maximum of repetitions. `undefined` means no answer. */
export function acceptList(list: ModelList, state: ScopeState, raw: unknown): void {
  const { max } = list.definition;
  const field = questionLabel(list.question.definition);
  if (raw === undefined) {
    state.lists[list.position] = [];
    state.listInputs[list.position] = null;
    return;
  }
  if (!Array.isArray(raw)) {
    state.lists[list.position] = [];
    const fault: Fault | null = isBlank(raw)
      ? null
      : { rule: 'type', problem: 'answers.list-expected', params: { field } };
    state.listInputs[list.position] = { foreign: raw, surplus: [], fault };
    return;
  }
  const items: readonly unknown[] = raw;
  const count = Math.min(items.length, max);
  const repetitions: ScopeState[] = [];
  for (let index = 0; index < count; index += 1) repetitions.push(createRepetition(list, state, index, items[index]));
  state.lists[list.position] = repetitions;
  state.listInputs[list.position] = { foreign: undefined, surplus: items.slice(max), fault: null };
}
