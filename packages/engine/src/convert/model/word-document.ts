import type { Problem } from '../../problems/index.ts';
import type { Block } from './block.ts';
import type { Section } from './section.ts';

/** A Word document as it is to be set: tracked changes accepted, hidden text left out, styles and numbers resolved. */
export interface WordDocument {
  /** At least one. */
  readonly sections: readonly Section[];
  readonly footnotes: ReadonlyMap<string, readonly Block[]>;
  /** Footnotes that are counted again on each page: in which format, and from what number on. */
  readonly restartedNotes?: ReadonlyMap<string, { readonly format: string; readonly start: number }>;
  /** Stand behind the last block; empty when there are none. */
  readonly endnotes: readonly Block[];
  readonly evenAndOddHeaders: boolean;
  /** pt between default tab stops. */
  readonly defaultTab: number;
  /** Adjacent punctuation is squeezed (`w:characterSpacingControl`). */
  readonly squeezesPunctuation: boolean;
  /** Each of several spaces in a row is half an em wide. */
  readonly balancesSpaces: boolean;
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** What is in the file and is not set, each with its place (`convert.*`). */
  readonly problems: readonly Problem[];
}
