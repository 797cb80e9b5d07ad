import { Type, type Static } from 'typebox';
import { FieldStyle } from './field-style.ts';

/** Version of this JSON format. */
export const formFieldsFormat = 1;

/** Units of positions and sizes; type sizes, character spacing and line widths are pt in either. */
export const LengthUnit = Type.Enum(['mm', 'pt'], {
  default: 'mm',
  description: '位置と大きさの単位。文字の大きさ、字間、線の太さはいつもpt / Unit of positions and sizes',
});

const position = {
  /** mm from the left and the top edge of the page as seen. */
  position_x: Type.Number({ description: '用紙の左端から (mm) / From the left edge of the page as seen' }),
  position_y: Type.Number({ description: '用紙の上端から (mm) / From the top edge of the page as seen' }),
};

/** One value placed on a PDF form that has no application around it. */
export const FormField = Type.Object(
  {
    name: Type.String({ minLength: 1, description: 'データの名前 (例: 会社名、住所.postCode) / Name in the data' }),
    value: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'タグ付きの文字列。初期値は名前の値 / Text with tags; default: the value itself',
      }),
    ),
    condition: Type.Optional(
      Type.String({ minLength: 1, description: '描く条件 (例: gt 人数 10) / Drawn when this expression holds' }),
    ),
    option_value: Type.Optional(
      Type.String({ minLength: 1, description: '選択肢の印。値がこれのとき描く / Mark of this choice' }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'ページ (1から) / Page, from 1' })),
    ...position,
    style: Type.Optional(FieldStyle),
  },
  { additionalProperties: false },
);
export type FormField = Static<typeof FormField>;

/** What a sum of a repeated value covers: this page's rows, those before it, both, or all rows of the document. */
export const totalRanges = ['page', 'brought_forward', 'carried_forward', 'all'] as const;
/** Of which rows a total is the sum. */
export type TotalRange = (typeof totalRanges)[number];

/** The properties of a total, for schemas that have more. */
export const totalProperties = {
  over: Type.Enum(totalRanges, { description: '小計・前頁繰越・次頁繰越・合計 / Which rows' }),
  value: Type.Optional(
    Type.String({ minLength: 1, description: '{{合計}}で合計を使う。初期値は{{number 合計}} / Text with {{合計}}' }),
  ),
  ...position,
  style: Type.Optional(FieldStyle),
};

/** A sum over the rows of a repeat, drawn on each of its pages; `all` only on the last one. */
export const FormTotal = Type.Object(
  {
    name: Type.String({ minLength: 1, description: '合計する値の名前 / Name of the summed value in a row' }),
    ...totalProperties,
  },
  { additionalProperties: false },
);
export type FormTotal = Static<typeof FormTotal>;

/** Rows of a list on a page; further rows continue on copies of the continuation page (続紙). */
export const repeatProperties = {
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: '最初のページ / Page of the first rows' })),
  rows: Type.Integer({ minimum: 1, maximum: 1000, description: '1ページの行数 / Rows on a page' }),
  pitch: Type.Number({ description: '行の間隔 (mm)。負なら逆向き / From one row to the next' }),
  direction: Type.Optional(Type.Enum(['down', 'right'], { default: 'down', description: '行の並ぶ向き' })),
  continuation: Type.Optional(
    Type.Object(
      {
        page: Type.Integer({ minimum: 1, description: '続紙にするページ / Page that is copied for more rows' }),
        rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '続紙の行数。初期値は同じ' })),
        offset_y: Type.Optional(Type.Number({ description: '続紙での上下のずれ (mm) / Vertical offset of the rows' })),
        omit_empty: Type.Optional(
          Type.Boolean({
            default: false,
            description: '行のない続紙を出さない / Leave the page out when it has no rows',
          }),
        ),
      },
      { additionalProperties: false },
    ),
  ),
};

/** Rows of a form that repeat, and where they continue. */
export const FormRepeat = Type.Object(
  {
    name: Type.String({ minLength: 1, description: '繰り返しの名前 / Name of the list in the data' }),
    ...repeatProperties,
    fields: Type.Array(FormField, { minItems: 1 }),
    totals: Type.Optional(Type.Array(FormTotal)),
  },
  { additionalProperties: false },
);
export type FormRepeat = Static<typeof FormRepeat>;

/** Fields placed on a PDF form: what `shorui overlay --fields` reads. */
export const FormFields = Type.Object(
  {
    format: Type.Literal(formFieldsFormat),
    name: Type.Optional(Type.String()),
    unit: Type.Optional(LengthUnit),
    style: Type.Optional(FieldStyle),
    fields: Type.Array(FormField),
    repeats: Type.Optional(Type.Array(FormRepeat)),
  },
  { additionalProperties: false },
);
export type FormFields = Static<typeof FormFields>;
