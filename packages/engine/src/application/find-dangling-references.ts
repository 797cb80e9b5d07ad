import type { Place } from '../problems/index.ts';
import { indexApplication } from './index-application.ts';
import { placeOfThing } from './place-of-thing.ts';
import { isResolved } from './resolve-reference.ts';
import type { Application, Question } from './schema/index.ts';
import { readList } from './thing-lists.ts';
import {
  applicationLists,
  questionLists,
  thingId,
  thingName,
  type ApplicationListKind,
  type QuestionListKind,
  type ThingKind,
  type Things,
} from './thing-kinds.ts';
import { thingReferences, type Reference } from './thing-references.ts';

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
