import { Type, type Static } from 'typebox';
import { BlockOptions, BlockStyle, ImageSettings, ListSettings } from './block-settings.ts';
import { PageSettings } from './page-settings.ts';
import { said } from './said.ts';
import { CellSettings, RowSettings, TableSettings } from './table-settings.ts';

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
export const mirroredBlockTypes = [
  'row',
  'cell',
  'contentControl',
  'textBox',
  'header',
  'footer',
  'footnote',
  'endnote',
] as const;

/**
 * Kinds of block that the editor puts in. All others are those of the Word file. A `listItem` is put in when it stands in a
 * `newList`, a `row` and a `cell` when they stand in a `newTable`.
 */
export const insertedBlockTypes = ['newParagraph', 'newList', 'newTable', 'image', 'pagebreak', 'proposal'] as const;

/** Which pages a header or a footer stands on. */
export const headerPages = ['all', 'first', 'even'] as const;

/**
 * A node of the editor's tree, addressed by `path`: child positions from the top, counting from 0.
 *
 * Over an uploaded Word file the tree mirrors the blocks of its parts as `inspect` shows them: section, paragraph, list,
 * listItem, table, row, cell, contentControl, textBox of the main document; and, beside its sections, header, footer, footnote
 * and endnote of the others, each with the `part` it stands in. Their paths are positions in that part and never change by what
 * is inserted; blocks that nothing is set on may be left out. `text` and `style` of such a block tell what the file said when
 * the mirror was made: they print nothing, and by the text a file is found out that was changed since. Of a header, a footer, a
 * note, a cell or a text box the contents are looped or left out: Word needs the thing itself.
 *
 * An inserted block (newParagraph, newList, newTable, image, pagebreak, proposal) stands right behind the mirrored block that
 * comes before it in `children`; at the head of `children` right before the one after it; with none listed, at the end of the
 * block around. Its path is a name of its own: positions behind those of the file are used, so that no other block has it.
 * - newParagraph prints `text`; line breaks and tabs in it count. All inserted text may hold tags; `{{@page}}` prints the
 *   number of the page and `{{@pages}}` how many there are.
 * - newList has listItems with `text`; a listItem or newList in a listItem is one level down.
 * - newTable has rows, and these cells with `text`, inserted blocks, or both.
 * - pagebreak begins a new page.
 * - proposal (提案) is a passage taken or left as a whole: its `text`, a paragraph a line, and then its children, inserted
 *   blocks or neighbouring blocks of the file. Its options hold for all of it together.
 *
 * In a document without an uploaded file every block is written, and a path is simply its position in this tree. There a
 * section has `page` settings and may have headers and footers among its children; sections without take over those of the
 * section before.
 */
export const EditorBlock = Type.Cyclic(
  {
    EditorBlock: Type.Object(
      {
        type: Type.Enum(
          [...blockTypes, ...mirroredBlockTypes, 'newTable'],
          said(
            'Type',
            'newParagraph, newList, newTable, image, pagebreak and proposal are inserted; all others are blocks of the ' +
              'Word file. In a document without an uploaded file all are written.',
          ),
        ),
        path: Type.Array(
          Type.Integer({ minimum: 0 }),
          said(
            'Path',
            'Child positions from the top, counting from 0, as shorui inspect shows them. An inserted block has a path ' +
              'that no other block has.',
          ),
        ),
        part: Type.Optional(
          Type.String({
            minLength: 1,
            ...said(
              'Part',
              'On a block beside the sections: name of the part that it stands in, such as word/header1.xml. May be left ' +
                'out when the file has only one of the kind.',
            ),
          }),
        ),
        text: Type.Optional(
          Type.String(
            said(
              'Text',
              'Of an inserted block what it prints, with tags. Of a block of the file what it said when the document was ' +
                'made.',
            ),
          ),
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
            said(
              'Pages',
              'Of a header or footer in a document without an uploaded file: the pages that it stands on. Default all, ' +
                'which is all that the section has no other one for.',
            ),
          ),
        ),
        children: Type.Optional(
          Type.Array(Type.Ref('EditorBlock'), said('Children', 'The blocks in this one, in their order.')),
        ),
      },
      { additionalProperties: false },
    ),
  },
  'EditorBlock',
);
export type EditorBlock = Static<typeof EditorBlock>;

/**
 * The template editor's document: a layer over an uploaded Word file, or, where the bundle has no such file, a document of its
 * own.
 */
export const TemplateDocument = Type.Object(
  {
    font: Type.Optional(Type.String(said('Font', 'Font of all inserted text. Default MS Mincho.'))),
    font_size: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...said(
          'Type size',
          'In pt: the size of text in a document without an uploaded file where no block says otherwise. Default 13 for ' +
            'paragraphs, 10.5 for lists, tables, headers and footers.',
        ),
      }),
    ),
    page: Type.Optional(PageSettings),
    children: Type.Array(
      EditorBlock,
      said('Blocks', 'The sections; over an uploaded file also its headers, footers and notes.'),
    ),
  },
  { additionalProperties: false },
);
export type TemplateDocument = Static<typeof TemplateDocument>;
