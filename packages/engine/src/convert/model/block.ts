import type { Floating } from './floating.ts';
import type { Inline } from './inline.ts';
import type { ParagraphFormat } from './paragraph-format.ts';
import type { Table } from './table.ts';
import type { TextFormat } from './text-format.ts';

/** Number or bullet of a list paragraph, counted by the reader. */
export interface ListLabel {
  readonly text: string;
  readonly format: TextFormat;
  readonly suffix: 'tab' | 'space' | 'nothing';
  /** Where the label stands beside its position. */
  readonly align: 'start' | 'center' | 'end';
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly format: ParagraphFormat;
  /** Look of the paragraph mark: the height of an empty paragraph. */
  readonly mark: TextFormat;
  readonly label?: ListLabel;
  readonly content: readonly Inline[];
  /** Pictures and text boxes anchored in it. */
  readonly floats: readonly Floating[];
  /** Path of its block, for messages: `0.3.1`. */
  readonly path: string;
}

export type Block = Paragraph | Table;
