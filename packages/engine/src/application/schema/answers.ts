import { Type, type Static } from 'typebox';

/** A name in parts. */
export const NameAnswer = Type.Object(
  { last: Type.Optional(Type.String()), first: Type.Optional(Type.String()), kana: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
export type NameAnswer = Static<typeof NameAnswer>;

/** An address in parts. `fullAddress` wins over the joined parts. */
export const AddressAnswer = Type.Object(
  {
    postCode: Type.Optional(Type.String()),
    province: Type.Optional(Type.String()),
    district: Type.Optional(Type.String()),
    street: Type.Optional(Type.String()),
    building: Type.Optional(Type.String()),
    fullAddress: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type AddressAnswer = Static<typeof AddressAnswer>;

/**
 * Answers by name. A question with options is answered by the value (or text) of an option, or a list of them; a field by its
 * value; a repeat list by an array of answers. Names are unique within the application or within one repeat list.
 * A date is `YYYY-MM-DD` or a Japanese era date; a number may be a string, so that no digit is lost.
 */
export const Answers = Type.Cyclic(
  {
    Answers: Type.Record(
      Type.String(),
      Type.Union([
        Type.Null(),
        Type.String(),
        Type.Number(),
        Type.Boolean(),
        Type.Array(Type.String()),
        NameAnswer,
        AddressAnswer,
        Type.Array(Type.Ref('Answers')),
      ]),
    ),
  },
  'Answers',
);
export type Answers = Static<typeof Answers>;
