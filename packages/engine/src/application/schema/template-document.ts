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

/** Further kinds of block in the mirror of a Word file: they too may be looped or shown on conditions. */
export const mirroredBlockTypes = ['row', 'cell', 'contentControl', 'textBox'] as const;

/**
 * Kinds of block that the editor puts in. All others are those of the Word file. A `listItem` is put in when it stands in a
 * `newList`.
 */
export const insertedBlockTypes = ['newParagraph', 'newList', 'image', 'pagebreak', 'proposal'] as const;

/** Kinds of list: numbered by the pattern, with the same mark on every item, or without marks. */
export const listTypes = ['number', 'bullet', 'none'] as const;

/** Defaults of the specification: paragraphs, lists and the document's font. Sizes in pt, spacing and tabs in twips. */
export const editorDefaults = {
  paragraph: { fontSize: 13, lineHeight: 1.15, spaceBefore: 0, spaceAfter: 200 },
  list: { fontSize: 10.5, tab: 200, pattern: 'Number:number:' },
  font: 'MS Mincho',
  fontSize: 12,
} as const;

/**
 * What the editor sets on a block: repetition and visibility. Names are the specification's. A block that is looped asks its
 * conditions and rules in each repetition anew; inside it, tags and the blocks in it read the repetition's values.
 */
export const BlockOptions = Type.Object(
  {
    /** The block is printed once for each repetition of the question `questionId`. */
    isLoop: Type.Optional(Type.Boolean()),
    /** A question with repeat options, or one that is asked in them. */
    questionId: Type.Optional(Id),
    /** `conditions` and `condition_options` count only when this is true. */
    hasCondition: Type.Optional(Type.Boolean()),
    conditions: Type.Optional(Type.Array(Condition)),
    condition_options: Type.Optional(Type.Array(Id, { uniqueItems: true })),
    required_all: Type.Optional(Type.Boolean()),
    /** A rule that must hold besides. */
    ruleId: Type.Optional(Id),
    /**
     * The rule of a block around this one, taken over: asked here again, and so in each repetition when this block is looped
     * and the block around it is not.
     */
    inheritRuleId: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type BlockOptions = Static<typeof BlockOptions>;

/** Formatting of an inserted paragraph or list item. Of a block of the Word file it only tells what the file says. */
export const BlockStyle = Type.Object(
  {
    font: Type.Optional(Type.String()),
    /** pt. */
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** Lines. */
    lineHeight: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** Twips (twentieths of a point), like `spaceAfter`. */
    spaceBefore: Type.Optional(Type.Number({ minimum: 0 })),
    spaceAfter: Type.Optional(Type.Number({ minimum: 0 })),
    align: Type.Optional(Type.Enum(['left', 'center', 'right', 'both', 'distribute'])),
    bold: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/**
 * How the items of an inserted list are marked.
 *
 * `pattern` has one part a level, each ended by `:` (the last `:` may be left out). A part holds at most one of these words;
 * alone, a word prints its usual form, and with characters around it only the number, so that `第number条:` gives 第1条.
 *
 * | word | alone | | word | alone |
 * |---|---|---|---|---|
 * | `Number` | １ | | `number` | (1) |
 * | `Kanji` | 一 | | `kanji` | （一） |
 * | `Katakana` | ア | | `katakana` | (ア) |
 * | `Iroha` | イ | | `iroha` | (イ) |
 * | `Letter` | A | | `letter` | (a) |
 * | `Roman` | I | | `roman` | (i) |
 * | `Circle` | ① | | | |
 *
 * `%1` to `%9` print the number of that level (`%1.number`); `\` takes the next character as it is. A part without a word is a
 * fixed mark (`・:`). Levels below the last part look like it.
 */
export const ListSettings = Type.Object(
  {
    pattern: Type.Optional(Type.String()),
    /** Space between a mark and its text, in twips. */
    tab: Type.Optional(Type.Number({ minimum: 0 })),
    /** Space before the marks of the first level, in twips. Marks of a level below stand under the text of the one above. */
    indent: Type.Optional(Type.Number({ minimum: 0 })),
    /** One of `listTypes`; `number` unless set. */
    type: Type.Optional(Type.String()),
    /** pt; an item's own style goes before it. */
    fontSize: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  { additionalProperties: false },
);

/**
 * A picture. `src` is an image of the bundle (`files/images/logo.png`, or just `logo.png`), a `data:` address, or a tag whose
 * value is an image (`{{印影}}`). Nothing is fetched. `styles` are `width` and `height` (`50mm`, `3cm`, `40pt`, `1in`, `120px`;
 * a bare number is px, 96 an inch), `fit` (contain, cover, fill) and `alt`.
 */
export const ImageSettings = Type.Object(
  {
    src: Type.String({ minLength: 1 }),
    styles: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { additionalProperties: false },
);

/**
 * A node of the editor's tree, addressed by `path`: child positions from the top, counting from 0.
 *
 * Over an uploaded Word file the tree mirrors the blocks of the main document: section, paragraph, list, listItem, table, row,
 * cell, contentControl, textBox. Their paths are positions in that file and never change by what is inserted; blocks that
 * nothing is set on may be left out. `text` and `style` of such a block tell what the file said when the mirror was made: they
 * print nothing, and by the text a file is found out that was changed since.
 *
 * An inserted block (newParagraph, newList, image, pagebreak, proposal) stands right behind the mirrored block that comes
 * before it in `children`; at the head of `children` right before the one after it; with none listed, at the end of the block
 * around. Its path is a name of its own: positions behind those of the file are used, so that no other block has it.
 * - newParagraph prints `text`; line breaks and tabs in it count. All inserted text may hold tags.
 * - newList has listItems with `text`; a listItem or newList in a listItem is one level down.
 * - pagebreak begins a new page.
 * - proposal (提案) is a passage taken or left as a whole: its `text`, a paragraph a line, and then its children, inserted
 *   blocks or neighbouring blocks of the file. Its options hold for all of it together.
 *
 * In a document without an uploaded file every block is written, and a path is simply its position in this tree.
 */
export const EditorBlock = Type.Cyclic(
  {
    EditorBlock: Type.Object(
      {
        type: Type.Enum([...blockTypes, ...mirroredBlockTypes]),
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

/**
 * The template editor's document: a layer over an uploaded Word file, or, where the bundle has no such file, a document of its
 * own. `font` is the font of what is inserted; `font_size` (pt) that of a document of its own where no block says otherwise.
 */
export const TemplateDocument = Type.Object(
  {
    font: Type.Optional(Type.String()),
    font_size: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    children: Type.Array(EditorBlock),
  },
  { additionalProperties: false },
);
export type TemplateDocument = Static<typeof TemplateDocument>;
