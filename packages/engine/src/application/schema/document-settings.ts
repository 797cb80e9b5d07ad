import { Type, type Static } from 'typebox';
import { defaultMargins, mostColumns, paperSizes, tableBorders } from './editor-values.ts';
import { titled, type Words } from './basic-values.ts';

const atMost = { minimum: 0, maximum: 500 };

function margin(title: string, edge: string, mm: number): Words & typeof atMost {
  return { ...atMost, ...titled(title, `${edge}, in mm. Default ${mm}.`) };
}

const sizeNames = Object.keys(paperSizes) as (keyof typeof paperSizes)[];

/** The pages of a section in a document without an uploaded file. */
export const PageSettings = Type.Object(
  {
    size: Type.Optional(Type.Enum(sizeNames, titled('Paper', 'B sizes are those of JIS. Default A4.'))),
    width: Type.Optional(
      Type.Number({ minimum: 20, maximum: 558, ...titled('Width', 'In mm, instead of the paper size in portrait.') }),
    ),
    height: Type.Optional(
      Type.Number({ minimum: 20, maximum: 558, ...titled('Height', 'In mm, instead of the paper size in portrait.') }),
    ),
    orientation: Type.Optional(
      Type.Enum(['portrait', 'landscape'], titled('Orientation', 'landscape turns the paper. Default portrait.')),
    ),
    top: Type.Optional(Type.Number(margin('Top margin', 'From the upper edge to the text', defaultMargins.top))),
    right: Type.Optional(Type.Number(margin('Right margin', 'From the right edge to the text', defaultMargins.right))),
    bottom: Type.Optional(
      Type.Number(margin('Bottom margin', 'From the lower edge to the text', defaultMargins.bottom)),
    ),
    left: Type.Optional(Type.Number(margin('Left margin', 'From the left edge to the text', defaultMargins.left))),
    header: Type.Optional(Type.Number(margin('Header', 'From the upper edge to the header', defaultMargins.header))),
    footer: Type.Optional(Type.Number(margin('Footer', 'From the lower edge to the footer', defaultMargins.footer))),
    direction: Type.Optional(
      Type.Enum(['horizontal', 'vertical'], titled('Direction', 'vertical: lines run downwards (縦書き).')),
    ),
    columns: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 12, ...titled('Columns', 'Columns of text on a page (段組み). Default 1.') }),
    ),
    columnGap: Type.Optional(
      Type.Number({ minimum: 0, maximum: 200, ...titled('Column gap', 'Space between columns, in mm. Default 7.5.') }),
    ),
    start: Type.Optional(
      Type.Enum(
        ['page', 'continuous', 'evenPage', 'oddPage'],
        titled('Start', 'Where the section begins: on a new page (default), on the same one, on an even or odd one.'),
      ),
    ),
    firstNumber: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 32_000,
        ...titled('First number', 'Number of its first page. Default: numbering continues.'),
      }),
    ),
    numberFormat: Type.Optional(
      Type.Enum(
        ['number', 'fullWidth', 'kanji', 'roman'],
        titled('Number format', 'How page numbers are written: 1, １, 一 or i. Default number.'),
      ),
    ),
  },
  { additionalProperties: false },
);
export type PageSettings = Static<typeof PageSettings>;

/** How an inserted table looks. */
export const TableSettings = Type.Object(
  {
    columns: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        maxItems: mostColumns,
        ...titled(
          'Column widths',
          'In mm, from the left. Columns without one, or with 0, share what is left of the width of the table.',
        ),
      }),
    ),
    width: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...titled('Width', 'In mm. Default: the sum of its columns, or the text width if a column has no width.'),
      }),
    ),
    align: Type.Optional(
      Type.Enum(['left', 'center', 'right'], titled('Alignment', 'Horizontal position of the table. Default center.')),
    ),
    borders: Type.Optional(
      Type.Enum(
        tableBorders,
        titled('Borders', 'all (default); outer; inner; horizontal: lines above and below each row; none.'),
      ),
    ),
  },
  { additionalProperties: false },
);
export type TableSettings = Static<typeof TableSettings>;

/** What sets a row of an inserted table apart. */
export const RowSettings = Type.Object(
  {
    header: Type.Optional(
      Type.Boolean(
        titled(
          'Header row',
          'Repeated at the top of each page when it is among the first rows. Its cells are shaded and centered unless ' +
            'they override it.',
        ),
      ),
    ),
    height: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, ...titled('Height', 'Minimum height, in mm. Text may make the row higher.') }),
    ),
  },
  { additionalProperties: false },
);
export type RowSettings = Static<typeof RowSettings>;

/** How a cell of an inserted table is merged with others, and looks. */
export const CellSettings = Type.Object(
  {
    columns: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: mostColumns,
        ...titled('Columns', 'Number of columns that the cell spans. Default 1.'),
      }),
    ),
    rows: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        ...titled(
          'Rows',
          'How many rows the cell covers, downwards. Rows below have no cell for the columns that it covers. Default 1.',
        ),
      }),
    ),
    vertical: Type.Optional(
      Type.Enum(
        ['top', 'center', 'bottom'],
        titled('Vertical alignment', 'Vertical position of the text. Default center.'),
      ),
    ),
    shade: Type.Optional(
      Type.String({
        pattern: '^#?[0-9A-Fa-f]{6}$',
        ...titled('Shade', 'Background color, six hexadecimal digits such as F2F2F2.'),
      }),
    ),
  },
  { additionalProperties: false },
);
export type CellSettings = Static<typeof CellSettings>;
