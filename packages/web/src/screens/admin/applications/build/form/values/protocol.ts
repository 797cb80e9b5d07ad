import type { Application } from '@shorui/engine';
import type { StoredFiles } from '../../stored-files.ts';

/** What the page and the worker of the values tell each other. */
export type ValuesRequest =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly images: StoredFiles; readonly locale: 'jp' | 'en' }
  | {
      readonly kind: 'draw';
      readonly application: Application;
      readonly fileId: number;
      readonly answers: Readonly<Record<string, unknown>>;
      /** From 0. */
      readonly page: number;
      /** Pixels. */
      readonly width: number;
      readonly height: number;
    };

/** Something to know about the value of a field, in the words of the language. */
export interface ValueProblem {
  /** Absent where it is about the whole form. */
  readonly field?: number;
  readonly isError: boolean;
  readonly text: string;
}

/** The values of one page, and what is to be checked on all pages. */
export interface DrawnValues {
  readonly picture: ImageBitmap | undefined;
  /** The picture is multiplied with the page below: the white of a seal is clear. */
  readonly multiplies: boolean;
  readonly problems: readonly ValueProblem[];
}

export type ValuesReply = ({ readonly kind: 'drawn' } & DrawnValues) | { readonly kind: 'failed' };
