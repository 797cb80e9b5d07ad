import { PlacelessError, createProblem, type Place, type Problem } from '../problems/index.ts';

/** What is wrong with the value of a barcode. It is thrown within this folder and becomes a problem at its border. */
export class BarcodeFault extends PlacelessError {
  problem(place: Place): Problem {
    return createProblem(this.id, place, this.params);
  }
}

/**
 * Kinds of barcodes: QR code, Code 128, JAN (EAN-13 and EAN-8), NW-7 (Codabar), and the customer barcode of Japan Post
 * (カスタマバーコード).
 */
export const barcodeKinds = ['qr', 'code128', 'jan', 'nw7', 'japan_post'] as const;
/** The kinds of barcodes. */
export type BarcodeKind = (typeof barcodeKinds)[number];

/** How much of a QR code may be damaged: about 7, 15, 25 or 30 % of it. */
export const qrLevels = ['L', 'M', 'Q', 'H'] as const;
/** Error correction of a QR code, from 7 % (`L`) to 30 % (`H`) of its area. */
export type QrLevel = (typeof qrLevels)[number];

/** Check digits of NW-7: none, modulus 16, or 7DR (the remainder of a division by 7). */
export const nw7Checks = ['none', 'mod16', '7dr'] as const;
/** The ways to compute the check digit of an NW-7 code. */
export type Nw7Check = (typeof nw7Checks)[number];

/** Settings of a barcode that only some kinds have. */
export interface BarcodeOptions {
  /** Error correction of a QR code; `M` unless given. */
  readonly level?: QrLevel;
  /** Check digit that is added to an NW-7 code; `none` unless given. */
  readonly check?: Nw7Check;
}

/** A corner of a shape, in modules from the top left of the code with its quiet zone. */
export type BarcodePoint = readonly [x: number, y: number];

/** A barcode as black shapes, with the white around it that readers need (its quiet zone). Lengths are in modules. */
export interface Barcode {
  readonly width: number;
  readonly height: number;
  /** Shapes to be filled together by the even-odd rule. */
  readonly shapes: readonly (readonly BarcodePoint[])[];
  /** `scaled` codes keep their shape; bars may be `stretched` to any height. */
  readonly shape: 'scaled' | 'stretched';
  /** Smallest, usual and largest width of a module, mm. */
  readonly module: { readonly least: number; readonly usual: number; readonly most?: number };
  /** What people read below the code. */
  readonly text: string;
}

/** A rectangle as a shape. */
export function bar(x: number, y: number, width: number, height: number): BarcodePoint[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
