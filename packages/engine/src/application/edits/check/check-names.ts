import { createProblem, type Problem } from '../../../problems/index.ts';
import type { ApplicationIndex } from '../../index-application.ts';
import { placeOfThing, type ThingKind, type Things } from '../../thing-kinds.ts';
import type { Application } from '../../schema/index.ts';
import { findThing, readList } from '../../thing-lists.ts';
import { findTagNameFault } from '../../validate/integrity/tag-name.ts';
import { nameBearers, nameClashes, type BearerKind } from '../name-bearers.ts';
import { nameKey } from '../unique-name.ts';
import type { TouchedThing } from './check-shape.ts';

/** Properties that decide a thing's names and their scope; for a question also its position. */
const namingProperties: { readonly [Kind in Exclude<ThingKind, 'question'>]?: readonly (keyof Things[Kind])[] } = {
  option: ['field_id'],
  field_group: [],
  survey_field: ['name'],
  repeat_option: ['name', 'questions'],
  field: ['name', 'type', 'field_group_id', 'source_field_id', 'question'],
};

/** True if the edit changed names or their scopes. */
function changesNames({ kind, thing, before, question, questionBefore }: TouchedThing): boolean {
  if (kind === 'question') return true;
  const properties = namingProperties[kind] as readonly (keyof typeof thing)[] | undefined;
  if (!properties) return false;
  if (!before || question?.id !== questionBefore?.id) return true;
  return properties.some((property) => before[property] !== thing[property]);
}

/** Properties that must be unique among siblings, by kind. Other kinds may share them. */
const distinct: { readonly [Kind in ThingKind]?: (thing: Things[Kind]) => string } = {
  option: ({ value }) => value,
  rule: ({ name }) => nameKey(name),
  file: ({ name, folder_id: folder }) => `${folder ?? ''} ${nameKey(name)}`,
  folder: ({ name, parent_id: parent }) => `${parent ?? ''} ${nameKey(name)}`,
  plan_price: ({ plan_id: plan }) => String(plan),
  tag: ({ name }) => nameKey(name),
  category: ({ name, parent_id: parent }) => `${parent ?? ''} ${nameKey(name)}`,
  master_field: ({ name }) => nameKey(name),
};

function nameOf(thing: Things[ThingKind]): string {
  if ('plan_id' in thing) return String(thing.plan_id);
  if ('name' in thing) return thing.name ?? '';
  // A field has a value too, but also a name; an option has only a value.
  return 'value' in thing ? (thing.value ?? '') : '';
}

function checkSiblings(application: Application, { kind, thing, before, question }: TouchedThing): Problem[] {
  const key = distinct[kind] as ((thing: Things[ThingKind]) => string) | undefined;
  if (!key) return [];
  const own = key(thing);
  // A price that moves to another plan would otherwise look like that plan's previous price.
  if (before && kind !== 'plan_price' && key(before) === own) return [];
  const alike = readList(application, kind, question).filter((other) => key(other) === own);
  if (alike.length < 2) return [];
  return [
    createProblem('application.edit-duplicate-name', placeOfThing(kind, thing, question), { name: nameOf(thing) }),
  ];
}

const bearers: ReadonlySet<ThingKind> = new Set<BearerKind>(['question', 'field', 'survey_field', 'repeat_option']);

/** A new name that no tag can hold. */
function checkTag({ kind, thing, before, question }: TouchedThing): Problem[] {
  if (!bearers.has(kind)) return [];
  const name = nameOf(thing);
  if (name === '' || (before && nameOf(before) === name) || findTagNameFault(name) === undefined) return [];
  return [createProblem('application.edit-tag-name', placeOfThing(kind, thing, question), { name })];
}

/** Names that meet in a scope and did not before the edit. */
function checkScopes(before: Application, after: Application, index: ApplicationIndex): Problem[] {
  const clashes = nameClashes(nameBearers(after, index));
  if (clashes.size === 0) return [];
  const known = nameClashes(nameBearers(before));
  return [...clashes].flatMap(([key, names]) => {
    const last = names.at(-1);
    if (!last || names.length <= (known.get(key)?.length ?? 0)) return [];
    const found = findThing(after, last.kind, last.id);
    const place = found ? placeOfThing(last.kind, found.thing, found.question) : {};
    return [createProblem('application.edit-duplicate-name', place, { name: last.name })];
  });
}

/** New names must be free in their scope and valid in tags. */
export function checkNames(
  before: Application,
  after: Application,
  touched: readonly TouchedThing[],
  index: ApplicationIndex,
): Problem[] {
  return [
    ...touched.flatMap((each) => [...checkSiblings(after, each), ...checkTag(each)]),
    ...(touched.some(changesNames) ? checkScopes(before, after, index) : []),
  ];
}
