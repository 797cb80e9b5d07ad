import { Type, type Static } from 'typebox';
import { conditionalProperties } from './condition.ts';
import { Id } from './id.ts';
import { FieldStyle } from './field-style.ts';
import { LengthUnit, repeatProperties, totalProperties } from './form-fields.ts';
import { TemplateDocument } from './template-document.ts';

/** A folder of the finished files. Its name may hold tags. */
export const ApplicationFolder = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), parent_id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type ApplicationFolder = Static<typeof ApplicationFolder>;

/** Settings of a file of an application. */
export const FileOptions = Type.Object(
  {
    /** A guide to read, not a document to file: downloaded apart. */
    guide: Type.Optional(Type.Boolean()),
    description: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Sum of a repeated field on a PDF form. */
export const FileTotal = Type.Object({ field_id: Id, ...totalProperties }, { additionalProperties: false });
export type FileTotal = Static<typeof FileTotal>;

/** Rows that a PDF form has for a repeated question: the instances that show its fields are in the first row. */
export const FileRepeat = Type.Object(
  { question_id: Id, ...repeatProperties, totals: Type.Optional(Type.Array(FileTotal)) },
  { additionalProperties: false },
);
export type FileRepeat = Static<typeof FileRepeat>;

/** How the fields of a PDF form are drawn: the unit of their lengths, a style for all of them, the rows of repeated questions. */
export const FileForm = Type.Object(
  {
    unit: Type.Optional(LengthUnit),
    style: Type.Optional(FieldStyle),
    repeats: Type.Optional(Type.Array(FileRepeat)),
  },
  { additionalProperties: false },
);
export type FileForm = Static<typeof FileForm>;

/**
 * A Word template or a PDF form. `path` is its place in the bundle (`files/...`); `name` is the name of the finished file and
 * may hold tags (`雇用契約書_{{氏名}}.docx`); a Word template whose name ends in `.pdf` comes out as PDF. `document` is the
 * template editor's layer. Made only when its conditions hold.
 */
export const ApplicationFile = Type.Object(
  {
    id: Id,
    type: Type.Enum(['word', 'pdf']),
    name: Type.String({ minLength: 1 }),
    path: Type.String({ minLength: 1 }),
    folder_id: Type.Optional(Id),
    options: Type.Optional(FileOptions),
    document: Type.Optional(TemplateDocument),
    form: Type.Optional(FileForm),
    ...conditionalProperties,
  },
  { additionalProperties: false },
);
export type ApplicationFile = Static<typeof ApplicationFile>;
