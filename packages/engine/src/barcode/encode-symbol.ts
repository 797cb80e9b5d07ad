import { BarcodeFault, bar, type Barcode, type BarcodePoint } from './barcode.ts';
import { symbolEncoder, type SymbolDrawing, type SymbolName } from './symbol-encoder.ts';

/** What a symbol was drawn with. */
interface Drawn {
  readonly bars: { readonly x: number; readonly width: number }[];
  readonly polygons: [number, number][][];
}

function collect(): SymbolDrawing<Drawn> {
  const drawn: Drawn = { bars: [], polygons: [] };
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: () => {},
    // A bar is a line down; its x is the pixel behind its middle.
    line: (x0, _y0, _x1, _y1, width) => drawn.bars.push({ x: x0 - Math.ceil(width / 2), width }),
    polygon: (points) => drawn.polygons.push(points),
    hexagon: () => {},
    ellipse: () => {},
    fill: () => {},
    text: () => {},
    end: () => drawn,
  };
}

const drawingOptions = { scaleX: 1, scaleY: 1 } as const;

function draw(bcid: SymbolName, text: string, more: { readonly eclevel?: string } = {}): Drawn {
  const encoder = symbolEncoder();
  if (!encoder) throw new BarcodeFault('barcode.not-loaded');
  try {
    return encoder({ bcid, text, ...more, ...drawingOptions }, collect());
  } catch {
    // The value was checked before: what is left is a text with too much in it for the symbol.
    throw new BarcodeFault('barcode.too-much', { text: Array.from(text).slice(0, 40).join('') });
  }
}

export interface BarsOptions {
  /** White to the left and right, in modules. */
  readonly quiet: readonly [left: number, right: number];
  /** Smallest width of a module, mm. */
  readonly least: number;
  readonly text: string;
}

/** Height of bars in modules, where nothing else decides it. */
const barHeight = 40;

/** A code of bars. */
export function encodeBars(bcid: SymbolName, text: string, options: BarsOptions): Barcode {
  const { bars } = draw(bcid, text);
  const first = bars[0]?.x ?? 0;
  const last = bars.at(-1);
  const [left, right] = options.quiet;
  return {
    width: left + (last ? last.x + last.width - first : 0) + right,
    height: barHeight,
    shapes: bars.map(({ x, width }) => bar(left + x - first, 0, width, barHeight)),
    shape: 'stretched',
    module: { least: options.least, usual: 0.33 },
    text: options.text,
  };
}

function greatestDivisor(one: number, two: number): number {
  return two === 0 ? one : greatestDivisor(two, one % two);
}

/** White around a QR code, in modules (JIS X 0510). */
const qrQuiet = 4;

/** A QR code: its text as UTF-8. */
export function encodeQr(text: string, level: string): Barcode {
  const { polygons } = draw('qrcode', text, { eclevel: level });
  const numbers = polygons.flat(2);
  const module = numbers.reduce(greatestDivisor, 0) || 1;
  const size = Math.max(...numbers) / module;
  return {
    width: size + 2 * qrQuiet,
    height: size + 2 * qrQuiet,
    shapes: polygons.map((points) =>
      points.map(([x, y]): BarcodePoint => [qrQuiet + x / module, qrQuiet + y / module]),
    ),
    shape: 'scaled',
    module: { least: 0.25, usual: 0.5 },
    text,
  };
}
