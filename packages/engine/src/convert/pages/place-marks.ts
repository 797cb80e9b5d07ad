import type { Mark } from '../model/mark.ts';
import type { PathStep, ShapePath } from '../model/freeform.ts';

/** A place on the page, pt from its top left. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

interface Box extends PagePoint {
  readonly width: number;
  readonly height: number;
}

/** The box that a box of the flow takes on the page when the flow is turned: lines run down, and are from right to left. */
function turnBox({ x, y, width, height }: Box, at: PagePoint): Box {
  return { x: at.x - y - height, y: at.y + x, width: height, height: width };
}

function move(mark: Mark, { x, y }: PagePoint): Mark {
  switch (mark.kind) {
    case 'lines':
      return {
        kind: 'lines',
        x: mark.x + x,
        y: mark.y + y,
        lines: mark.lines,
        ...(mark.vertical && { vertical: true }),
      };
    case 'rule':
      return { kind: 'rule', x1: mark.x1 + x, y1: mark.y1 + y, x2: mark.x2 + x, y2: mark.y2 + y, edge: mark.edge };
    case 'clipped':
    case 'rotated':
      return {
        ...mark,
        x: mark.x + x,
        y: mark.y + y,
        marks: placeMarks(mark.marks, { x, y }, 'horizontal'),
      };
    case 'faded':
      return { ...mark, marks: placeMarks(mark.marks, { x, y }, 'horizontal') };
    case 'path':
    case 'box':
    case 'link':
    case 'place':
    case 'picture':
    case 'target':
    case 'turned':
      return { ...mark, x: mark.x + x, y: mark.y + y };
  }
}

function turnStep(step: PathStep): PathStep {
  if (step.to === 'close') return step;
  const { x, y } = step;
  if (step.to !== 'curve') return { to: step.to, x: -y, y: x };
  const { x1, y1, x2, y2 } = step;
  return { to: 'curve', x1: -y1, y1: x1, x2: -y2, y2: x2, x: -y, y: x };
}

function turnPath(path: ShapePath): ShapePath {
  return { ...path, steps: path.steps.map(turnStep) };
}

function turn(mark: Mark, at: PagePoint): Mark {
  switch (mark.kind) {
    case 'lines':
      return { kind: 'lines', x: at.x - mark.y, y: at.y + mark.x, lines: mark.lines, vertical: true };
    case 'rule':
      return {
        kind: 'rule',
        x1: at.x - mark.y1,
        y1: at.y + mark.x1,
        x2: at.x - mark.y2,
        y2: at.y + mark.x2,
        edge: mark.edge,
      };
    case 'picture': {
      // A picture is upright: along the line it takes its height.
      const { width } = mark.picture;
      return { ...mark, x: at.x - mark.y - width, y: at.y + mark.x };
    }
    case 'target':
      return { ...mark, x: at.x - mark.y, y: at.y + mark.x };
    case 'clipped':
    case 'rotated':
      return { ...mark, ...turnBox(mark, at), marks: placeMarks(mark.marks, at, 'vertical') };
    case 'faded':
      return { ...mark, marks: placeMarks(mark.marks, at, 'vertical') };
    case 'path':
      return { ...mark, x: at.x - mark.y, y: at.y + mark.x, paths: mark.paths.map(turnPath) };
    case 'turned':
    case 'box':
    case 'link':
    case 'place':
      return { ...mark, ...turnBox(mark, at) };
  }
}

/**
 * Marks of the flow as they are on the page. `at` is where the flow's origin ends up: the top left of horizontal text,
 * the top right of vertical text, whose flow is turned there (x' = at.x - y, y' = at.y + x).
 */
export function placeMarks(marks: readonly Mark[], at: PagePoint, direction: 'horizontal' | 'vertical'): Mark[] {
  return direction === 'horizontal' ? marks.map((mark) => move(mark, at)) : marks.map((mark) => turn(mark, at));
}
