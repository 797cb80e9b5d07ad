import { Type, type Static } from 'typebox';
import { conditionalProperties } from './condition.ts';
import { dateFormats, entryModes, fieldType, labelPositions, maxInstanceName } from './basic-values.ts';
import { Id } from './id.ts';
import { FieldStyle } from './field-style.ts';

/** What a reader sees (`text`) and what is stored (`value`). */
export const FieldOption = Type.Object(
  { text: Type.String({ minLength: 1 }), value: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);
export type FieldOption = Static<typeof FieldOption>;

/** A form rule by its name (answers/rules) with its parameters. */
export const FieldRule = Type.Object(
  { name: Type.String({ minLength: 1 }), params: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
  { additionalProperties: false },
);
export type FieldRule = Static<typeof FieldRule>;

/** Properties that a field instance shares with the master field it may come from. */
const fieldProperties = {
  type: Type.Enum(Object.values(fieldType)),
  /** Choices of types 6-9. */
  options: Type.Optional(Type.Array(FieldOption)),
  required: Type.Optional(Type.Boolean()),
  /** Form rules checked besides those that the type brings along. */
  rules: Type.Optional(Type.Array(FieldRule)),
  /** Type 5: how the date prints. Default YYYY年MM月DD日. */
  date_format: Type.Optional(Type.Enum(dateFormats)),
  /** Type 12: groups of digits such as `{3}-{4}`. */
  post_code_format: Type.Optional(Type.String()),
  /** Type 15: `@12*@3+100`. `@` and a number refer to a field. */
  formula: Type.Optional(Type.String()),
  /** Types 4 and 15: number of decimals; default 0 for type 15 and as typed for type 4. */
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  /** Types 4 and 15: how to round to `decimals`. Default floor (切り捨て). */
  rounding: Type.Optional(Type.Enum(['floor', 'ceil', 'round'])),
  unit: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String()),
  help: Type.Optional(Type.String()),
};

/** A reusable field (specification: master field list, made by save-as-master). */
export const MasterField = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), ...fieldProperties },
  { additionalProperties: false },
);
export type MasterField = Static<typeof MasterField>;

/**
 * One field of an application. With `field_group_id` it is asked in that group; with `file_id` and a position it is drawn on
 * that PDF. An instance outside every group shows another value: of `source_field_id`, or of the options chosen in `question`.
 * `name` is what templates and answers call it.
 */
export const FieldInstance = Type.Object(
  {
    id: Id,
    name: Type.String({ minLength: 1, maxLength: maxInstanceName }),
    ...fieldProperties,
    label: Type.Optional(Type.String()),
    label_position: Type.Optional(Type.Enum(labelPositions)),
    entry_mode: Type.Optional(Type.Enum(Object.values(entryModes))),
    style: Type.Optional(FieldStyle),
    /** Page of the PDF, from 1. */
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    /** mm from the left and the top edge of the page as seen. */
    position_x: Type.Optional(Type.Number()),
    position_y: Type.Optional(Type.Number()),
    file_id: Type.Optional(Id),
    /** Text with tags that is drawn instead of the field's own value: `{{wareki 契約日}}`. */
    value: Type.Optional(Type.String({ minLength: 1 })),
    /** Of a choice: the option whose mark this is, by its value; of a question's option, by id. Drawn when it is chosen. */
    option_value: Type.Optional(Type.String({ minLength: 1 })),
    option_id: Type.Optional(Id),
    question: Type.Optional(Id),
    field_group_id: Type.Optional(Id),
    mst_field_id: Type.Optional(Id),
    source_field_id: Type.Optional(Id),
    ...conditionalProperties,
  },
  { additionalProperties: false },
);
export type FieldInstance = Static<typeof FieldInstance>;
