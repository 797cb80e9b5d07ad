import type { Place } from '../problems/index.ts';
import { type ApplicationIndex, indexApplication } from './index-application.ts';
import type { Application, Question } from './schema/index.ts';
import {
  placeOfThing,
  applicationLists,
  questionLists,
  thingId,
  thingName,
  type ApplicationListKind,
  type QuestionListKind,
  type ThingKind,
  type Things,
} from './thing-kinds.ts';
import { readList } from './thing-lists.ts';
import { type Reference, type ReferenceTarget, thingReferences } from './thing-references.ts';

const exists: Readonly<Record<ReferenceTarget, (index: ApplicationIndex, id: number) => boolean>> = {
  question: ({ questions }, id) => questions.has(id),
  option: ({ options }, id) => options.has(id),
  field_group: ({ groups }, id) => groups.has(id),
  field: ({ fields }, id) => fields.has(id),
  answer_field: ({ fields, surveyFields }, id) => fields.has(id) || surveyFields.has(id),
  rule: ({ rules }, id) => rules.has(id),
  file: ({ files }, id) => files.has(id),
  folder: ({ folders }, id) => folders.has(id),
  category: ({ categories }, id) => categories.has(id),
  master_field: ({ masterFields }, id) => masterFields.has(id),
};

/** Does a reference lead to a thing of the right kind, and an option to one of the question it is named with? */
export function isResolved(index: ApplicationIndex, { to, id, question }: Reference): boolean {
  if (question !== undefined && index.options.get(id)?.question.id !== question) return false;
  return exists[to](index, id);
}

/** A mention of something that does not exist. */
export interface DanglingReference {
  /** The thing that mentions it. */
  readonly kind: ThingKind;
  readonly id: number;
  readonly name: string;
  /** What it mentions; its `pointer` is from the thing. */
  readonly reference: Reference;
  /** With a pointer into `application.json`. */
  readonly place: Place;
}

const applicationKinds = Object.keys(applicationLists) as ApplicationListKind[];
const partKinds = Object.keys(questionLists) as QuestionListKind[];

/** Every reference of one thing. The kind has to be the thing's own. */
export function referencesOf(kind: ThingKind, thing: Things[ThingKind]): readonly Reference[] {
  const read = thingReferences[kind] as (thing: Things[ThingKind]) => Reference[];
  return read(thing);
}

/** Every mention of a thing that is not there, in the order of `application.json`. A sound application has none. */
export function findDanglingReferences(application: Application): DanglingReference[] {
  const index = indexApplication(application);
  const found: DanglingReference[] = [];
  const look = (kind: ThingKind, thing: Things[ThingKind], pointer: string, question?: Question): void => {
    for (const reference of referencesOf(kind, thing)) {
      if (isResolved(index, reference)) continue;
      const place = { ...placeOfThing(kind, thing, question), pointer: pointer + reference.pointer };
      found.push({ kind, id: thingId(thing), name: thingName(thing), reference, place });
    }
  };
  for (const kind of applicationKinds) {
    for (const [position, thing] of readList(application, kind).entries()) {
      const pointer = `/${applicationLists[kind]}/${position}`;
      look(kind, thing, pointer);
      if (kind !== 'question') continue;
      for (const part of partKinds) {
        for (const [inner, item] of readList(application, part, thing as Question).entries()) {
          look(part, item, `${pointer}/${questionLists[part]}/${inner}`, thing as Question);
        }
      }
    }
  }
  return found;
}
