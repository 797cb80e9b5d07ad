import type { PdfRef } from '../objects/pdf-ref.ts';
import type { PdfPage } from './pdf-page.ts';

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
