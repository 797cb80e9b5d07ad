import {
  arrayOf,
  dictOf,
  nameOf,
  numberOf,
  stringOf,
  type Matrix,
  type PdfDict,
  type PdfObjects,
} from '../../read/index.ts';
import { type WidgetNode, widgetRect } from '../read/form-node.ts';

const hex = (share: number): string =>
  Math.round(Math.min(Math.max(Number.isFinite(share) ? share : 0, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb` of a color in gray, RGB or CMYK by its number of parts (0 to 1); undefined for no color. */
export function colorOf(parts: readonly number[]): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  switch (parts.length) {
    case 1:
      return `#${hex(a)}${hex(a)}${hex(a)}`;
    case 3:
      return `#${hex(a)}${hex(b)}${hex(c)}`;
    case 4:
      return `#${hex((1 - a) * (1 - d))}${hex((1 - b) * (1 - d))}${hex((1 - c) * (1 - d))}`;
    default:
      return undefined;
  }
}

type BorderKind = 'solid' | 'dashed' | 'beveled' | 'inset' | 'underline';

/** The ground a widget's appearance is drawn on. Lengths in pt. */
export interface WidgetFrame {
  /** Size of the appearance before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Turns the appearance to the widget's rectangle. */
  readonly matrix: Matrix;
  readonly background: string | undefined;
  readonly border: string | undefined;
  /** Width of the border, also where it has no color: text keeps away from it. */
  readonly borderWidth: number;
  readonly borderKind: BorderKind;
  readonly dash: readonly number[];
  /** MK/CA: which mark a button shows. */
  readonly caption: string | undefined;
}

const kinds: Readonly<Record<string, BorderKind>> = {
  S: 'solid',
  D: 'dashed',
  B: 'beveled',
  I: 'inset',
  U: 'underline',
};

function numbers(objects: PdfObjects, dict: PdfDict | undefined, key: string): number[] | undefined {
  return arrayOf(objects, dict?.get(key))
    ?.slice(0, 16)
    .map((item) => numberOf(objects, item) ?? 0);
}

/** The matrix that turns a form of this size counterclockwise onto a rectangle at the origin. */
function turned(rotation: number, width: number, height: number): Matrix {
  switch (rotation) {
    case 90:
      return [0, 1, -1, 0, height, 0];
    case 180:
      return [-1, 0, 0, -1, width, height];
    case 270:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

/** Reads a widget's rectangle, MK and border; undefined when it has no area. */
export function widgetFrame(objects: PdfObjects, widget: WidgetNode): WidgetFrame | undefined {
  const rect = widgetRect(objects, widget);
  if (!rect) return undefined;
  const mk = dictOf(objects, widget.dict.get('MK'));
  const style = dictOf(objects, widget.dict.get('BS'));
  const rotation = (((numberOf(objects, mk?.get('R')) ?? 0) % 360) + 360) % 360;
  const [across, up] = [rect.right - rect.left, rect.top - rect.bottom];
  const lies = rotation === 90 || rotation === 270;
  const [width, height] = lies ? [up, across] : [across, up];
  const stated = numberOf(objects, style?.get('W')) ?? numbers(objects, widget.dict, 'Border')?.[2] ?? 1;
  return {
    width,
    height,
    matrix: turned(rotation, width, height),
    background: colorOf(numbers(objects, mk, 'BG') ?? []),
    border: colorOf(numbers(objects, mk, 'BC') ?? []),
    borderWidth: Math.min(Math.max(stated, 0), Math.min(width, height) / 4),
    borderKind: kinds[nameOf(objects, style?.get('S')) ?? 'S'] ?? 'solid',
    dash: (numbers(objects, style, 'D') ?? [3]).filter((length) => length > 0),
    caption: stringOf(objects, mk?.get('CA'))?.text,
  };
}
