import type { ProposedValues, Theme } from './field-by-name.ts';

/** Characters that forms print where something is to be written. */
export const blank = '[\\s_＿・…．○〇●◯△×Ｘ]';
export const onlyBlank = new RegExp(`^${blank}*$`, 'u');

/** A date with room for its numbers; the group is its era. */
export const blankDate = `(令和|平成|昭和|西暦)?${blank}*年${blank}+月${blank}+日`;
/** A line drawn with characters. */
export const blankLine = '[_＿]{2,}';
/** Brackets with nothing but room; the group is the room. Narrower ones are checked: [ ]. */
export const blankBracket = '[（(［[【〔]([_＿]{2,}|[　]{2,}|[\\s　]{3,})[）)］\\]】〕]';

/** A note that what it stands behind is in yen. */
export const inYen = /[（(](?:単位[：:]?)?円[）)]/u;

/** Words as they name a value: without the spaces that spread them over a cell, without notes in brackets and marks of lists. */
export const labelOf = (text: string): string =>
  text
    .replace(/[（(［[【].*$/u, '')
    .replace(/^[\s\d０-９.．)）①-⑳]+/u, '')
    .replace(/[\s：:]+/gu, '');

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
