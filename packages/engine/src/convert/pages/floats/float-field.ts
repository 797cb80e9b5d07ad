import type { LineRoom } from '../../../pdf/layout/index.ts';
import type { Box } from '../text-area.ts';

/** Lines narrower than an inch are not placed next to a float: Word places them below it. pt. */
const leastRoom = 72;
const slack = 0.01;

/** What keeps text away, in the flow of its page, distances included. */
export interface Obstacle extends Box {
  readonly wrap: 'square' | 'topAndBottom';
  /** On which side of it text may be: on both when absent. */
  readonly sides?: 'left' | 'right' | 'largest';
}

/** Where a line or row may be: at `y`, in one of the rooms there. */
export interface Spot {
  readonly y: number;
  readonly rooms: readonly LineRoom[];
}

interface Column {
  readonly x: number;
  readonly width: number;
}

/** From where to where an obstacle keeps text away: to the end of the column on sides where no text is to be. */
function barOf({ x, width, sides }: Obstacle, column: Column): { readonly from: number; readonly to: number } {
  const [from, to] = [x - column.x, x + width - column.x];
  if (sides === 'left') return { from, to: column.width };
  if (sides === 'right') return { from: 0, to };
  if (sides !== 'largest') return { from, to };
  return from >= column.width - to ? { from, to: column.width } : { from: 0, to };
}

/** The stretches of the column that the obstacles leave, at least `least` pt wide, from its start on. */
function stretches(column: Column, obstacles: readonly Obstacle[], least: number): LineRoom[] {
  const found: LineRoom[] = [];
  let at = 0;
  const take = (to: number): void => {
    if (to - at >= least - slack) found.push({ start: at, width: to - at });
  };
  const bars = obstacles.map((each) => barOf(each, column)).toSorted((one, other) => one.from - other.from);
  for (const { from, to } of bars) {
    take(Math.min(column.width, from));
    at = Math.max(at, to);
  }
  take(column.width);
  return found;
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

  /** The first place at `y` or below where something of this height and at least `least` pt wide is free. */
  find(column: Column, y: number, height: number, least = Math.min(leastRoom, column.width)): Spot {
    let top = y;
    // Each turn passes the end of at least one obstacle.
    for (let turn = 0; turn <= this.obstacles.length; turn++) {
      const around = this.among(column, top, height);
      if (around.length === 0) break;
      const bands = around.filter(({ wrap }) => wrap === 'topAndBottom');
      if (bands.length === 0) {
        const rooms = stretches(column, around, least);
        if (rooms.length > 0) return { y: top, rooms };
      }
      const ends = (bands.length > 0 ? bands : around).map((each) => each.y + each.height);
      top = bands.length > 0 ? Math.max(...ends) : Math.min(...ends);
    }
    return { y: top, rooms: [{ start: 0, width: column.width }] };
  }

  /** For the lines of a paragraph whose top is at `y`, from its first line on. */
  roomFrom(column: Column, y: number): (top: number, height: number, part?: number) => LineRoom {
    let lower = 0;
    return (top, height, part = 0) => {
      const { y: at, rooms } = this.find(column, y + top + lower, height);
      lower = at - y - top;
      const room = rooms[part] ?? rooms[0] ?? { start: 0, width: column.width };
      return part + 1 < rooms.length ? { ...room, sharesTop: true } : room;
    };
  }
}
