import { numberText, type Pen } from '../../pdf/draw/index.ts';
import type { Edge } from '../model/edge.ts';
import type { RuleMark } from '../model/mark.ts';
import { edgeStrokes, fittedDash } from './edge-strokes.ts';
import type { Frame } from './frame.ts';
import { RuleEnds } from './rule-ends.ts';
import { joinSegments, lookOf, toSegment, type RuleSegment } from './rule-segment.ts';

/** One stroke from place to place, as marks have them. */
interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Strokes that look alike. */
interface Look {
  readonly edge: Edge;
  readonly strokes: Stroke[];
}

/** Half a period of a wave, in widths of its stroke. */
const halfWave = 3;

function straight(pen: Pen, { x1, y1, x2, y2 }: Stroke, { top }: Frame): void {
  pen.moveTo(x1, top - y1);
  pen.lineTo(x2, top - y2);
}

/** Swings from side to side of the line, as often as it takes to end in its middle. */
function wave(pen: Pen, { x1, y1, x2, y2 }: Stroke, width: number, { top }: Frame): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return;
  const count = Math.max(2, Math.round(length / (width * halfWave)));
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  // A handle twice as far off as the peak of the curve; across the line.
  const off = (width * 2) / length;
  const [nx, ny] = [(y2 - y1) * off, -(x2 - x1) * off];
  pen.moveTo(x1, top - y1);
  for (let index = 0; index < count; index++) {
    const side = index % 2 === 0 ? 1 : -1;
    const [x, y] = [x1 + dx * index, y1 + dy * index];
    pen.curveTo(
      x + dx * 0.36 + nx * side,
      top - (y + dy * 0.36 + ny * side),
      x + dx * 0.64 + nx * side,
      top - (y + dy * 0.64 + ny * side),
      x + dx,
      top - (y + dy),
    );
  }
}

function drawLook(pen: Pen, { edge, strokes }: Look, frame: Frame): void {
  const { width, dash, isWave } = edgeStrokes(edge);
  pen.strokeColor(edge.color);
  pen.lineWidth(Math.round(width * 1000) / 1000);
  if (dash.length === 0) {
    for (const stroke of strokes) {
      if (isWave) wave(pen, stroke, width, frame);
      else straight(pen, stroke, frame);
    }
    pen.stroke();
    return;
  }
  pen.save();
  let set = '';
  for (const stroke of strokes) {
    const length = Math.hypot(stroke.x2 - stroke.x1, stroke.y2 - stroke.y1);
    const fitted = fittedDash(dash, length);
    const written = fitted.map((part) => numberText(part, 3)).join(' ');
    if (written !== set) pen.dash(fitted);
    set = written;
    straight(pen, stroke, frame);
    pen.stroke();
  }
  pen.restore();
}

/** The strokes of a straight rule at any angle. */
function slantedStrokes({ x1, y1, x2, y2, edge }: RuleMark): Stroke[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = length === 0 ? [0, 0] : [(y1 - y2) / length, (x2 - x1) / length];
  return edgeStrokes(edge).offsets.map((offset) => ({
    x1: x1 + nx * offset,
    y1: y1 + ny * offset,
    x2: x2 + nx * offset,
    y2: y2 + ny * offset,
  }));
}

function segmentStrokes(segment: RuleSegment, ends: RuleEnds): Stroke[] {
  const { isHorizontal, cross, strokes } = segment;
  const [before, after] = [ends.reach(segment, 'from'), ends.reach(segment, 'to')];
  return strokes.offsets.map((offset, index) => {
    const from = segment.from - (before[index] ?? 0);
    const to = segment.to + (after[index] ?? 0);
    const at = cross + offset;
    return isHorizontal ? { x1: from, y1: at, x2: to, y2: at } : { x1: at, y1: from, x2: at, y2: to };
  });
}

/**
 * Draws rules that are on one page: those that continue in each other as one, their corners closed, double ones meeting stroke
 * by stroke. Looks are drawn in the order in which they are first seen.
 */
export function drawRules(pen: Pen, rules: readonly RuleMark[], frame: Frame): void {
  if (rules.length === 0) return;
  const looks = new Map<string, Look>();
  const segments: RuleSegment[] = [];
  const lookFor = (edge: Edge): Look => {
    const key = lookOf(edge);
    let look = looks.get(key);
    if (!look) looks.set(key, (look = { edge, strokes: [] }));
    return look;
  };
  for (const rule of rules) {
    const segment = toSegment(rule);
    const look = lookFor(rule.edge);
    if (segment) segments.push(segment);
    else look.strokes.push(...slantedStrokes(rule));
  }
  const joined = joinSegments(segments);
  const ends = new RuleEnds(joined);
  for (const segment of joined) lookFor(segment.edge).strokes.push(...segmentStrokes(segment, ends));
  for (const look of looks.values()) if (look.strokes.length > 0) drawLook(pen, look, frame);
}
