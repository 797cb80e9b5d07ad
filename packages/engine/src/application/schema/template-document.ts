import { Type, type Static } from 'typebox';
import { BlockOptions, BlockStyle, ImageSettings, ListSettings } from './block-settings.ts';
import { CellSettings, PageSettings, RowSettings, TableSettings } from './document-settings.ts';
import { blockTypes, headerPages, mirroredBlockTypes } from './editor-values.ts';
import { titled } from './basic-values.ts';

/**
 * A change of characters in a paragraph of an uploaded file. The file itself stays as it is: it is changed when the template is
 * compiled. New characters have the format of the first one that they replace, else of the one before them.
 */
export const TextReplacement = Type.Object(
  {
    at: Type.Integer({
      minimum: 0,
      ...titled('Position', 'Where the replaced characters begin in text, in UTF-16 units from 0.'),
    }),
    from: Type.String({
      maxLength: 10_000,
      ...titled('Replaced', 'The characters that are there, exactly. Empty where something is only put in.'),
    }),
    to: Type.String({
      maxLength: 10_000,
      ...titled('Replacement', 'What is printed instead. It may hold tags; line breaks and tabs count.'),
    }),
  },
  { additionalProperties: false },
);
export type TextReplacement = Static<typeof TextReplacement>;

/**
 * A node of the editor's tree, addressed by `path`: child positions from the top, counting from 0.
 *
 * Over an uploaded Word file the tree mirrors the blocks of its parts as `inspect` shows them: section, paragraph, list,
 * listItem, table, row, cell, contentControl, textBox of the main document; and, next to its sections, header, footer, footnote
 * and endnote of the other parts, each with its `part`. Their paths are positions in that part and do not change by insertions;
 * blocks without settings may be omitted. `text` and `style` of such a block are a copy of the file's when the mirror was made:
 * they print nothing; a different text shows that the file was changed since. `replacements` change the text of a paragraph or a
 * list item. Conditions and loops of a header, a footer, a
 * note, a cell or a text box apply to its contents: Word needs the container itself.
 *
 * An inserted block (newParagraph, newList, newTable, image, pagebreak, proposal) directly follows the mirrored block that
 * comes before it in `children`; at the head of `children` it directly precedes the one after it; with none listed, it is at the
 * end of its parent. Its path is a unique address: it uses positions after those of the file, so that no other block has it.
 * - newParagraph prints `text`; line breaks and tabs in it count. All inserted text may hold tags; `{{@page}}` prints the
 *   number of the page and `{{@pages}}` how many there are.
 * - newList has listItems with `text`; a listItem or newList in a listItem is one level down.
 * - newTable has rows, and these cells with `text`, inserted blocks, or both.
 * - pagebreak begins a new page.
 * - proposal (提案) is a passage accepted or rejected as a whole: its `text`, one paragraph per line, and then its children,
 *   inserted blocks or adjacent blocks of the file. Its options hold for all of it together.
 *
 * In a document without an uploaded file every block is written, and a path is simply its position in this tree. There a
 * section has `page` settings and may have headers and footers among its children; a section without them inherits those of the
 * section before.
 */
export const EditorBlock = Type.Cyclic(
  {
    EditorBlock: Type.Object(
      {
        type: Type.Enum(
          [...blockTypes, ...mirroredBlockTypes, 'newTable'],
          titled(
            'Type',
            'newParagraph, newList, newTable, image, pagebreak and proposal are inserted; all others are blocks of the ' +
              'Word file. In a document without an uploaded file all are written.',
          ),
        ),
        path: Type.Array(
          Type.Integer({ minimum: 0 }),
          titled(
            'Path',
            'Child positions from the top, counting from 0, as shorui inspect shows them. An inserted block has a path ' +
              'that no other block has.',
          ),
        ),
        part: Type.Optional(
          Type.String({
            minLength: 1,
            ...titled(
              'Part',
              'On a block outside the sections: name of its part, such as word/header1.xml. May be omitted if the file ' +
                'has only one part of the kind.',
            ),
          }),
        ),
        text: Type.Optional(
          Type.String(
            titled(
              'Text',
              'Inserted block: the text to print, with tags. Block of the file: its text when the document was ' +
                'made.',
            ),
          ),
        ),
        replacements: Type.Optional(
          Type.Array(TextReplacement, {
            maxItems: 1000,
            ...titled(
              'Replacements',
              'Paragraph or list item of the file: changes of its text, in order and without overlaps. They need text.',
            ),
          }),
        ),
        options: Type.Optional(BlockOptions),
        style: Type.Optional(BlockStyle),
        list: Type.Optional(ListSettings),
        image: Type.Optional(ImageSettings),
        table: Type.Optional(TableSettings),
        row: Type.Optional(RowSettings),
        cell: Type.Optional(CellSettings),
        page: Type.Optional(PageSettings),
        pages: Type.Optional(
          Type.Enum(
            headerPages,
            titled(
              'Pages',
              'Header or footer in a document without an uploaded file: the pages that show it. Default all: all pages ' +
                'for which the section has no other one.',
            ),
          ),
        ),
        children: Type.Optional(
          Type.Array(Type.Ref('EditorBlock'), titled('Children', 'The child blocks, in document order.')),
        ),
      },
      { additionalProperties: false },
    ),
  },
  'EditorBlock',
);
export type EditorBlock = Static<typeof EditorBlock>;

/**
 * The template editor's document: a layer over an uploaded Word file, or a complete document if the bundle has no such file.
 */
export const TemplateDocument = Type.Object(
  {
    font: Type.Optional(Type.String(titled('Font', 'Font of all inserted text. Default MS Mincho.'))),
    font_size: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...titled(
          'Type size',
          'In pt: the default text size in a document without an uploaded file. Default 13 for ' +
            'paragraphs, 10.5 for lists, tables, headers and footers.',
        ),
      }),
    ),
    page: Type.Optional(PageSettings),
    children: Type.Array(
      EditorBlock,
      titled('Blocks', 'The sections; for an uploaded file also its headers, footers and notes.'),
    ),
  },
  { additionalProperties: false },
);
export type TemplateDocument = Static<typeof TemplateDocument>;
