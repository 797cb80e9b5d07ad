import type { Floating } from '../../../model/index.ts';

/** One thing in a drawing, at its place in the drawing's frame. Lengths are pt. */
export interface Member {
  readonly content: Floating['content'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly link?: string;
}

/** Where members of a group are: how their coordinates become pt in the frame of the drawing. */
export interface GroupFrame {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}
