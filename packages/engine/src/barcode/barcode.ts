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
