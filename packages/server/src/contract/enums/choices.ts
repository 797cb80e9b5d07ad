import { Type } from 'typebox';

/** One value of an enumeration with its key for programs and its words for people. */
export interface Choice<V extends string | number> {
  readonly value: V;
  readonly key: string;
  readonly jp: string;
  readonly en: string;
}

/** An enumeration: `[value, key, words in Japanese, words in English]` each, in the order in which they are offered. */
export function choices<const V extends string | number>(
  ...rows: readonly (readonly [value: V, key: string, jp: string, en: string])[]
): readonly Choice<V>[] {
  return rows.map(([value, key, jp, en]) => ({ value, key, jp, en }));
}

/** Schema of one value of an enumeration. */
export const ChoiceOf = <V extends string | number>(from: readonly Choice<V>[]) =>
  Type.Unsafe<V>({ enum: from.map((choice) => choice.value) });

/** Schema of the enumeration itself as calls give it to screens. */
export const ChoiceShape = Type.Object(
  {
    value: Type.Union([Type.String(), Type.Integer()]),
    key: Type.String(),
    jp: Type.String(),
    en: Type.String(),
  },
  { additionalProperties: false },
);
