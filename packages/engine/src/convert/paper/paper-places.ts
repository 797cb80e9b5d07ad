import { identityMatrix } from '../../pdf/read/index.ts';
import type { Origin } from '../../word/tags/place-trace.ts';
import { areaOnPage, rotatedFrame, turnedFrame, type Frame } from '../draw/frame.ts';
import type { Mark } from '../model/mark.ts';
import type { Paper } from './lay-paper.ts';

/** A box on a page, pt from its top left. */
export interface PlaceBox {
  /** Number of the page, from 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a paragraph of the template is. One that is on several pages has a box on each. */
export interface BlockPlace extends PlaceBox {
  /** Part of the Word file: `word/document.xml`, a header, a footer, notes. */
  readonly part: string;
  /** Path of the block among those of its part (`0.3.1`); empty for a paragraph of a text box. */
  readonly path: string;
  /** Which repetition of each loop around it, outermost first. */
  readonly repeat: readonly number[];
}

/** Where the value of a tag is. One that is on several lines has a box on each. */
export interface ValuePlace extends PlaceBox {
  readonly part: string;
  readonly path: string;
  readonly repeat: readonly number[];
  /** The tag as written: `{{氏名}}`. */
  readonly tag: string;
  /** Nothing is printed: the box has no width. */
  readonly isBlank: boolean;
}

interface Found extends PlaceBox {
  readonly origin: Origin;
}

function* placesOf(
  marks: readonly Mark[],
  page: number,
  top: number,
  frame: Frame,
  origins: readonly Origin[],
): Generator<Found> {
  for (const mark of marks) {
    if (mark.kind === 'turned') yield* placesOf(mark.marks, page, top, turnedFrame(mark, frame), origins);
    else if (mark.kind === 'rotated') yield* placesOf(mark.marks, page, top, rotatedFrame(mark, frame), origins);
    else if (mark.kind === 'clipped') yield* placesOf(mark.marks, page, top, frame, origins);
    else if (mark.kind === 'place') {
      const origin = origins[mark.id];
      if (!origin) continue;
      const area = areaOnPage(mark.x, mark.y, mark.width, mark.height, frame);
      const [width, height] = [area.right - area.left, area.top - area.bottom];
      yield { origin, page, x: area.left, y: top - area.top, width, height };
    }
  }
}

function* found({ pages, origins }: Paper, kind: Origin['kind']): Generator<Found> {
  for (const [number, { height, marks }] of pages.entries()) {
    for (const each of placesOf(marks, number, height, { top: height, matrix: identityMatrix }, origins)) {
      if (each.origin.kind === kind) yield each;
    }
  }
}

/** Lines of one block that are next to each other are one box. */
function isNext(one: BlockPlace, other: BlockPlace): boolean {
  const isSame = one.page === other.page && one.part === other.part && one.path === other.path;
  if (!isSame || one.repeat.join() !== other.repeat.join()) return false;
  return Math.abs(one.x - other.x) < one.width && Math.abs(one.y + one.height - other.y) < other.height;
}

function joined(one: BlockPlace, other: BlockPlace): BlockPlace {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { ...one, x, y, width: right - x, height: bottom - y };
}

/**
 * Where the paragraphs of the template are on the pages of a paper that was laid out with `places`, those of headers, footers, notes, text
 * boxes and every repetition too. Empty paragraphs have no place. For a table, row or cell take the paragraphs whose path begins
 * with its own.
 */
export function blockPlaces(paper: Paper): BlockPlace[] {
  const places: BlockPlace[] = [];
  for (const { origin, page, x, y, width, height } of found(paper, 'block')) {
    const { part = '', path = '' } = origin.place;
    const place = { part, path, repeat: origin.repeat, page, x, y, width, height };
    const last = places.at(-1);
    if (last && isNext(last, place)) places[places.length - 1] = joined(last, place);
    else places.push(place);
  }
  return places;
}

/** Where the values of tags are on the pages of a paper that was laid out with `places`, blank ones too. */
export function valuePlaces(paper: Paper): ValuePlace[] {
  return Array.from(found(paper, 'value'), ({ origin, page, x, y, width, height }) => {
    const { place, repeat, tag = '', isBlank = false } = origin;
    const { part = '', path = '' } = place;
    return { part, path, repeat, tag, isBlank, page, x, y, width, height };
  });
}
