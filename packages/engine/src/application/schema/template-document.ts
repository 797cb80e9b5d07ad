import { Type, type Static } from 'typebox';
import { Condition } from './condition.ts';
import { Id } from './id.ts';

/** Kinds of block in the template editor's tree (specification section 3; spec N058). */
export const blockTypes = [
  'section',
  'paragraph',
  'newParagraph',
  'list',
  'newList',
  'listItem',
  'table',
  'image',
  'pagebreak',
  'proposal',
] as const;

/** Defaults of the specification: paragraphs, lists and the document's font. Sizes in pt, spacing and tabs in twips. */
export const editorDefaults = {
  paragraph: { fontSize: 13, lineHeight: 1.15, spaceBefore: 0, spaceAfter: 200 },
  list: { fontSize: 10.5, tab: 200, pattern: 'Number:number:' },
  font: 'MS Mincho',
  fontSize: 12,
} as const;

/** What the editor sets on a block: repetition and visibility. Names are the specification's. */
export const BlockOptions = Type.Object(
  {
    isLoop: Type.Optional(Type.Boolean()),
    questionId: Type.Optional(Id),
    hasCondition: Type.Optional(Type.Boolean()),
    conditions: Type.Optional(Type.Array(Condition)),
    condition_options: Type.Optional(Type.Array(Id, { uniqueItems: true })),
    required_all: Type.Optional(Type.Boolean()),
    ruleId: Type.Optional(Id),
    inheritRuleId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type BlockOptions = Static<typeof BlockOptions>;

export const BlockStyle = Type.Object(
  {
    font: Type.Optional(Type.String()),
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    lineHeight: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    spaceBefore: Type.Optional(Type.Number({ minimum: 0 })),
    spaceAfter: Type.Optional(Type.Number({ minimum: 0 })),
    align: Type.Optional(Type.Enum(['left', 'center', 'right', 'both', 'distribute'])),
    bold: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const ListSettings = Type.Object(
  {
    pattern: Type.Optional(Type.String()),
    tab: Type.Optional(Type.Number()),
    indent: Type.Optional(Type.Number()),
    type: Type.Optional(Type.String()),
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  { additionalProperties: false },
);

export const ImageSettings = Type.Object(
  {
    src: Type.String({ minLength: 1 }),
    styles: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { additionalProperties: false },
);

/** A node of the editor's tree, addressed by `path`: child positions from the top, counting from 0. */
export const EditorBlock = Type.Cyclic(
  {
    EditorBlock: Type.Object(
      {
        type: Type.Enum(blockTypes),
        path: Type.Array(Type.Integer({ minimum: 0 })),
        text: Type.Optional(Type.String()),
        options: Type.Optional(BlockOptions),
        style: Type.Optional(BlockStyle),
        list: Type.Optional(ListSettings),
        image: Type.Optional(ImageSettings),
        children: Type.Optional(Type.Array(Type.Ref('EditorBlock'))),
      },
      { additionalProperties: false },
    ),
  },
  'EditorBlock',
);
export type EditorBlock = Static<typeof EditorBlock>;

/** The template editor's document: a layer over an uploaded Word file, or a document of its own. */
export const TemplateDocument = Type.Object(
  {
    font: Type.Optional(Type.String()),
    font_size: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    children: Type.Array(EditorBlock),
  },
  { additionalProperties: false },
);
export type TemplateDocument = Static<typeof TemplateDocument>;
