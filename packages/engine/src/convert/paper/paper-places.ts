import { identityMatrix } from '../../pdf/read/index.ts';
import type { Origin } from '../../word/tags/place-trace.ts';
import { type PageArea, areaOnPage, rotatedFrame, turnedFrame, type Frame } from '../draw/frame.ts';
import type { Mark } from '../model/mark.ts';
import type { Paper } from './lay-paper.ts';

/** What is seen of marks on a page. What is outside of a slice is seen on other pages. */
interface Clip extends PageArea {
  readonly isSlice: boolean;
}

/** The part of a place that may be outside without a cut through its text: lines are higher than their characters. */
const slack = 0.3;
/** Height of what is shown of a place that is not seen at all, pt. */
const leastHeight = 2;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function inside(area: PageArea, clip: PageArea): PageArea {
  return {
    left: between(clip.left, area.left, clip.right),
    right: between(clip.left, area.right, clip.right),
    bottom: between(clip.bottom, area.bottom, Math.max(clip.bottom, clip.top - leastHeight)),
    top: between(Math.min(clip.top, clip.bottom + leastHeight), area.top, clip.top),
  };
}

/** Whether more than the slack of a stretch is outside of another one. */
function reachesOut(from: number, to: number, least: number, most: number): boolean {
  const [length, out] = [to - from, Math.max(0, least - from) + Math.max(0, to - most)];
  return out > 0.1 && out > length * slack;
}

/**
 * The part of a place that is seen through all clips, and whether any of it is not printed. A place that is cut off altogether is a thin
 * box at the edge of its clip. Undefined for a place of which nothing is on this page.
 */
function seenArea(
  place: PageArea,
  clips: readonly Clip[],
): { readonly area: PageArea; readonly isCut: boolean } | undefined {
  let area = place;
  let isCut = false;
  for (const clip of clips) {
    const isAway = area.bottom >= clip.top || area.top <= clip.bottom;
    if (clip.isSlice && isAway) return undefined;
    const isOver =
      reachesOut(area.bottom, area.top, clip.bottom, clip.top) ||
      reachesOut(area.left, area.right, clip.left, clip.right);
    isCut ||= isOver && !clip.isSlice;
    area = inside(area, clip);
  }
  return { area, isCut };
}

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
  /** It does not fit its text box or its row of a fixed height: what is outside of that is not printed. The box is what is inside. */
  readonly isCut: boolean;
}

interface Found extends PlaceBox {
  readonly origin: Origin;
  readonly isCut: boolean;
}

function* placesOf(
  marks: readonly Mark[],
  frame: Frame,
  clips: readonly Clip[],
): Generator<{ readonly id: number; readonly area: PageArea; readonly isCut: boolean }> {
  for (const mark of marks) {
    if (mark.kind === 'turned') yield* placesOf(mark.marks, turnedFrame(mark, frame), clips);
    else if (mark.kind === 'rotated') yield* placesOf(mark.marks, rotatedFrame(mark, frame), clips);
    else if (mark.kind === 'faded') yield* placesOf(mark.marks, frame, clips);
    else if (mark.kind === 'clipped') {
      const { x, y, width, height, isSlice = false } = mark;
      yield* placesOf(mark.marks, frame, [...clips, { ...areaOnPage(x, y, width, height, frame), isSlice }]);
    } else if (mark.kind === 'place') {
      const { id, x, y, width, height } = mark;
      const seen = seenArea(areaOnPage(x, y, width, height, frame), clips);
      if (seen) yield { id, ...seen };
    }
  }
}

function* found({ pages, origins }: Paper, kind: Origin['kind']): Generator<Found> {
  for (const [page, { height: top, marks }] of pages.entries()) {
    for (const { id, area, isCut } of placesOf(marks, { top, matrix: identityMatrix }, [])) {
      const origin = origins[id];
      if (origin?.kind !== kind) continue;
      const [width, height] = [area.right - area.left, area.top - area.bottom];
      yield { origin, page, x: area.left, y: top - area.top, width, height, isCut };
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
  return Array.from(found(paper, 'value'), ({ origin, page, x, y, width, height, isCut }) => {
    const { place, repeat, tag = '', isBlank = false } = origin;
    const { part = '', path = '' } = place;
    return { part, path, repeat, tag, isBlank, isCut: isCut && !isBlank, page, x, y, width, height };
  });
}
