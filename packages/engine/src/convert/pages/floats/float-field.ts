import type { LineRoom } from '../../../pdf/layout/index.ts';
import type { Box } from '../text-area.ts';

/** Lines narrower than an inch do not stand beside a float: Word sets them below it. pt. */
const leastRoom = 72;
const slack = 0.01;

/** What keeps text away, in the flow of its page, distances included. */
export interface Obstacle extends Box {
  readonly wrap: 'square' | 'topAndBottom';
}

/** Where a line or row may stand: `y`, and from there `start` pt from the start of the column, `width` pt. */
export interface Spot extends LineRoom {
  readonly y: number;
}

interface Column {
  readonly x: number;
  readonly width: number;
}

/** The widest stretch of the column that the obstacles leave. */
function widest(column: Column, obstacles: readonly Obstacle[]): LineRoom {
  let best: LineRoom = { start: 0, width: 0 };
  let at = 0;
  const take = (to: number): void => {
    if (to - at > best.width) best = { start: at, width: to - at };
  };
  for (const { x, width } of obstacles.toSorted((one, other) => one.x - other.x)) {
    take(Math.min(column.width, x - column.x));
    at = Math.max(at, x + width - column.x);
  }
  take(column.width);
  return best;
}

/** What floats on a page and keeps its text away. */
export class FloatField {
  readonly obstacles: Obstacle[] = [];

  get isEmpty(): boolean {
    return this.obstacles.length === 0;
  }

  /** Obstacles in a stretch of a column. */
  among(column: Column, y: number, height: number): Obstacle[] {
    const right = column.x + column.width;
    const bottom = y + Math.max(height, slack);
    return this.obstacles.filter(
      (each) =>
        each.y < bottom - slack / 2 &&
        each.y + each.height > y + slack &&
        each.x < right - slack &&
        each.x + each.width > column.x + slack,
    );
  }

  /** The first place at `y` or below where something of this height and at least `least` pt wide stands free. */
  find(column: Column, y: number, height: number, least = Math.min(leastRoom, column.width)): Spot {
    let top = y;
    // Each turn passes the end of at least one obstacle.
    for (let turn = 0; turn <= this.obstacles.length; turn++) {
      const around = this.among(column, top, height);
      if (around.length === 0) break;
      const bands = around.filter(({ wrap }) => wrap === 'topAndBottom');
      if (bands.length === 0) {
        const room = widest(column, around);
        if (room.width >= least - slack) return { y: top, ...room };
      }
      const ends = (bands.length > 0 ? bands : around).map((each) => each.y + each.height);
      top = bands.length > 0 ? Math.max(...ends) : Math.min(...ends);
    }
    return { y: top, start: 0, width: column.width };
  }

  /** Answers for the lines of a paragraph whose top is at `y`, asked from its first line on. */
  roomFrom(column: Column, y: number): (top: number, height: number) => LineRoom {
    let lower = 0;
    return (top, height) => {
      const spot = this.find(column, y + top + lower, height);
      lower = spot.y - y - top;
      return { start: spot.start, width: spot.width };
    };
  }
}
