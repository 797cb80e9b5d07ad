import fc from 'fast-check';
import {
  fieldType,
  type Application,
  type Condition,
  type Conditional,
  type FieldInstance,
  type Question,
} from '../../../packages/engine/src/application/schema/index.ts';

/** Where the names of a random application live, for making answers and paths. */
export interface RandomScope {
  readonly answers: readonly { readonly name: string; readonly kind: 'choice' | 'number' | 'text' }[];
  readonly lists: readonly { readonly name: string; readonly scope: RandomScope }[];
}
export interface RandomApplication {
  readonly application: Application;
  readonly scope: RandomScope;
}

const questionCount = 9;
const idOf = (index: number): number => 1 + index * 20;
const optionOf = (index: number, position: number): number => idOf(index) + 1 + position;
const groupOf = (index: number): number => idOf(index) + 5;
const fieldOf = (index: number, position: number): number => idOf(index) + 6 + position;
const ruleOf = (index: number): number => 1000 + index;

const anyIndex = fc.integer({ min: 0, max: questionCount - 1 });
const questionCondition = fc.record({
  question_id: anyIndex.map(idOf),
  operator: fc.constantFrom(
    'chosen',
    'not_chosen',
    'chosen_all',
    'answered',
    'not_answered',
    'count_eq',
    'count_gte',
    'count_lt',
  ),
  count: fc.integer({ min: 0, max: 2 }),
});
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(questionCondition, fc.subarray([0, 1])).map(([base, positions]): Condition => ({
    ...(base as Extract<Condition, { question_id: number }>),
    option_ids: positions.map((position) => base.question_id + 1 + position),
  })),
  fc
    .tuple(
      anyIndex,
      fc.constantFrom(0, 1),
      fc.constantFrom('eq', 'ne', 'lt', 'gte', 'contains', 'answered', 'not_answered'),
    )
    .map(([index, position, operator]): Condition => ({ field_id: fieldOf(index, position), operator, value: 2 })),
  fc
    .tuple(anyIndex, anyIndex, fc.constantFrom('eq', 'ne', 'lt', 'gte'))
    .map(([a, b, operator]): Condition => ({ field_id: fieldOf(a, 0), operator, value_field_id: fieldOf(b, 0) })),
  fc
    .tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom('holds', 'not_holds'))
    .map(([index, operator]): Condition => ({ rule_id: ruleOf(index), operator })),
);
const conditional: fc.Arbitrary<Conditional> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.record({
      conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
      required_all: fc.boolean(),
    }),
  },
);

/** What a random question asks; conditions may go in circles, which is part of the test. */
const questionShape = fc.record({
  kind: fc.constantFrom('single', 'multiple', 'fields', 'repeat'),
  own: conditional,
  inner: conditional,
  required: fc.boolean(),
  formula: fc.option(fc.tuple(anyIndex, anyIndex, fc.constantFrom('+', '*', '/', '-'))),
  parent: fc.integer({ min: -3, max: questionCount - 1 }),
});
type Shape = (typeof questionShape extends fc.Arbitrary<infer S> ? S : never) & { readonly index: number };

function toQuestion(shape: Shape, all: readonly Shape[]): Question {
  const { index, kind, own, inner, required } = shape;
  const common = { id: idOf(index), name: `問${index}`, title: `問${index}`, required, ...own };
  if (kind === 'repeat') {
    const questions = all.filter((other) => other.parent === index).map((other) => idOf(other.index));
    return { ...common, type: 'repeat', repeat_options: [{ id: groupOf(index), questions, min: index % 2, max: 2 }] };
  }
  if (kind === 'fields')
    return { ...common, type: 'fields', field_groups: [{ id: groupOf(index), name: '組', ...inner }] };
  const options = ['あ', 'い'].map((text, position) => ({
    id: optionOf(index, position),
    text,
    value: text,
    ...(position === 1 && index % 3 === 0 ? inner : {}),
  }));
  return { ...common, type: kind, options, ...(kind === 'multiple' ? { max_options: 1 } : {}) };
}

function toFields({ index, kind, formula, required }: Shape): FieldInstance[] {
  if (kind !== 'fields') return [];
  const group = { field_group_id: groupOf(index) };
  const second: FieldInstance =
    formula === null
      ? { id: fieldOf(index, 1), name: `文${index}`, type: fieldType.text, ...group }
      : {
          id: fieldOf(index, 1),
          name: `式${index}`,
          type: fieldType.formula,
          formula: `@${fieldOf(formula[0], 0)}${formula[2]}@${fieldOf(formula[1], formula[1] % 2)}`,
          ...group,
        };
  return [{ id: fieldOf(index, 0), name: `数${index}`, type: fieldType.number, required, ...group }, second];
}

/** A parent must be a repeat question that comes later, so that lists nest without holding themselves. */
function placeInLists(shapes: readonly Omit<Shape, 'index'>[]): Shape[] {
  return shapes.map((shape, index) => {
    const isList = shape.parent > index && shapes[shape.parent]?.kind === 'repeat';
    return { ...shape, index, parent: isList ? shape.parent : -1 };
  });
}

function scopeOf(parent: number, shapes: readonly Shape[], fields: readonly FieldInstance[]): RandomScope {
  const here = shapes.filter((shape) => shape.parent === parent);
  const choices = here.filter(({ kind }) => kind === 'single' || kind === 'multiple');
  const groups = new Set(here.map(({ index }) => groupOf(index)));
  const asked = fields.filter(
    ({ field_group_id = 0, type }) => groups.has(field_group_id) && type !== fieldType.formula,
  );
  return {
    answers: [
      ...choices.map(({ index }) => ({ name: `問${index}`, kind: 'choice' as const })),
      ...asked.map(({ name, type }) => ({
        name,
        kind: type === fieldType.number ? ('number' as const) : ('text' as const),
      })),
    ],
    lists: here
      .filter(({ kind }) => kind === 'repeat')
      .map(({ index }) => ({ name: `問${index}`, scope: scopeOf(index, shapes, fields) })),
  };
}

/** Applications with choices, fields, formulas, rules and nested lists, tied together by random conditions. */
export const randomApplication: fc.Arbitrary<RandomApplication> = fc
  .tuple(
    fc.array(questionShape, { minLength: questionCount, maxLength: questionCount }),
    fc.array(conditional, { minLength: 3, maxLength: 3 }),
    conditional,
  )
  .map(([given, rules, file]) => {
    const shapes = placeInLists(given);
    const fields = shapes.flatMap(toFields);
    const application: Application = {
      format: 1,
      id: 1,
      name: '乱',
      version: 1,
      publish: 0,
      last_id: 2000,
      questions: shapes.map((shape) => toQuestion(shape, shapes)),
      fields: [
        ...fields,
        {
          id: 1500,
          name: '総計',
          type: fieldType.formula,
          formula:
            fields
              .slice(0, 1)
              .map(({ id }) => `@${id}`)
              .join('') || '1',
        },
      ],
      rules: rules.map((rule, index) => ({ id: ruleOf(index), name: `規則${index}`, ...rule })),
      files: [{ id: 1600, type: 'word', name: 'a', path: 'files/a', ...file }],
    };
    return { application, scope: scopeOf(-1, shapes, fields) };
  });

const answerOf = {
  choice: fc.constantFrom('あ', 'い', ['あ', 'い'], 'う', null, undefined),
  number: fc.constantFrom(1, 2, '３', 'x', '', undefined),
  text: fc.constantFrom('2', 'あ', '', 3, true, undefined),
} as const;

/** Answers that fit a scope, more or less. */
export function randomAnswers(scope: RandomScope): fc.Arbitrary<Record<string, unknown>> {
  const parts: Record<string, fc.Arbitrary<unknown>> = {};
  for (const { name, kind } of scope.answers) parts[name] = answerOf[kind];
  for (const list of scope.lists) parts[list.name] = fc.array(randomAnswers(list.scope), { maxLength: 3 });
  return fc.record(parts, { requiredKeys: [] });
}

/** One change: a path and its value. */
export type Change = readonly [path: readonly (string | number)[], value: unknown];

/** A change somewhere in a scope: an answer, a repetition added, replaced or removed, or a whole list. */
export function randomChange(scope: RandomScope): fc.Arbitrary<Change> {
  const changes: fc.Arbitrary<Change>[] = scope.answers.map(({ name, kind }) =>
    answerOf[kind].map((value): Change => [[name], value]),
  );
  for (const { name, scope: inner } of scope.lists) {
    const index = fc.integer({ min: 0, max: 3 });
    changes.push(
      fc.tuple(index, randomAnswers(inner)).map(([at, value]): Change => [[name, at], value]),
      index.map((at): Change => [[name, at], undefined]),
      fc.array(randomAnswers(inner), { maxLength: 3 }).map((value): Change => [[name], value]),
      fc.constant<Change>([[name], undefined]),
    );
    if (inner.answers.length + inner.lists.length > 0) {
      changes.push(
        fc.tuple(index, randomChange(inner)).map(([at, [path, value]]): Change => [[name, at, ...path], value]),
      );
    }
  }
  changes.push(fc.constant<Change>([['知らない'], 1]), fc.constant<Change>([['知らない'], undefined]));
  return fc.oneof(...changes);
}
