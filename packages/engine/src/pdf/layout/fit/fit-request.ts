import type { InlineItem } from '../inline-item.ts';
import type { Line } from '../line.ts';
import type { ParagraphStyle } from '../paragraph-style.ts';

/**
 * What may be done to text that does not fit its box, tried in the order given, each to its limit and kept for the next:
 * `condense` (長体), `shrink` (smaller type), `lines` (more lines, as many as the height takes), `overflow` (the rest is returned).
 */
export type FitStep = 'condense' | 'shrink' | 'lines' | 'overflow';

export interface FitLimits {
  /** Narrowest characters as a part of their width. 0.5 when absent. */
  readonly minScale?: number;
  /** Smallest type, pt. 6 when absent. */
  readonly minSize?: number;
  /** Most lines, whatever the height. */
  readonly maxLines?: number;
}

export interface FitRequest {
  readonly items: readonly InlineItem[];
  /** Its `width` is that of the box. */
  readonly style: ParagraphStyle;
  /** Height of the box across the lines, pt (vertical: its width). */
  readonly height: number;
  readonly steps: readonly FitStep[];
  readonly limits?: FitLimits;
}

export interface FitResult {
  readonly lines: readonly Line[];
  /** Sum of the line heights, pt. */
  readonly height: number;
  /** All of the text is in `lines`, inside the box. */
  readonly fits: boolean;
  /** Factors of the sizes in the request: 1 where nothing was done. */
  readonly scale: number;
  readonly size: number;
  /** Steps that changed something, in order. */
  readonly done: readonly FitStep[];
  /** Offset in the source text of the first character that is not in `lines`; its length when `fits`. */
  readonly restFrom: number;
  /** The text from there on, for an addendum (別紙); empty when `fits`. */
  readonly rest: string;
}

/** The text that offsets count in: ruby as its base, a tab and a break as the characters, a box as U+FFFC. */
export function sourceText(items: readonly InlineItem[]): string {
  return items
    .map((item) => {
      switch (item.kind) {
        case 'text':
        case 'tateChuYoko':
          return item.text;
        case 'ruby':
          return item.base;
        case 'fit':
          return item.content.map(({ text }) => text).join('');
        case 'tab':
          return '\t';
        case 'break':
          return '\n';
        case 'box':
          return '\ufffc';
      }
    })
    .join('');
}

/** From where on text is hard to read that was condensed to this part of its width, or made smaller than this many pt. */
export interface Legibility {
  readonly scale: number;
  readonly size: number;
}

/** 70 % and 6 pt: footnotes of printed forms are rarely smaller. */
export const usualLegibility: Legibility = { scale: 0.7, size: 6 };

/** Is text hard to read after it was fitted? `scale` and `shrink` are the factors of its width and size, `size` its size in pt. */
export function isSqueezed(
  { scale, shrink, size }: { readonly scale: number; readonly shrink: number; readonly size: number },
  limits: Legibility,
): boolean {
  return scale < limits.scale - 1e-9 || (shrink < 1 && size < limits.size - 1e-6);
}
