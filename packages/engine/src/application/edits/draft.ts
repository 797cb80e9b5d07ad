import { createProblem, ShoruiError, type ProblemId, type ProblemParams, type Place } from '../../problems/index.ts';
import { placeOfThing, thingId, thingName, type ThingKind, type Things } from '../thing-kinds.ts';
import type { Application, Question } from '../schema/index.ts';
import { findThing, readList, writeList, type FoundThing } from '../thing-lists.ts';
import type { Effect, EffectAction, ThingRef } from './effect.ts';

/** Refuses the edit. */
export function refuse(id: ProblemId, place: Place, params: ProblemParams = {}): never {
  throw new ShoruiError([createProblem(id, place, params)]);
}

type EffectDetails = Pick<Effect, 'property' | 'before' | 'after' | 'because'>;

/**
 * An edit in the making: the application so far, what was touched, and the ids given. The application is replaced, never
 * changed in place, so everything untouched stays shared with the one the edit began with.
 */
export class Draft {
  application: Application;
  readonly effects: Effect[] = [];
  /** Things whose content is checked before the edit is done. */
  readonly touched: ThingRef[] = [];

  constructor(application: Application) {
    this.application = application;
  }

  /** The next id; ids are never given twice. */
  takeId(): number {
    const id = this.application.last_id + 1;
    this.application = { ...this.application, last_id: id };
    return id;
  }

  find<Kind extends ThingKind>(kind: Kind, id: number): FoundThing<Kind> {
    const found = findThing(this.application, kind, id);
    return found ?? refuse('application.edit-unknown-thing', {}, { kind, id });
  }

  list<Kind extends ThingKind>(kind: Kind, owner?: Question): readonly Things[Kind][] {
    return readList(this.application, kind, owner && this.find('question', owner.id).thing);
  }

  writeList<Kind extends ThingKind>(kind: Kind, list: readonly Things[Kind][], owner?: Question): void {
    this.application = writeList(this.application, kind, list, owner);
  }

  /** Puts a new thing into its list at `index`, or at the end, and has it checked. */
  insert<Kind extends ThingKind>(kind: Kind, thing: Things[Kind], owner?: Question, index?: number): void {
    const list = this.list(kind, owner);
    this.writeList(kind, list.toSpliced(index ?? list.length, 0, thing), owner);
    this.touch(kind, thing);
  }

  /** Puts a changed thing in the place of the old one and has it checked. */
  replace<Kind extends ThingKind>(kind: Kind, thing: Things[Kind], owner?: Question): void {
    const list = this.list(kind, owner);
    const changed = list.map((candidate) => (thingId(candidate) === thingId(thing) ? thing : candidate));
    this.writeList(kind, changed, owner);
    this.touch(kind, thing);
  }

  /** Has a thing checked at the end. */
  touch(kind: ThingKind, thing: Things[ThingKind]): void {
    this.touched.push({ kind, id: thingId(thing), name: thingName(thing) });
  }

  note(
    action: EffectAction,
    kind: ThingKind,
    thing: Things[ThingKind],
    question?: Question,
    details: EffectDetails = {},
  ): void {
    const place = placeOfThing(kind, thing, question);
    this.effects.push({ kind, id: thingId(thing), name: thingName(thing), action, ...details, place });
  }
}
