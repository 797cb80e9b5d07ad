import { findThing } from '../../thing-lists.ts';
import type { Application, FieldInstance, Question, RepeatOption, Rule } from '../../schema/index.ts';
import { placeOfThing, thingId, thingName, type ThingKind, type Things } from '../../thing-kinds.ts';
import type { ThingRef } from '../effect.ts';
import { createProblem, type Problem } from '../../../problems/index.ts';
import { formulaFields } from '../../thing-references.ts';
import type { ApplicationIndex } from '../../index-application.ts';

/** A thing as the edit leaves it, as it was before, and its question if it is a part of one. */
export interface TouchedThing {
  readonly kind: ThingKind;
  readonly thing: Things[ThingKind];
  readonly before: Things[ThingKind] | undefined;
  readonly question: Question | undefined;
  /** The question it was a part of before. */
  readonly questionBefore: Question | undefined;
}

/** The things an edit touched, each once and as it is now; what the edit deleted again is left out. */
export function touchedThings(
  before: Application,
  after: Application,
  touched: readonly ThingRef[],
): readonly TouchedThing[] {
  const seen = new Set<string>();
  return touched.flatMap(({ kind, id }) => {
    const key = `${kind} ${id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const found = findThing(after, kind, id);
    if (!found) return [];
    const { thing, question } = found;
    const old = findThing(before, kind, id);
    return [{ kind, thing, question, before: old?.thing, questionBefore: old?.question }];
  });
}

/** A cycle from `start` back to itself, or undefined. */
function findWayBack(start: number, next: (id: number) => readonly number[]): readonly number[] | undefined {
  const seen = new Set<number>();
  const walk = (id: number, way: readonly number[]): readonly number[] | undefined => {
    for (const following of next(id)) {
      if (following === start) return [...way, start];
      if (seen.has(following)) continue;
      seen.add(following);
      const found = walk(following, [...way, following]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}

function present(...ids: readonly (number | undefined)[]): number[] {
  return ids.filter((id) => id !== undefined);
}

function rulesOf(rule: Rule | undefined): number[] {
  const conditions = (rule?.conditions ?? []).flatMap((condition) =>
    'rule_id' in condition ? [condition.rule_id] : [],
  );
  return [...conditions, ...present(rule?.rule_id)];
}

function valuesOf(field: FieldInstance | undefined): number[] {
  return [...formulaFields(field?.formula ?? ''), ...present(field?.source_field_id)];
}

/** What leads from one thing to another of its kind and may not lead back: such a circle has no meaning. */
const chains: Partial<Record<ThingKind, (index: ApplicationIndex) => (id: number) => readonly number[]>> = {
  folder: (index) => (id) => present(index.folders.get(id)?.parent_id),
  category: (index) => (id) => present(index.categories.get(id)?.parent_id),
  rule: (index) => (id) => rulesOf(index.rules.get(id)),
  field: (index) => (id) => valuesOf(index.fields.get(id)),
};

const names: Partial<Record<ThingKind, (index: ApplicationIndex, id: number) => string | undefined>> = {
  folder: (index, id) => index.folders.get(id)?.name,
  category: (index, id) => index.categories.get(id)?.name,
  rule: (index, id) => index.rules.get(id)?.name,
  field: (index, id) => index.fields.get(id)?.name,
};

function checkCircle({ kind, thing, question }: TouchedThing, index: ApplicationIndex): Problem[] {
  const chain = chains[kind]?.(index);
  const way = chain && findWayBack(thingId(thing), chain);
  if (!way) return [];
  const named = way.map((id) => names[kind]?.(index, id) ?? String(id)).join(' → ');
  return [createProblem('application.edit-cycle', placeOfThing(kind, thing, question), { names: named })];
}

/** A list has a range, and asks questions that no other list asks and that do not ask the list again. */
function checkRepeat({ kind, thing, question }: TouchedThing, index: ApplicationIndex): Problem[] {
  const repeat = thing as RepeatOption;
  const place = placeOfThing(kind, thing, question);
  const problems: Problem[] = [];
  const { min, max } = repeat;
  if (min > max) problems.push(createProblem('application.edit-min-over-max', place, { min, max }));
  const inner = (id: number): number[] =>
    (index.questions.get(id)?.repeat_options ?? []).flatMap((list) => list.questions);
  for (const id of repeat.questions) {
    const name = thingNameOf(index, id);
    const lists = [...index.repeats.values()].filter((other) => other.thing.questions.includes(id));
    if (lists.length > 1) problems.push(createProblem('application.edit-repeat-listed-twice', place, { name }));
  }
  if (question && findWayBack(question.id, inner)) {
    problems.push(createProblem('application.edit-repeat-inside-itself', place, { name: question.name }));
  }
  return problems;
}

function thingNameOf(index: ApplicationIndex, questionId: number): string {
  const question = index.questions.get(questionId);
  return question ? thingName(question) : String(questionId);
}

/** What a touched thing may not be, apart from its names and references. */
export function checkShape(touched: TouchedThing, index: ApplicationIndex): Problem[] {
  return touched.kind === 'repeat_option' ? checkRepeat(touched, index) : checkCircle(touched, index);
}
