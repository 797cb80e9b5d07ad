import type { Cluster } from '../clusters/cluster.ts';
import type { ParagraphStyle } from '../paragraph-style.ts';
import type { PairGaps } from '../spacing/pair-gaps.ts';

/** A paragraph ready to be broken into lines. */
export interface LineSetting {
  readonly clusters: readonly Cluster[];
  readonly gaps: PairGaps;
  readonly style: ParagraphStyle;
  readonly squeeze: boolean;
  readonly pushIn: boolean | 'japanese';
  readonly hanging: boolean;
  readonly lineStartTrim: boolean;
  /** What `breakOpportunities` found; worked out when a line first does not fit. */
  readonly breaks: () => Uint8Array;
}

/** Clusters `from` to before `to` as a line. Lengths are pt. */
export interface LineCut {
  readonly from: number;
  readonly to: number;
  /** Where the spaces at its end begin: `to` when there are none. */
  readonly inkTo: number;
  /** Natural width of what is before them, after trimming at both ends. */
  readonly width: number;
  /** Trimmed off the first and off the last character. */
  readonly trimStart: number;
  readonly trimEnd: number;
  /** How much of the line must be squeezed out to fit. */
  readonly squeeze: number;
  readonly hung: number;
  readonly isClean: boolean;
}
