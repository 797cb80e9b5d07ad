import { type EnvironmentOptions } from '../../platform/environment.ts';
import type { FontLibrary } from '../fonts/index.ts';

/** A PDF of which pages are taken. */
export interface MergeInput {
  /** For problems, and the outline. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Pages from 1, such as `1-3,5`; all unless given. */
  readonly pages?: string;
  /** 1 unless given. */
  readonly copies?: number;
  /** The entry of the outline: the title of the file unless given, else its name. */
  readonly title?: string;
}

/** A file of any kind that the PDF carries. */
export interface MergeAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mimeType?: string;
  readonly description?: string;
}

/** All places of page numbers. */
export const numberPlaces = [
  'bottom',
  'bottom-left',
  'bottom-right',
  'bottom-outside',
  'top',
  'top-left',
  'top-right',
  'top-outside',
] as const;

/** Where page numbers are printed. `outside` is the right of odd pages and the left of even ones. */
export type NumberPlace = (typeof numberPlaces)[number];

/** How pages are numbered. */
export interface PageNumbers {
  /** Text with `{page}` and `{pages}`; `{page} / {pages}` unless given. */
  readonly format?: string;
  /** `bottom` unless given. */
  readonly place?: NumberPlace;
}

/** How PDF files are merged. */
export interface MergeOptions extends EnvironmentOptions {
  /** For page numbers, and form fields that become a part of their pages. */
  readonly fonts: FontLibrary;
  /** Each file, and each copy, begins on a right-hand page: a blank page is added where one is needed. */
  readonly duplex?: boolean;
  /** Prints the number of each page; blank pages are counted, without a number. */
  readonly pageNumbers?: PageNumbers;
  readonly attachments?: readonly MergeAttachment[];
  /** An outline with an entry a file; true unless given. */
  readonly outline?: boolean;
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
}
