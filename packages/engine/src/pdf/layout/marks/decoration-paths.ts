import type { Decoration, EmphasisDecoration, LeaderDecoration, RuleDecoration } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';

/** A stroke or a filled shape next to the text. Coordinates are (along, cross) of the line, pt; see `PlacedGlyph`. */
export interface DecorationPath {
  readonly paint: 'stroke' | 'fill';
  /** Width of the stroke, pt; 0 for filled shapes. */
  readonly thickness: number;
  /** Lengths of strokes and gaps by turns, pt; empty for a solid stroke. */
  readonly dash: readonly number[];
  /** Dashes with round ends: dots. */
  readonly isRound: boolean;
  readonly commands: readonly PathCommand[];
  readonly color?: string;
}

export type PathCommand =
  | { readonly to: 'move' | 'line'; readonly along: number; readonly cross: number }
  | {
      readonly to: 'curve';
      /** Control points and end of a cubic Bézier curve: along, cross of each. */
      readonly points: readonly [number, number, number, number, number, number];
    }
  | { readonly to: 'close' };

/** Distance of the control points that makes a cubic Bézier curve a quarter circle of radius 1. */
const ROUND = 0.5523;

export function segment(from: number, to: number, cross: number): PathCommand[] {
  return [
    { to: 'move', along: from, cross },
    { to: 'line', along: to, cross },
  ];
}

export function circle(along: number, cross: number, radius: number): PathCommand[] {
  const handle = radius * ROUND;
  const curve = (...points: [number, number, number, number, number, number]): PathCommand => ({
    to: 'curve',
    points: [
      along + points[0],
      cross + points[1],
      along + points[2],
      cross + points[3],
      along + points[4],
      cross + points[5],
    ],
  });
  return [
    { to: 'move', along: along + radius, cross },
    curve(radius, handle, handle, radius, 0, radius),
    curve(-handle, radius, -radius, handle, -radius, 0),
    curve(-radius, -handle, -handle, -radius, 0, -radius),
    curve(handle, -radius, radius, -handle, radius, 0),
    { to: 'close' },
  ];
}

/** A wave of half-periods `step` long between two places, `height` to either side. */
export function wave(from: number, to: number, cross: number, step: number, height: number): PathCommand[] {
  const commands: PathCommand[] = [{ to: 'move', along: from, cross }];
  const count = Math.max(1, Math.round((to - from) / step));
  const part = (to - from) / count;
  for (let index = 0; index < count; index++) {
    const start = from + index * part;
    const peak = cross + (index % 2 === 0 ? height : -height) * 2;
    commands.push({
      to: 'curve',
      points: [start + part * 0.36, peak, start + part * 0.64, peak, start + part, cross],
    });
  }
  return commands;
}

/**
 * A sesame dot (﹅), `size` high: a drop from the upper left to a full lower right, as seen on the page whichever way the line
 * goes.
 */
export function sesame(along: number, cross: number, size: number, isVertical: boolean): PathCommand[] {
  const unit = size / 2;
  const at = (x: number, y: number): [number, number] =>
    isVertical ? [along - y * unit, cross + x * unit] : [along + x * unit, cross + y * unit];
  const [startAlong, startCross] = at(-0.9, 1);
  return [
    { to: 'move', along: startAlong, cross: startCross },
    { to: 'curve', points: [...at(-0.1, 0.75), ...at(0.8, 0.1), ...at(0.85, -0.45)] },
    { to: 'curve', points: [...at(0.88, -0.85), ...at(0.35, -1.05), ...at(0.1, -0.65)] },
    { to: 'curve', points: [...at(-0.2, -0.15), ...at(-0.45, 0.5), ...at(-0.9, 1)] },
    { to: 'close' },
  ];
}

/** Parts of the type size. */
const MARK_SIZE = 0.3;
const LEADER_DOT = 0.08;
const LEADER_STEP = 0.5;
const RING = 0.04;

function stroke(commands: readonly PathCommand[], thickness: number, dash: readonly number[] = []): DecorationPath {
  return { paint: 'stroke', thickness, dash, isRound: dash[0] === 0, commands };
}

function fill(commands: readonly PathCommand[]): DecorationPath {
  return { paint: 'fill', thickness: 0, dash: [], isRound: false, commands };
}

function rulePaths({ pattern, from, to, cross, thickness }: RuleDecoration): DecorationPath[] {
  const line = segment(from, to, cross);
  switch (pattern) {
    case 'single':
    case 'thick':
      return [stroke(line, thickness)];
    case 'double':
      return [
        stroke(segment(from, to, cross + thickness), thickness * 0.8),
        stroke(segment(from, to, cross - thickness), thickness * 0.8),
      ];
    case 'dotted':
      return [stroke(line, thickness, [0, thickness * 2.5])];
    case 'dash':
      return [stroke(line, thickness, [thickness * 5, thickness * 2.5])];
    case 'dotDash':
      return [stroke(line, thickness, [thickness * 6, thickness * 2, thickness * 1.5, thickness * 2])];
    case 'wave':
      return [stroke(wave(from, to, cross, thickness * 4, thickness), thickness * 0.8)];
    case 'doubleWave':
      return [1.6, -1.6].map((off) =>
        stroke(wave(from, to, cross + off * thickness, thickness * 4, thickness), thickness * 0.6),
      );
  }
}

function emphasisPath({ mark, along, cross, size }: EmphasisDecoration, isVertical: boolean): DecorationPath {
  const high = size * MARK_SIZE;
  switch (mark) {
    case 'sesame':
      return fill(sesame(along, cross, high, isVertical));
    case 'dot':
      return fill(circle(along, cross, high * 0.45));
    case 'underDot':
      return fill(circle(along, cross, high * 0.35));
    case 'circle':
      return stroke(circle(along, cross, high * 0.42), size * RING);
  }
}

/** Dots are on a grid that begins at 0, so that those of consecutive lines are aligned. */
function leaderPath({ leader, from, to, cross, size, step: part = LEADER_STEP }: LeaderDecoration): DecorationPath {
  const step = size * part;
  const first = Math.ceil(from / step + 0.25) * step;
  const last = to - step / 4;
  switch (leader) {
    case 'dot':
      return stroke(segment(first, Math.max(first, last), cross + size * LEADER_DOT), size * LEADER_DOT, [0, step]);
    case 'middleDot':
      return stroke(segment(first, Math.max(first, last), cross + size * 0.36), size * LEADER_DOT * 1.5, [0, step]);
    case 'hyphen':
      return stroke(segment(first, Math.max(first, last), cross + size * 0.3), size * 0.05, [step * 0.6, step * 0.4]);
    case 'line':
      return stroke(segment(from, to, cross - size * 0.1), size * 0.05);
  }
}

/** What to draw for a decoration of a line in the direction. */
export function decorationPaths(decoration: Decoration, direction: Direction = 'horizontal'): DecorationPath[] {
  const { color } = decoration;
  const tinted = (path: DecorationPath): DecorationPath => (color === undefined ? path : { ...path, color });
  switch (decoration.kind) {
    case 'underline':
    case 'strike':
      return rulePaths(decoration).map(tinted);
    case 'emphasis':
      return [tinted(emphasisPath(decoration, direction === 'vertical'))];
    case 'leader':
      return [tinted(leaderPath(decoration))];
  }
}
