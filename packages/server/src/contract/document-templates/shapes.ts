import { Type, type Static } from 'typebox';
import { wordType } from '../applications/files.ts';
import { FileKind } from '../documents/shapes.ts';
import { largestUpload } from '../files.ts';
import { labeled } from '../label.ts';
import { Named } from '../people.ts';
import { Id, Instant, Line, Nullable, Shape, Version } from '../shapes.ts';

/** Media types of the files that the staff supply. */
export const suppliedTypes = [
  wordType,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** Kinds of the fields of a Word template, as a form asks for them. `check`: ticked or not. `choices`: several of the options. `lines`: a
 * list of texts, each in a line of its own. */
export const templateFieldKinds = [
  'text',
  'multiline',
  'lines',
  'number',
  'decimal',
  'date',
  'choice',
  'choices',
  'check',
  'name',
  'address',
  'post_code',
  'phone',
  'email',
  'image',
] as const;
export const TemplateFieldKind = Type.Enum(templateFieldKinds, { label: 'templateField.kind' });
export type TemplateFieldKind = Static<typeof TemplateFieldKind>;

/** Most fields of one template, options of a choice, and tags. */
export const templateLimits = { fields: 300, options: 50, tags: 10 } as const;

/** Names of the lists around a field in the template, outermost first. */
const list = Type.Array(labeled('templateField.list', Line(255)), { maxItems: 5 });
/** Of `choice` and `choices`; at least one. */
const options = labeled(
  'templateField.options',
  Type.Array(labeled('templateField.options', Line(100)), { maxItems: templateLimits.options }),
);
const fieldFacts = {
  name: labeled('templateField.name', Line(100)),
  /** What people read instead of the name. */
  title: labeled('templateField.title', Line(100)),
  kind: TemplateFieldKind,
  required: Type.Boolean(),
};

/** A field that was found in a Word template. `group`: what it is asked together with. */
export const TemplateField = Shape({ ...fieldFacts, list, options, group: Type.String() });
export type TemplateField = Static<typeof TemplateField>;

/**
 * What people decide about fields. A field is found by its name and the lists around it, which the Word file says. Forms send no empty lists,
 * so they may be left out.
 */
export const FieldSettings = Shape({ ...fieldFacts, list: Type.Optional(list), options: Type.Optional(options) });
export type FieldSettings = Static<typeof FieldSettings>;
export const TemplateFields = labeled(
  'documentTemplate.fields',
  Type.Array(FieldSettings, { maxItems: templateLimits.fields }),
);

export const templateName = Line(255, { label: 'documentTemplate.name' });
/** What people write about a template. */
export const templateFacts = {
  description: Type.Optional(labeled('documentTemplate.description', Type.String({ maxLength: 2000 }))),
  tags: Type.Optional(
    labeled(
      'documentTemplate.tags',
      // An empty tag is left out: with it alone a form empties the list.
      Type.Array(labeled('documentTemplate.tags', Type.String({ maxLength: 30 })), {
        maxItems: templateLimits.tags,
        uniqueItems: true,
      }),
    ),
  ),
};

export const templateFile = (types: readonly string[], required: boolean) => ({
  description: 'The file of the template',
  required,
  most: 1,
  maxBytes: largestUpload,
  types,
});

/** Errors of calls that store the file of a template. */
export const templateUploadErrors = ['invalid', 'limit_storage', 'too_large', 'unsupported_type', 'busy'] as const;

/** Orders of lists of templates. */
export const templateSorts = ['newest', 'oldest', 'name'] as const;

/** A template in lists. */
export const templateView = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  /** One of those that the staff supply; null for templates of a company. */
  category: Nullable(Named),
  tags: Type.Array(Type.String()),
  /** By the content of its file. */
  kind: FileKind,
  file_name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Fields that were found in a Word file; without any, a document from it is a copy of the file. */
  field_count: Type.Integer(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Nullable(Instant),
};

/** A template as members of a company see it. `supplied`: by the staff, to every company. */
export const DocumentTemplateView = Shape({ ...templateView, supplied: Type.Boolean() });
export type DocumentTemplateView = Static<typeof DocumentTemplateView>;

/** The same with the fields that a form asks. */
export const DocumentTemplateDetail = Shape({ ...DocumentTemplateView.properties, fields: Type.Array(TemplateField) });
export type DocumentTemplateDetail = Static<typeof DocumentTemplateDetail>;
