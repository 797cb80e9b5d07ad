// Fixed values of the template editor, apart from its schemas: the Word engine reads them without loading TypeBox.

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
 * Kinds of block that the editor inserts. All others are blocks of the Word file. A `listItem` is inserted if it is in a
 * `newList`, a `row` and a `cell` if they are in a `newTable`.
 */
export const insertedBlockTypes = ['newParagraph', 'newList', 'newTable', 'image', 'pagebreak', 'proposal'] as const;

/** The pages that show a header or a footer. */
export const headerPages = ['all', 'first', 'even'] as const;

/** Kinds of list: numbered by the pattern, with the same mark on every item, or without marks. */
export const listTypes = ['number', 'bullet', 'none'] as const;

/**
 * Defaults of the specification: paragraphs, lists and the document's font. Sizes in pt, spacing and tabs in twips. In the
 * cells of inserted tables, in headers and in footers the line spacing is single, as in Japanese business documents.
 */
export const editorDefaults = {
  paragraph: { fontSize: 13, lineHeight: 1.15, spaceBefore: 0, spaceAfter: 200 },
  list: { fontSize: 10.5, tab: 200, pattern: 'Number:number:' },
  close: { fontSize: 10.5, lineHeight: 1, spaceBefore: 0, spaceAfter: 0 },
  font: 'MS Mincho',
  fontSize: 12,
} as const;

/** Paper by name: width and height upright, in mm (JIS P 0138; はがき is Japan Post's postcard). */
export const paperSizes = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  B4: [257, 364],
  B5: [182, 257],
  postcard: [100, 148],
  letter: [215.9, 279.4],
} as const;

/** Margins of an A4 page as Word's Japanese edition sets them, in mm. */
export const defaultMargins = { top: 35, right: 30, bottom: 30, left: 30, header: 15, footer: 17.5 } as const;

/** Which lines of an inserted table are drawn. */
export const tableBorders = ['all', 'outer', 'inner', 'horizontal', 'none'] as const;

/** Columns that a table of Word may have. */
export const mostColumns = 63;
