import type { Application, Question } from './schema/index.ts';
import {
  applicationLists,
  isQuestionListKind,
  questionLists,
  thingId,
  type ThingKind,
  type Things,
} from './thing-kinds.ts';

/** Maps a list; the list itself comes back when every element stayed the same, so that unchanged parts stay shared. */
export function mapShared<T>(list: readonly T[], change: (item: T, index: number) => T): T[] {
  let changed: T[] | undefined;
  for (const [index, item] of list.entries()) {
    const next = change(item, index);
    if (next !== item && !changed) changed = list.slice(0, index);
    changed?.push(next);
  }
  return changed ?? (list as T[]);
}

/** Filters a list; the list itself comes back when every element stayed. */
export function filterShared<T>(list: readonly T[], keep: (item: T) => boolean): T[] {
  const kept = list.filter(keep);
  return kept.length === list.length ? (list as T[]) : kept;
}

/** The object without some of its optional properties. */
export function without<T extends object, Key extends keyof T>(thing: T, ...keys: readonly Key[]): Omit<T, Key> {
  const rest = { ...thing };
  for (const key of keys) delete rest[key];
  return rest;
}

/** A thing with the question whose part it is, if it is one. */
export interface FoundThing<Kind extends ThingKind> {
  readonly thing: Things[Kind];
  readonly question?: Question;
}

function listKey(kind: ThingKind): string {
  return isQuestionListKind(kind) ? questionLists[kind] : applicationLists[kind];
}

type AnyLists = Record<string, readonly Things[ThingKind][] | undefined>;

/** The list that holds things of a kind: of the question `owner` for parts of a question, else of the application. */
export function readList<Kind extends ThingKind>(
  application: Application,
  kind: Kind,
  owner?: Question,
): readonly Things[Kind][] {
  const holder: unknown = isQuestionListKind(kind) ? (owner ?? {}) : application;
  return ((holder as AnyLists)[listKey(kind)] ?? []) as readonly Things[Kind][];
}

/** The application with another list of that kind; everything else is shared. */
export function writeList<Kind extends ThingKind>(
  application: Application,
  kind: Kind,
  list: readonly Things[Kind][],
  owner?: Question,
): Application {
  const key = listKey(kind);
  if (!isQuestionListKind(kind)) return { ...application, [key]: list };
  return {
    ...application,
    questions: mapShared(application.questions, (question) =>
      question.id === owner?.id ? { ...question, [key]: list } : question,
    ),
  };
}

/** The thing of that kind with that id, or undefined. */
export function findThing<Kind extends ThingKind>(
  application: Application,
  kind: Kind,
  id: number,
): FoundThing<Kind> | undefined {
  if (!isQuestionListKind(kind)) {
    const thing = readList(application, kind).find((candidate) => thingId(candidate) === id);
    return thing && { thing };
  }
  for (const question of application.questions) {
    const thing = readList(application, kind, question).find((candidate) => thingId(candidate) === id);
    if (thing) return { thing, question };
  }
  return undefined;
}
