import type { ProposedValues, Theme } from './field-by-name.ts';

/** Characters of a paragraph in place of which a tag is printed. */
export interface Print {
  readonly at: number;
  readonly from: string;
  /** The tag, of the name that the answer gets. */
  readonly to: (name: string) => string;
}

/** Characters of a text where an answer belongs, and what is asked there. */
export interface NamedBlank {
  /** Where the characters begin in the text. */
  readonly at: number;
  readonly from: string;
  /** What is printed before the answer. */
  readonly before: string;
  readonly name: string;
  /** The same name elsewhere is the same answer, as ○○ of one product is; else it is another one. */
  readonly isShared: boolean;
  /** What the printed words around it tell, in place of the name. */
  readonly values?: ProposedValues;
  readonly theme?: Theme;
  /** What is printed where, for an answer that is not just printed in place of the characters. */
  readonly prints?: readonly Print[];
}
