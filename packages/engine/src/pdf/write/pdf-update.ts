import type { PdfValue } from '../read/objects/pdf-value.ts';
import type { PdfFile } from '../read/pdf-file.ts';
import type { PdfObjects } from '../read/pdf-objects.ts';
import type { PdfSink } from './pdf-sink.ts';
import type { AddedPage, EmptyPage, PageAddition } from './prepare/page-addition.ts';

/**
 * An incremental update (ISO 32000-1, 7.5.6): the file's bytes stay as they are, new and changed objects are appended.
 * `resolve` sees the objects as set so far, but not what is added to pages. Serves one document; a file can have many updates.
 * The same changes give the same bytes.
 */
export interface PdfUpdate extends PdfSink, PdfObjects {
  readonly file: PdfFile;
  /** A start for resource names that no page of the file uses: names made of it and anything more are free on every page. */
  readonly namePrefix: string;
  /**
   * Draws on a page above its content, or changes entries of its dictionary. Can be called again: later content is above.
   * A page of the file is named by its number, from 0.
   * @throws RangeError for a number that is no page
   */
  addToPage(page: number | AddedPage, addition: PageAddition): void;
  /**
   * A copy of a page as it is in the file, with its content and links but without form fields and without what was added to
   * it: for continuation sheets. It follows the page, and what was put there before.
   */
  copyPage(page: number): AddedPage;
  /** An empty page. It is placed as copies are. */
  addPage(page: EmptyPage): AddedPage;
  /**
   * Takes a page of the file out of its pages; its objects stay in the file, and the numbers of the other pages stay as they are.
   * @throws RangeError for a number that is no page, and for the last page that is left
   */
  removePage(page: number): void;
  /** Sets an entry of the trailer, such as Info; undefined takes it out. */
  setTrailer(key: string, value: PdfValue | undefined): void;
  /**
   * The whole file: its bytes, then the update. Without any change, the bytes as they are. It ends the update: nothing can be
   * changed afterwards (TypeError).
   */
  build(): Uint8Array<ArrayBuffer>;
}
