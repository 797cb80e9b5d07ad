import { PdfRef, type PdfValue, PdfDict, PdfName } from '../../read/objects/pdf-value.ts';
import { identityMatrix, seenMatrix } from '../../read/pages/page-matrices.ts';
import { entryBytes, type PreparedPage } from './prepared-page.ts';

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

/** An empty page, made ready. It inherits nothing that turns it or cuts it: it contains every entry that could be inherited. */
export function emptyPage({ width, height }: EmptyPage): PreparedPage {
  const mediaBox = { left: 0, bottom: 0, right: width, top: height };
  const dict = PdfDict.of({
    Type: PdfName.of('Page'),
    MediaBox: [0, 0, width, height],
    CropBox: [0, 0, width, height],
    Rotate: 0,
  });
  return {
    page: {
      index: -1,
      ref: new PdfRef(0),
      dict,
      resources: PdfDict.empty,
      inherited: new Map(),
      mediaBox,
      cropBox: mediaBox,
      rotate: 0,
      userUnit: 1,
      width,
      height,
      seenToUser: seenMatrix(mediaBox, 0, 1),
      uprightToUser: identityMatrix,
      contents: [],
    },
    entries: Array.from(dict.entries(), ([key, value]) => [key, entryBytes(key, value, undefined)] as const),
    resources: new Map(),
    enclosed: undefined,
    before: '',
    after: '',
    open: 'q\n',
  };
}
