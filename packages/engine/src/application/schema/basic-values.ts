// Fixed values of applications, apart from their schemas: programs that fill papers read them without loading TypeBox.

/** The title and description of a property in a published schema. */
export type Words = { readonly title: string; readonly description: string };

export function titled(title: string, description: string): Words {
  return { title, description };
}

/** Kinds of field by number (specification section 3; numbers of spec N048). */
export const fieldType = {
  text: 1,
  textarea: 2,
  number: 3,
  decimal: 4,
  date: 5,
  select_box: 6,
  multi_select: 7,
  radio: 8,
  checkbox: 9,
  name: 10,
  address: 11,
  post_code: 12,
  phone: 13,
  email: 14,
  formula: 15,
} as const;
/** The names of the types of fields. */
export type FieldTypeName = keyof typeof fieldType;
/** The type of a field, as a number of the specification (1-15). */
export type FieldType = (typeof fieldType)[FieldTypeName];

/** Date formats of a date field (spec N049). `ggge年M月D日` is the Japanese era. */
export const dateFormats = ['YYYY-MM-DD', 'YYYY年MM月DD日', 'YYYY年M月D日', 'YYYY/MM/DD', 'ggge年M月D日'] as const;
/** The formats in which a date is printed. */
export type DateFormat = (typeof dateFormats)[number];

/** Parts of a name field (spec N050). */
export const nameParts = ['last', 'first', 'kana'] as const;
/** The parts of a name, as an answer has them. */
export type NamePart = (typeof nameParts)[number];

/** Parts of an address field (spec N051). */
export const addressParts = ['postCode', 'province', 'district', 'street', 'building', 'fullAddress'] as const;
/** The parts of an address, as an answer has them. */
export type AddressPart = (typeof addressParts)[number];

/** Position of a field's label (spec N052). */
export const labelPositions = ['top', 'pre', 'after', 'hidden'] as const;

/** How a choice is marked (spec N053): 1 a check mark, 2 a circle around the words, 3 a filled box, 4 a line through the others. */
export const checkboxStyles = [1, 2, 3, 4] as const;

/** How a value is entered (spec N054): 1 typed by hand, 2 by a control. */
export const entryModes = { manual: 1, by_control: 2 } as const;

/** Publish states (specification section 4): 1 public, 2 limited, 0 private. */
export const publishState = { private: 0, public: 1, limited: 2 } as const;
/** Who can use an application, as a number of the specification. */
export type PublishState = (typeof publishState)[keyof typeof publishState];

/** States of one user's run through an application (spec N056). */
export const applicationUserState = { not_answered: 0, answering: 1, complete: 2 } as const;
/** The state of one user's run through an application, as a number of the specification. */
export type ApplicationUserState = (typeof applicationUserState)[keyof typeof applicationUserState];

/** Longest name of a field instance, in characters (specification sections 3 and 9). Longer names are cut. */
export const maxInstanceName = 25;

/** Is the value of the field a list whose items are the lines of its text? */
export const isListOfLines = (field: {
  readonly type: number;
  readonly style?: { readonly lines?: boolean | undefined } | undefined;
}): boolean => field.type === fieldType.textarea && field.style?.lines === true;
