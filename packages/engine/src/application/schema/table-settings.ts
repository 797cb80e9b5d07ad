import { Type, type Static } from 'typebox';
import { mostColumns, tableBorders } from './editor-values.ts';
import { titled } from './titled.ts';

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
