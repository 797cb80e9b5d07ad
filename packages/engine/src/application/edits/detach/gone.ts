import type { Condition, FieldCondition, QuestionCondition } from '../../schema/index.ts';
import { thingId, thingName, type ThingKind, type Things } from '../../thing-kinds.ts';
import type { ThingRef } from '../effect.ts';

/** What a deletion takes away. */
export class Gone {
  private readonly things = new Map<ThingKind, Map<number, ThingRef>>();
  /** Fields that stay but lose their field group, with the thing whose deletion took the group away. */
  readonly ungrouped = new Map<number, ThingRef>();

  add(kind: ThingKind, thing: Things[ThingKind]): ThingRef {
    const ref = { kind, id: thingId(thing), name: thingName(thing) };
    const known = this.things.get(kind);
    if (known) known.set(ref.id, ref);
    else this.things.set(kind, new Map([[ref.id, ref]]));
    return ref;
  }

  get(kind: ThingKind, id: number | undefined): ThingRef | undefined {
    return id === undefined ? undefined : this.things.get(kind)?.get(id);
  }

  /** A field instance or a survey field. */
  answerField(id: number | undefined): ThingRef | undefined {
    return this.get('field', id) ?? this.get('survey_field', id);
  }

  has(kind: ThingKind, id: number): boolean {
    return this.get(kind, id) !== undefined;
  }

  get kinds(): readonly ThingKind[] {
    return [...this.things.keys()];
  }
}

/** What is left of a condition, and the deleted thing it mentioned. */
export interface RemainingCondition {
  readonly condition: Condition | undefined;
  readonly because: ThingRef | undefined;
}

function remainingQuestionCondition(condition: QuestionCondition, gone: Gone): RemainingCondition {
  const question = gone.get('question', condition.question_id);
  if (question) return { condition: undefined, because: question };
  const { option_ids: ids } = condition;
  const lost = ids?.find((id) => gone.has('option', id));
  if (ids === undefined || lost === undefined) return { condition, because: undefined };
  const left = ids.filter((id) => !gone.has('option', id));
  // A comparison with no option left would mean something else than before, so it goes altogether.
  return {
    condition: left.length === 0 ? undefined : { ...condition, option_ids: left },
    because: gone.get('option', lost),
  };
}

function remainingFieldCondition(condition: FieldCondition, gone: Gone): RemainingCondition {
  const because = gone.answerField(condition.field_id) ?? gone.answerField(condition.value_field_id);
  return { condition: because ? undefined : condition, because };
}

export function remainingCondition(condition: Condition, gone: Gone): RemainingCondition {
  if ('question_id' in condition) return remainingQuestionCondition(condition, gone);
  if ('field_id' in condition) return remainingFieldCondition(condition, gone);
  const because = gone.get('rule', condition.rule_id);
  return { condition: because ? undefined : condition, because };
}
