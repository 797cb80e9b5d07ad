/** Symbols that the encoder package draws. */
export type SymbolName = 'qrcode' | 'code128' | 'ean13' | 'ean8' | 'rationalizedCodabar';

/** Where the encoder package draws a symbol (its own interface, cut to what is used). Lengths are in its pixels, y downwards. */
export interface SymbolDrawing<Result> {
  scale(x: number, y: number): [number, number];
  measure(): { width: number; ascent: number; descent: number };
  init(width: number, height: number): void;
  line(x0: number, y0: number, x1: number, y1: number, width: number): void;
  polygon(points: [number, number][]): void;
  hexagon(): void;
  ellipse(): void;
  fill(): void;
  text(): void;
  end(): Result;
}

export interface SymbolOptions {
  readonly bcid: SymbolName;
  readonly text: string;
  readonly eclevel?: string;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Draws one symbol. It throws for a text that the symbol cannot hold. */
export type SymbolEncoder = <Result>(options: SymbolOptions, drawing: SymbolDrawing<Result>) => Result;

let load: (() => SymbolEncoder) | undefined;
let loaded: SymbolEncoder | undefined;

/** Sets how the encoder is loaded; that happens with the first barcode. */
export function provideSymbolEncoder(provider: () => SymbolEncoder): void {
  load = provider;
  loaded = undefined;
}

/** The encoder; undefined when none was provided. */
export function symbolEncoder(): SymbolEncoder | undefined {
  loaded ??= load?.();
  return loaded;
}

/**
 * Loads the encoder of barcodes (about 70 kB packed). To be called once before documents with barcodes are drawn in a browser;
 * the Node entry loads it by itself when it is first needed.
 */
export async function loadBarcodes(): Promise<void> {
  const { bwipEncoder } = await import('./bwip-symbols.ts');
  provideSymbolEncoder(() => bwipEncoder);
}
