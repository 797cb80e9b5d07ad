import type { Application } from '@shorui/engine';

/** What the page and the worker of a preview tell each other. Sizes of pages are in pt, those of canvases in pixels. */
export interface PaperParts {
  readonly application: Application;
  /** Bytes of its files, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export type Answers = Readonly<Record<string, unknown>>;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** A page as it is shown. */
export interface ShownPage extends CanvasSize {
  /** The page of the PDF form that is below, from 0. Absent for pages of Word files and for addenda, which are white. */
  readonly base?: number;
  /** Something is multiplied with the page below: the white of a seal is clear. */
  readonly multiplies?: boolean;
}

/** From the page. */
export type DeskMessage =
  | { readonly kind: 'open'; readonly parts: PaperParts; readonly locale: 'jp' | 'en' }
  | { readonly kind: 'lay'; readonly fileId: number; readonly answers: Answers }
  | { readonly kind: 'canvas'; readonly page: number; readonly canvas: OffscreenCanvas }
  | { readonly kind: 'size'; readonly page: number; readonly size: CanvasSize }
  | { readonly kind: 'release'; readonly page: number };

/** A file that can be shown. */
export interface PaperFile {
  readonly id: number;
  readonly name: string;
}

/** Something to know about the paper, in the words of the language. */
export interface PaperProblem {
  readonly id: string;
  readonly isError: boolean;
  readonly text: string;
}

/** Where the value of a tag is, pt from the top left of its page. */
export interface ValueBox {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The tag as written. */
  readonly tag: string;
  readonly isBlank: boolean;
}

/** From the worker. */
export type PaperMessage =
  | { readonly kind: 'opened'; readonly files: readonly PaperFile[] }
  | {
      readonly kind: 'laid';
      readonly fileId: number;
      readonly name: string;
      /** Whether the answers lead to this file at all. */
      readonly isMade: boolean;
      readonly pages: readonly ShownPage[];
      readonly problems: readonly PaperProblem[];
    }
  /** Comes when nothing is typed for a moment. */
  | { readonly kind: 'places'; readonly values: readonly ValueBox[] }
  /** All canvases show what was laid out last. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly texts: readonly string[] };
