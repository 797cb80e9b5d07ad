import { Type, type Static } from 'typebox';
import { defaultMargins, paperSizes } from './editor-values.ts';
import { titled, type Words } from './titled.ts';

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
