import { Type, type Static } from 'typebox';
import { said } from './said.ts';

/** Which lines of an inserted table are drawn. */
export const tableBorders = ['all', 'outer', 'inner', 'horizontal', 'none'] as const;

/** Columns that a table of Word may have. */
export const mostColumns = 63;

/** How an inserted table looks. */
export const TableSettings = Type.Object(
  {
    columns: Type.Optional(
      Type.Array(Type.Number({ minimum: 0 }), {
        maxItems: mostColumns,
        ...said(
          'Column widths',
          'In mm, from the left. Columns without one, or with 0, share what is left of the width of the table.',
        ),
      }),
    ),
    width: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        ...said('Width', 'In mm. Default: its columns together, or the line when not all of them have a width.'),
      }),
    ),
    align: Type.Optional(
      Type.Enum(['left', 'center', 'right'], said('Alignment', 'Where the table stands in the line. Default center.')),
    ),
    borders: Type.Optional(
      Type.Enum(
        tableBorders,
        said('Borders', 'all (default); outer; inner; horizontal: lines above and below each row; none.'),
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
        said(
          'Header row',
          'Repeated at the top of each page when it is among the first rows. Its cells are shaded and centred unless ' +
            'they say otherwise.',
        ),
      ),
    ),
    height: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, ...said('Height', 'The least height, in mm. Text may make the row higher.') }),
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
        ...said('Columns', 'How many columns the cell covers. Default 1.'),
      }),
    ),
    rows: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        ...said(
          'Rows',
          'How many rows the cell covers, downwards. Rows below have no cell for the columns that it covers. Default 1.',
        ),
      }),
    ),
    vertical: Type.Optional(
      Type.Enum(['top', 'center', 'bottom'], said('Vertical alignment', 'Where the text stands. Default center.')),
    ),
    shade: Type.Optional(
      Type.String({
        pattern: '^#?[0-9A-Fa-f]{6}$',
        ...said('Shade', 'Colour of the ground, six hexadecimal digits such as F2F2F2.'),
      }),
    ),
  },
  { additionalProperties: false },
);
export type CellSettings = Static<typeof CellSettings>;
