import type { Decoration, EmphasisDecoration, LeaderDecoration, RuleDecoration } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import type { DecorationPath, PathCommand } from './decoration-path.ts';
import { circle, segment, sesame, wave } from './shapes.ts';

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
