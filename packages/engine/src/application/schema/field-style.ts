import { Type, type Static } from 'typebox';
import { barcodeKinds, nw7Checks, qrLevels } from '../../barcode/barcode.ts';
import { checkboxStyles } from './basic-values.ts';

const Length = Type.Number({ minimum: 0 });
const Share = Type.Number({ exclusiveMinimum: 0, maximum: 1 });

/** What is done with a text that does not fit its box, in the order given; when nothing helps it is an error. */
export const overflowSteps = ['condense', 'shrink', 'wrap', 'addendum'] as const;
/** What is done, one step after another, with a text that is too long for its box. */
export type OverflowStep = (typeof overflowSteps)[number];

/** Strictness of line breaking rules (JLReq 3.1.7; JIS X 4051). */
export const kinsokuLevels = ['strict', 'normal', 'loose', 'none'] as const;

/** The content of a row of cells, which decides how it is split: a date is era, year, month and day; money ends at the last cell. */
export const cellContents = ['text', 'money', 'date', 'post_code', 'bank_kana'] as const;
/** What the characters in cells are: a text, an amount, a date, a postal code or a name for a bank. */
export type CellContent = (typeof cellContents)[number];

/** Numbers or letters for the eras, as forms print them. */
export const eraCodes = ['letter', 'kanji', 'number', 'odd_number'] as const;
/** How a form prints the era of a date. */
export type EraCode = (typeof eraCodes)[number];

/** A rectangle in mm from the left and top edge of the field's own box. */
export const CellBox = Type.Object(
  { x: Type.Number(), y: Type.Number(), width: Length, height: Length },
  { additionalProperties: false },
);
export type CellBox = Static<typeof CellBox>;

/** Cells (マス目): one character a cell. */
export const FieldCells = Type.Object(
  {
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: '升の数 / Number of cells' })),
    boxes: Type.Optional(
      Type.Array(CellBox, {
        minItems: 1,
        maxItems: 1000,
        description: '各升の位置 (mm)。countの代わり / Cells one by one',
      }),
    ),
    groups: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, description: '区切り (例: 3と4) / Cells between gaps' }),
    ),
    gap: Type.Optional(Type.Number({ minimum: 0, description: '升と升の間 (mm) / Gap between cells' })),
    group_gap: Type.Optional(Type.Number({ minimum: 0, description: '区切りの間 (mm) / Gap between groups' })),
    rows: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '段の数 / Rows of cells, default 1' })),
    content: Type.Optional(Type.Enum(cellContents, { default: 'text', description: '内容の種類 / Kind of content' })),
    width_kind: Type.Optional(
      Type.Enum(['keep', 'half', 'full'], { default: 'keep', description: '半角・全角 / Width of letters and digits' }),
    ),
    align: Type.Optional(Type.Enum(['left', 'right'], { description: '寄せ / Where the text begins' })),
    currency_mark: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2, description: '先頭の記号 (¥) / Mark before money' }),
    ),
    pad: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1, description: '空の升の文字 / Character of empty cells' }),
    ),
    era: Type.Optional(Type.Enum(eraCodes, { default: 'kanji', description: '元号の書き方 / How the era is written' })),
  },
  { additionalProperties: false },
);
export type FieldCells = Static<typeof FieldCells>;

/** A value printed as a barcode. */
export const FieldBarcode = Type.Object(
  {
    kind: Type.Enum(barcodeKinds, {
      description: '種類。japan_postはカスタマバーコード / QR, Code 128, JAN (EAN), NW-7 (Codabar), Japan Post',
    }),
    level: Type.Optional(
      Type.Enum(qrLevels, { default: 'M', description: 'QRコードの誤り訂正 / Error correction of a QR code' }),
    ),
    check: Type.Optional(
      Type.Enum(nw7Checks, {
        default: 'none',
        description: 'NW-7に加えるチェックデジット / Check digit added to NW-7',
      }),
    ),
    show_text: Type.Optional(
      Type.Boolean({ default: false, description: '下に文字を添える / Print the value below the code' }),
    ),
  },
  { additionalProperties: false },
);
export type FieldBarcode = Static<typeof FieldBarcode>;

/** Space inside the edges of a field, in mm: one number for all four, or by side. */
export const FieldPadding = Type.Union([
  Length,
  Type.Object(
    {
      top: Type.Optional(Length),
      right: Type.Optional(Length),
      bottom: Type.Optional(Length),
      left: Type.Optional(Length),
    },
    { additionalProperties: false },
  ),
]);
export type FieldPadding = Static<typeof FieldPadding>;

/** How a field is drawn on a PDF page. Lengths in mm; type sizes, character spacing and line widths in pt. */
export const FieldStyle = Type.Object(
  {
    width: Type.Optional(Type.Number({ minimum: 0, description: '幅 (mm) / Width' })),
    height: Type.Optional(Type.Number({ minimum: 0, description: '高さ (mm) / Height' })),
    font: Type.Optional(Type.String({ description: '書体名 (例: MS 明朝) / Font by name' })),
    font_size: Type.Optional(Type.Number({ minimum: 0, description: '文字の大きさ (pt)。初期値10.5 / Type size' })),
    bold: Type.Optional(Type.Boolean()),
    color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: '色 (#rrggbb) / Color' })),
    align: Type.Optional(
      Type.Enum(['left', 'center', 'right', 'spread'], { description: '左右の寄せ。spreadは均等割付 / Alignment' }),
    ),
    vertical_align: Type.Optional(Type.Enum(['top', 'middle', 'bottom'], { description: '上下の寄せ。初期値middle' })),
    line_height: Type.Optional(Type.Number({ minimum: 0, description: '行送り (文字の大きさの倍数) / In type sizes' })),
    character_spacing: Type.Optional(Type.Number({ description: '字間 (pt) / Character spacing' })),
    padding: Type.Optional(FieldPadding),
    rotation: Type.Optional(Type.Number({ description: '時計回りの角度 / Degrees clockwise about the center' })),
    vertical: Type.Optional(Type.Boolean({ description: '縦書き / Vertical lines' })),
    multiline: Type.Optional(
      Type.Boolean({ default: false, description: '箱の幅で折り返す / Lines break at the width of the box' }),
    ),
    kinsoku: Type.Optional(Type.Enum(kinsokuLevels, { default: 'strict', description: '禁則 / Line breaking' })),
    hanging: Type.Optional(Type.Boolean({ description: 'ぶら下げ / Hanging punctuation' })),
    latin_space: Type.Optional(
      Type.Boolean({ default: false, description: '和欧間の四分アキ / Quarter em between Japanese and Latin' }),
    ),
    overflow: Type.Optional(
      Type.Array(Type.Enum(overflowSteps), {
        uniqueItems: true,
        description: '入らないとき、この順に試す。どれでも入らなければエラー / Tried in this order, then an error',
      }),
    ),
    min_scale: Type.Optional(Type.Number({ ...Share, description: '長体の下限。初期値0.6 / Narrowest scale' })),
    min_font_size: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: '文字の下限 (pt)。初期値5' })),
    warn_scale: Type.Optional(
      Type.Number({
        ...Share,
        description: '長体がこれより狭いとき注意する。初期値0.7 / Warn of text narrower than this',
      }),
    ),
    warn_font_size: Type.Optional(
      Type.Number({
        minimum: 0,
        description: '縮めた文字がこれ (pt) より小さいとき注意する。初期値6 / Warn of shrunk text',
      }),
    ),
    cells: Type.Optional(FieldCells),
    barcode: Type.Optional(FieldBarcode),
    checkbox: Type.Optional(Type.Enum(checkboxStyles)),
    line_width: Type.Optional(
      Type.Number({ minimum: 0, description: '線の太さ (pt)。初期値0.8 / Of circles and lines' }),
    ),
    image: Type.Optional(Type.Boolean({ description: '画像として載せる / Draw the value as a picture' })),
    image_fit: Type.Optional(Type.Enum(['contain', 'cover', 'fill'], { default: 'contain' })),
    seal: Type.Optional(Type.Boolean({ description: '印影。白地を透かす / A seal: white lets the page through' })),
    lines: Type.Optional(
      Type.Boolean({
        description:
          '複数行の文字を、1行が1件の一覧として読む / Text of several lines is read as a list with an item for each line',
      }),
    ),
    strike: Type.Optional(
      Type.Boolean({ description: '値があるとき横線で消す / A horizontal line when there is a value' }),
    ),
  },
  { additionalProperties: false },
);
export type FieldStyle = Static<typeof FieldStyle>;
