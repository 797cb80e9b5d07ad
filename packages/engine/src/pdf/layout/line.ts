import type { Glyph } from '../fonts/font-chain.ts';
import type { TabLeader } from './paragraph-style.ts';
import type { EmphasisKind, StrikeKind, TextStyle, UnderlineKind } from './text-style.ts';

/**
 * A glyph and where its own origin (left end of its baseline) is. pt.
 *
 * Horizontal lines: `along` goes right from the start of the paragraph's measure, `cross` up from the baseline.
 * Vertical lines: `along` goes down from the start of the measure, `cross` right from the line's axis.
 */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly along: number;
  readonly cross: number;
  /** Type size, pt. */
  readonly size: number;
  /** Width of the glyph as a part of its natural width, measured before any turn. */
  readonly scale: number;
  /** Its height as a part of its natural height: other than 1 only for upright glyphs of condensed vertical lines. */
  readonly heightScale: number;
  /** Turned a quarter clockwise: Latin in vertical lines. */
  readonly sideways: boolean;
  readonly style: TextStyle;
  /** Number of the item it came from. */
  readonly item: number;
  /** Where its character begins in the source text; a reading has that of its base. */
  readonly offset: number;
  /** Part of a reading (ruby), a tab leader or a hyphen put in: not of the source text. */
  readonly added: boolean;
}

/** A box item and where its start and its baseline (vertical: axis) are. */
export interface PlacedBox {
  readonly item: number;
  readonly along: number;
  readonly cross: number;
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Strokes next to or through the text, from `from` to `to` along the line, `cross` as for glyphs. `decorationPaths` draws them. */
export interface RuleDecoration {
  readonly kind: 'underline' | 'strike';
  readonly pattern: Exclude<UnderlineKind, 'words'> | StrikeKind;
  readonly from: number;
  readonly to: number;
  readonly cross: number;
  /** Of one stroke, pt. */
  readonly thickness: number;
  readonly color?: string;
}

/** One emphasis mark; `along` and `cross` are its center, `size` that of the type next to it. */
export interface EmphasisDecoration {
  readonly kind: 'emphasis';
  readonly mark: EmphasisKind;
  readonly along: number;
  readonly cross: number;
  readonly size: number;
  readonly color?: string;
}

export interface LeaderDecoration {
  readonly kind: 'leader';
  readonly leader: TabLeader;
  readonly from: number;
  readonly to: number;
  readonly cross: number;
  readonly size: number;
  /** From one dot to the next, as a part of the size; half an em when absent. */
  readonly step?: number;
  readonly color?: string;
}

export type Decoration = RuleDecoration | EmphasisDecoration | LeaderDecoration;

/**
 * Why a line ends: the text continues (`wrap`), a break item or `\n` (`line`, `column`, `page`), or the paragraph is over (`end`).
 */
export type LineEnd = 'wrap' | 'line' | 'column' | 'page' | 'end';

/** Lengths are pt. */
export interface Line {
  readonly glyphs: readonly PlacedGlyph[];
  readonly boxes: readonly PlacedBox[];
  readonly decorations: readonly Decoration[];
  /** From the start of the measure to the first thing in the line. */
  readonly start: number;
  /** What the line takes along its direction, without spaces at its end and without what hangs. */
  readonly width: number;
  /** The room it was made for, and where that begins. */
  readonly room: number;
  readonly roomStart: number;
  /** How far punctuation hangs past the room. */
  readonly hung: number;
  /** Highest point above the baseline (vertical: right of the axis), readings and marks included. */
  readonly ascent: number;
  /** Lowest point below it, positive. */
  readonly descent: number;
  /** From the top of the paragraph (vertical: from its right edge) to the top of the line. */
  readonly top: number;
  /** From the top of the paragraph to the baseline (vertical: axis). */
  readonly baseline: number;
  readonly height: number;
  /** The part of the source text, in UTF-16 units, spaces and the break at its end included. Ruby counts as its base, a box as one. */
  readonly from: number;
  readonly to: number;
  readonly end: LineEnd;
  /** False where no allowed break was found and characters were parted that belong together, or where one does not fit at all. */
  readonly isClean: boolean;
}

export interface ParagraphLayout {
  readonly lines: readonly Line[];
  /** Longest line from the start of the measure, pt. */
  readonly width: number;
  /** Sum of the line heights, pt. */
  readonly height: number;
}
