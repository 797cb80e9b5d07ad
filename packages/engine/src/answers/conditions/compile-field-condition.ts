import type { FieldCondition } from '../../application/schema/index.ts';
import type { ModelField, Scope, Test } from '../model/things.ts';
import { ancestorState, someState, pathBetween } from '../model/scope-path.ts';
import { compareWithConstant, compareWithValue, type Comparison } from './compare-values.ts';
import { never, type ConditionContext } from './condition-context.ts';
import { crossScopeTest } from './cross-scope-test.ts';

/** The operator that is compiled, and whether its outcome is turned around: one of each pair always holds. */
const pairs = {
  eq: { comparison: 'eq', opposite: false },
  ne: { comparison: 'eq', opposite: true },
  contains: { comparison: 'contains', opposite: false },
  not_contains: { comparison: 'contains', opposite: true },
  lt: { comparison: 'lt', opposite: false },
  lte: { comparison: 'lte', opposite: false },
  gt: { comparison: 'gt', opposite: false },
  gte: { comparison: 'gte', opposite: false },
} as const;

/** A comparison with another field: read around the asker where it has one value there, else around the subject. */
function compareWithField(subject: ModelField, comparison: Comparison, other: ModelField, asker: Scope): Test {
  const toSubject = pathBetween(asker, subject.scope);
  const toOther = pathBetween(asker, other.scope);
  const onwards = pathBetween(subject.scope, other.scope);
  const around = toOther.down.length === 0;
  return (state) =>
    someState(ancestorState(state, toSubject.up), toSubject.down, (place) => {
      const value = place.values[subject.slot] ?? null;
      const from = around ? ancestorState(state, toOther.up) : ancestorState(place, onwards.up);
      return someState(from, around ? toOther.down : onwards.down, (otherPlace) =>
        compareWithValue(subject, value, comparison, other, otherPlace.values[other.slot] ?? null),
      );
    });
}

/** The test of a condition on a field. A field that is hidden counts as not answered. */
export function compileFieldCondition(condition: FieldCondition, context: ConditionContext): Test {
  const subject = context.index.fields.get(condition.field_id);
  if (subject === undefined) return never;
  context.reads(subject.node);
  const answered = crossScopeTest(
    context.scope,
    subject.scope,
    (state) => (state.values[subject.slot] ?? null) !== null,
  );
  if (condition.operator === 'answered') return answered;
  if (condition.operator === 'not_answered') return (state) => !answered(state);
  const { comparison, opposite } = pairs[condition.operator];
  let test: Test;
  if (condition.value_field_id === undefined) {
    if (condition.value === undefined) return never;
    test = crossScopeTest(context.scope, subject.scope, compareWithConstant(subject, comparison, condition.value));
  } else {
    const other = context.index.fields.get(condition.value_field_id);
    if (other === undefined) return never;
    context.reads(other.node);
    test = compareWithField(subject, comparison, other, context.scope);
  }
  return opposite ? (state) => !test(state) : test;
}
