import type { TextStyle } from './text-style.ts';

/** `spread` is 均等割付: every line, the last one too, is opened evenly to the full width. */
export type Alignment = 'start' | 'center' | 'end' | 'justify' | 'spread';

/** How strictly characters are kept from the start or end of a line; what each level allows is in `breaks/kinsoku.ts`. */
export type Kinsoku = 'strict' | 'normal' | 'loose' | 'none';

export type Direction = 'horizontal' | 'vertical';

/** pt, or times the natural height of the line (`multiple` 1 is the font's own). */
export type LineHeight =
  | { readonly rule: 'exact'; readonly height: number }
  | { readonly rule: 'atLeast'; readonly height: number }
  | { readonly rule: 'multiple'; readonly factor: number };

export type TabLeader = 'dot' | 'middleDot' | 'hyphen' | 'line';

export interface TabStop {
  /** pt from where a line without indent begins. */
  readonly position: number;
  readonly align: 'start' | 'center' | 'end' | 'decimal';
  readonly leader?: TabLeader;
}

/** What is known of a line before it is filled. */
export interface LineSlot {
  /** Counted from 0. */
  readonly index: number;
  /** pt from the top of the paragraph to the top of the line. */
  readonly top: number;
  /** pt; the height of a line of the paragraph's first style (a taller thing in it is not known yet). */
  readonly height: number;
  /** How many lines are at this height before it: other than 0 only where their rooms share it. */
  readonly part: number;
}

/** Where a line may be, in the paragraph's measure: `start` pt from its beginning, `width` pt. */
export interface LineRoom {
  readonly start: number;
  readonly width: number;
  /** Text continues at the same height, in the next room: on the other side of a float. */
  readonly sharesTop?: boolean;
}

/** How the lines of a paragraph are made. Lengths are pt. Along the line, "start" is left (vertical: top). */
export interface ParagraphStyle {
  /** The measure: the room along the line before indents. */
  readonly width: number;
  /** `horizontal` when absent. */
  readonly direction?: Direction;
  /** `start` when absent. */
  readonly align?: Alignment;
  /** Added to `startIndent` on the first line; negative for a hanging indent. */
  readonly firstIndent?: number;
  readonly startIndent?: number;
  readonly endIndent?: number;
  /** `multiple` 1 when absent. */
  readonly lineHeight?: LineHeight;
  /** Lines take a whole number of these (行グリッド), their text in the middle. Not for `exact`. */
  readonly gridPitch?: number;
  /**
   * Where the height of a line beyond that of its text goes: `half` above and half below (default), or all `above` or `below`.
   * `fifth` puts the baseline a fifth of the line's height above its end, whatever its text.
   */
  readonly leading?: 'half' | 'above' | 'below' | 'fifth';
  /** Style of the mark at the end of the paragraph, which takes no room but counts in the height of the last line. */
  readonly endMark?: TextStyle;
  /** `normal` when absent. */
  readonly kinsoku?: Kinsoku;
  /**
   * 、 and 。 that no longer fit may hang past the end of the line (ぶら下げ); with `pushIn: 'japanese'` also closing brackets, and
   * the line is squeezed where what is before them is a little too long. Off when absent.
   */
  readonly hanging?: boolean;
  /** Quarter em between Japanese and Latin letters and digits, or only one of these. On when absent. */
  readonly latinSpace?: boolean | 'letters' | 'digits';
  /** White of neighboring punctuation, and of punctuation at the ends of lines that need it, is dropped. On when absent. */
  readonly squeeze?: boolean;
  /**
   * Squeezes a line to take in what may not begin the next one (追い込み). `japanese` follows Word: it takes in Japanese characters
   * but not the ends of words and numbers, does so before it lets punctuation hang, narrows full stops like other punctuation, and
   * also takes in a character that could begin the next line if punctuation and the spaces around Latin text give enough room.
   * As `squeeze` when absent.
   */
  readonly pushIn?: boolean | 'japanese';
  /**
   * Part of their width that the spaces between words may lose in a justified line to take in a word that is a little too long, as
   * Word 2013 and later do. 0 when absent.
   */
  readonly wordSpaceShrink?: number;
  /** Opening brackets at the start of a line lose their half em of white. On when absent; needs `squeeze`. */
  readonly lineStartTrim?: boolean;
  /** Ideographic spaces before a break and at the end count when the line is aligned, as far as there is room. Off when absent. */
  readonly keepsWideSpaces?: boolean;
  /** `anywhere` lets Latin words and numbers break at any letter. `word` when absent. */
  readonly latinBreak?: 'word' | 'anywhere';
  /** In any order. */
  readonly tabs?: readonly TabStop[];
  /** Lines with tabs are moved to the middle or the end like others, their tabs as wide as at the start. Off when absent. */
  readonly movesTabs?: boolean;
  /** Distance of the stops beyond the last of `tabs`. 36 pt when absent. */
  readonly defaultTab?: number;
  /** Called for each line where the room is not the same everywhere (floats). Indents are subtracted from its result. */
  readonly room?: (slot: LineSlot) => LineRoom;
}
