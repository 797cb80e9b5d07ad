import { createProblem, PlacelessError, type Place, type Problem } from '../problems/index.ts';

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
