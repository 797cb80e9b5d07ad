import type { Security } from '../encryption/security.ts';
import type { PdfDict } from '../objects/pdf-value.ts';

/** Where an object is. */
export type XrefEntry =
  | { readonly kind: 'free' }
  /** Offset in the file as it was given. */
  | { readonly kind: 'plain'; readonly offset: number; readonly generation: number }
  /** Number of the object stream that holds it, and its place there. */
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** How a file is laid out in bytes, as an appended update must know it. */
export interface FileLayout {
  /** Where offsets count from: 0, or the header after leading bytes that are not part of the file. */
  readonly origin: number;
  /** Offset of the newest cross-reference section, from the origin. */
  readonly startXref: number;
  /** Kind of that section. */
  readonly kind: 'table' | 'stream';
  /** The cross-reference could not be used and was rebuilt: an update has to write all of it. */
  readonly rebuilt: boolean;
  /** One more than the highest object number. */
  readonly size: number;
  readonly entries: ReadonlyMap<number, XrefEntry>;
  /** How strings and streams are encrypted; undefined when they are not. */
  readonly security: Security | undefined;
}

/** One cross-reference section: its entries and its trailer. */
export interface XrefSection {
  readonly kind: 'table' | 'stream';
  readonly entries: readonly (readonly [number: number, entry: XrefEntry])[];
  readonly trailer: PdfDict;
}

/** The highest object number that is read: a little more than other readers have (ISO 32000-1, annex C: 8,388,607). */
export const highestNumber = 10_000_000;
