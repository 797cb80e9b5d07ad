import type { Place } from '../problems/index.ts';
import type { ApplicationFile, FieldInstance, Question } from './schema/index.ts';
import type { ThingKind, Things } from './thing-kinds.ts';

function named(thing: { readonly id: number; readonly name: string }): { id: number; name: string } {
  return { id: thing.id, name: thing.name };
}

/** Where a reader finds a thing: its question, its field or its file, as far as it has one. */
export function placeOfThing(kind: ThingKind, thing: Things[ThingKind], question?: Question): Place {
  if (kind === 'question') return { question: named(thing as Question) };
  if (kind === 'file') return { file: (thing as ApplicationFile).name };
  const place: Place = question ? { question: named(question) } : {};
  if (kind === 'field' || kind === 'survey_field' || kind === 'master_field') {
    place.field = named(thing as FieldInstance);
  }
  return place;
}
