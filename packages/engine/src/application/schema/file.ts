import { Type, type Static } from 'typebox';
import { conditionalProperties } from './condition.ts';
import { Id } from './id.ts';
import { TemplateDocument } from './template-document.ts';

/** A folder of the finished files. Its name may hold tags. */
export const ApplicationFolder = Type.Object(
  { id: Id, name: Type.String({ minLength: 1 }), parent_id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type ApplicationFolder = Static<typeof ApplicationFolder>;

export const FileOptions = Type.Object(
  {
    /** A guide to read, not a document to file: downloaded apart. */
    guide: Type.Optional(Type.Boolean()),
    description: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/**
 * A Word template or a PDF form. `path` is its place in the bundle (`files/...`); `name` is the name of the finished file and
 * may hold tags (`雇用契約書_{{氏名}}.docx`); `document` is the template editor's layer. Made only when its conditions hold.
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
    ...conditionalProperties,
  },
  { additionalProperties: false },
);
export type ApplicationFile = Static<typeof ApplicationFile>;
