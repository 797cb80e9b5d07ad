import type { PdfDict, PdfValue, PdfRef } from '../objects/pdf-value.ts';
import type { Matrix, PageBox } from './page-matrices.ts';

/** One page, with what it inherits from the page tree. */
export interface PdfPage {
  /** Number of the page, from 0. */
  readonly index: number;
  /** The page's object. Of a page that has none of its own, a number beyond those of the file. */
  readonly ref: PdfRef;
  /** The page's dictionary as written, without what it inherits. */
  readonly dict: PdfDict;
  /** Resources, its own or inherited; empty when there are none. */
  readonly resources: PdfDict;
  /** The entries it inherits and does not have itself: of Resources, MediaBox, CropBox, Rotate. */
  readonly inherited: ReadonlyMap<string, PdfValue>;
  /** In user space units, corners in order. */
  readonly mediaBox: PageBox;
  /** The part that is seen and printed, within the media box. */
  readonly cropBox: PageBox;
  /** Clockwise degrees by which the page is turned to be seen. */
  readonly rotate: 0 | 90 | 180 | 270;
  /** Points in one unit of user space; 1 on nearly every page. */
  readonly userUnit: number;
  /** Size as seen, in pt: turned, and with the user unit. */
  readonly width: number;
  readonly height: number;
  /** From pt right and down from the top left of the page as seen, to user space. */
  readonly seenToUser: Matrix;
  /**
   * From pt right and up from the bottom left of the page as seen, to user space: what a content stream sets with `cm` so
   * that text is upright. It is the identity on a plain page.
   */
  readonly uprightToUser: Matrix;
  /** References to the streams of its content, in order. A stream that is no object of its own is left out. */
  readonly contents: readonly PdfRef[];
}

/** The pages of a file, and how they hang together: for who adds pages. */
export interface PageTree {
  readonly pages: readonly PdfPage[];
  /** For each page the nodes above it, the root first. */
  readonly nodes: readonly (readonly PdfRef[])[];
  /**
   * False when pages or nodes are no objects of their own, or are in the tree more than once: to change one of them the tree
   * has to be rewritten.
   */
  readonly regular: boolean;
  /** The root, if it is an object of its own. */
  readonly root: PdfRef | undefined;
  /** One more than the highest object number, counting those given to pages that have none. */
  readonly size: number;
}
