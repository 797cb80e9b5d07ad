import type { PdfRef } from '../../read/objects/pdf-ref.ts';
import type { PdfValue } from '../../read/objects/pdf-value.ts';

/** What a document adds to a page. */
export interface PageAddition {
  /**
   * Operators of a content stream (a text: of ASCII), drawn above the page's own. They start from the default graphics state,
   * with lengths in pt from the bottom left of the page as seen, y upwards, whatever the page's rotation, box and unit are.
   */
  readonly content?: Uint8Array | string;
  /** New resources: category (`Font`, `XObject`, …) to name to object. Names start with the update's `namePrefix`. */
  readonly resources?: Readonly<Record<string, Readonly<Record<string, PdfValue>>>>;
  /** Other entries of the page's dictionary to set, such as Annots; undefined takes one out. Not Contents or Resources. */
  readonly entries?: Readonly<Record<string, PdfValue | undefined>>;
  /** zlib level of the content: 6 unless given; `false` leaves it plain. Of several for one page the last counts. */
  readonly level?: number | false;
}

/** A page that an update puts into a file. */
export interface AddedPage {
  readonly ref: PdfRef;
  /** Number of the page of the file it is a copy of, from 0; undefined for an empty page. */
  readonly of: number | undefined;
}

/** An empty page to be put into a file. */
export interface EmptyPage {
  /** In pt. */
  readonly width: number;
  readonly height: number;
  /** Number of the page of the file that it follows, from 0; the last unless given. */
  readonly after?: number;
}
