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
  /** The reply to the call for a paper, before the page itself can ask for it to be opened. */
  | { readonly kind: 'ahead'; readonly body: ArrayBuffer; readonly locale: 'jp' | 'en' }
  /** The reply to the call for the answers, likewise: the page is expected to ask for the first file with them. */
  | { readonly kind: 'foresee'; readonly body: ArrayBuffer }
  | { readonly kind: 'open'; readonly parts: PaperParts; readonly locale: 'jp' | 'en'; readonly isWritten: boolean }
  /** The application was changed; files that are not given stay as they are. */
  | { readonly kind: 'change'; readonly parts: PaperParts }
  /** Without answers a template is shown as it is written, with its tags. Without a file the first one is. */
  | { readonly kind: 'lay'; readonly fileId: number | undefined; readonly answers: Answers | undefined }
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

/** A box on a page, pt from its top left. */
export interface PageBox {
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a paragraph of the template is. */
export interface BlockBox extends PageBox {
  /** Part of the Word file, and path of the block in it; the path is empty in a text box. */
  readonly part: string;
  readonly path: string;
  /** Which repetition of each loop around it, outermost first. */
  readonly repeat: readonly number[];
}

/** One thing that decides whether a block is printed. */
export interface BlockReason {
  /** The same for all blocks that it decides about. */
  readonly key: string;
  /** The answers that decide, in words. */
  readonly lines: readonly string[];
}

/** A paragraph that is printed because of answers. */
export interface ReasonBox extends PageBox {
  /** From the outside inwards; at least one. */
  readonly reasons: readonly BlockReason[];
}

/** A paragraph that the answers leave out. */
export interface LeftOutBlock {
  /** Part of the Word file, empty for the main document, and path of the block in it. */
  readonly part: string;
  readonly path: string;
  /** Its text as it is written. */
  readonly text: string;
  /** Which answers drop it, as sentences. */
  readonly lines: readonly string[];
}

/** Where the value of a tag is. */
export interface ValueBox extends PageBox {
  /** Which repetition of each loop around it, outermost first. */
  readonly repeat: readonly number[];
  /** The tag as written. */
  readonly tag: string;
  readonly isBlank: boolean;
  /** It does not fit its text box or row: a part of it is not printed. */
  readonly isCut: boolean;
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
  | {
      readonly kind: 'places';
      readonly values: readonly ValueBox[];
      /** Characters that no font has: 〓 is printed. */
      readonly lacking: readonly PageBox[];
      readonly blocks: readonly BlockBox[];
    }
  /** Comes after the places. */
  | { readonly kind: 'reasons'; readonly blocks: readonly ReasonBox[]; readonly leftOut: readonly LeftOutBlock[] }
  /** All canvases show what was laid out last. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly texts: readonly string[] };
