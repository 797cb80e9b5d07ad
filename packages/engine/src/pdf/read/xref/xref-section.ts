import type { PdfDict } from '../objects/pdf-value.ts';
import type { XrefEntry } from './file-layout.ts';

/** One cross-reference section: its entries and its trailer. */
export interface XrefSection {
  readonly kind: 'table' | 'stream';
  readonly entries: readonly (readonly [number: number, entry: XrefEntry])[];
  readonly trailer: PdfDict;
}

/** The highest object number that is read: a little more than other readers have (ISO 32000-1, annex C: 8,388,607). */
export const highestNumber = 10_000_000;
