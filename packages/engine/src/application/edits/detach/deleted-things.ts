import type { Condition, FieldCondition, QuestionCondition } from '../../schema/index.ts';
import { thingId, thingName, type ThingKind, type Things } from '../../thing-kinds.ts';
import type { ThingRef } from '../effect.ts';

/** The things that a deletion deletes. */
export class DeletedThings {
  private readonly things = new Map<ThingKind, Map<number, ThingRef>>();
  /** Fields that stay but lose their field group, with the thing whose deletion removed the group. */
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

/** The remaining condition, and the deleted thing it referred to. */
export interface RemainingCondition {
  readonly condition: Condition | undefined;
  readonly because: ThingRef | undefined;
}

function remainingQuestionCondition(condition: QuestionCondition, deleted: DeletedThings): RemainingCondition {
  const question = deleted.get('question', condition.question_id);
  if (question) return { condition: undefined, because: question };
  const { option_ids: ids } = condition;
  const lost = ids?.find((id) => deleted.has('option', id));
  if (ids === undefined || lost === undefined) return { condition, because: undefined };
  const left = ids.filter((id) => !deleted.has('option', id));
  // A comparison without options would have another meaning, so the whole condition is removed.
  return {
    condition: left.length === 0 ? undefined : { ...condition, option_ids: left },
    because: deleted.get('option', lost),
  };
}

function remainingFieldCondition(condition: FieldCondition, deleted: DeletedThings): RemainingCondition {
  const because = deleted.answerField(condition.field_id) ?? deleted.answerField(condition.value_field_id);
  return { condition: because ? undefined : condition, because };
}

export function remainingCondition(condition: Condition, deleted: DeletedThings): RemainingCondition {
  if ('question_id' in condition) return remainingQuestionCondition(condition, deleted);
  if ('field_id' in condition) return remainingFieldCondition(condition, deleted);
  const because = deleted.get('rule', condition.rule_id);
  return { condition: because ? undefined : condition, because };
}
