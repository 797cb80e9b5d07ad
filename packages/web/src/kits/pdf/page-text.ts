import type { Stretch } from '@shorui/engine/japanese';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A box on a page as seen, in parts of its width and height from the top left. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of letters of one font and direction, as pdf.js gives it: it is at `start` in the text of its page. */
interface Piece {
  readonly start: number;
  readonly text: string;
  /** Of the space of the letters to that of the page, pt. */
  readonly transform: readonly number[];
  /** Length along the line, pt. */
  readonly length: number;
  readonly isVertical: boolean;
}

type Point = readonly [x: number, y: number];

/** The box, in parts of the page, of points in the space of the page. */
type BoxOf = (points: readonly Point[]) => PageBox;

/** How far letters reach below and above their base line, in parts of their size. */
const reach = { below: -0.2, above: 0.9 } as const;

/** Letters of ASCII and half-width kana are half as long as others. The place of a letter within its piece is not known better. */
const lengthOf = (letters: string): number =>
  [...letters].reduce(
    (sum, letter) => sum + (letter < '\u0080' || (letter >= '\uff61' && letter <= '\uff9f') ? 1 : 2),
    0,
  );

/** The text of a page, and where on the page a part of it is. */
export class PageText {
  readonly text: string;
  readonly #pieces: readonly Piece[];
  readonly #boxOf: BoxOf;

  private constructor(text: string, pieces: readonly Piece[], boxOf: BoxOf) {
    [this.text, this.#pieces, this.#boxOf] = [text, pieces, boxOf];
  }

  static async read(page: PDFPageProxy): Promise<PageText> {
    const { items, styles } = await page.getTextContent();
    const pieces: Piece[] = [];
    let text = '';
    for (const item of items) {
      if (!('str' in item)) continue;
      const isVertical = styles[item.fontName]?.vertical ?? false;
      const length = isVertical ? item.height : item.width;
      pieces.push({ start: text.length, text: item.str, transform: item.transform, length, isVertical });
      text += item.hasEOL ? `${item.str}\n` : item.str;
    }
    const viewport = page.getViewport({ scale: 1 });
    return new PageText(text, pieces, (corners) => {
      const seen = corners.map(([x, y]) => viewport.convertToViewportPoint(x, y));
      const [across, down] = [seen.map(([seenX]) => seenX), seen.map(([, seenY]) => seenY)];
      const [left, top] = [Math.min(...across), Math.min(...down)];
      return {
        x: left / viewport.width,
        y: top / viewport.height,
        width: (Math.max(...across) - left) / viewport.width,
        height: (Math.max(...down) - top) / viewport.height,
      };
    });
  }

  /** The boxes of a stretch of the text: one for each piece that it covers. */
  boxesOf({ start, end }: Stretch): readonly PageBox[] {
    return this.#pieces
      .filter((piece) => piece.start < end && piece.start + piece.text.length > start && piece.text.trim() !== '')
      .map((piece) => this.#boxOf(cornersOf(piece, start - piece.start, end - piece.start)));
  }
}

/** Two opposite corners of letters `from` up to but not `to` of a piece. */
function cornersOf(piece: Piece, from: number, to: number): readonly Point[] {
  const { text, transform, length, isVertical } = piece;
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const whole = lengthOf(text);
  const [first, last] = [from, to].map((at) => (lengthOf(text.slice(0, Math.max(0, at))) / whole) * length);
  const size = Math.hypot(c, d);
  // Unit vectors along and across the base line. Vertical lines run down from the top center of their first letter.
  const [width, height] = [Math.hypot(a, b) || 1, size || 1];
  const along = isVertical ? ([-c / height, -d / height] as const) : ([a / width, b / width] as const);
  const across = isVertical ? ([a / width, b / width] as const) : ([c / height, d / height] as const);
  const [low, high] = isVertical ? [-0.5, 0.5] : [reach.below, reach.above];
  const point = (at: number, side: number): Point => [
    x + along[0] * at + across[0] * side * size,
    y + along[1] * at + across[1] * side * size,
  ];
  return [point(first ?? 0, low), point(last ?? length, high)];
}
