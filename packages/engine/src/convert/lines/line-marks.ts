import type { Line, PlacedBox } from '../../pdf/layout/index.ts';
import type { LayoutContext, Mark, PictureMark } from '../model/index.ts';
import { equationMarks } from './equations/equation-marks.ts';
import type { ItemList } from './item-list.ts';
import { type StretchBox, stretchBoxes, stretchMap } from './stretch-boxes.ts';

/** Makes the marks of the lines of one paragraph. */
export class LineMarks {
  readonly #list: ItemList;
  readonly #direction: LayoutContext['direction'];
  readonly #clips: boolean;
  readonly #shaded: Int32Array | undefined;
  readonly #links: Int32Array | undefined;
  readonly #values: Int32Array | undefined;

  /** @param clips lines of an exact height cut off what is higher */
  constructor(list: ItemList, direction: LayoutContext['direction'], clips: boolean) {
    const { items, shaded, links, values } = list;
    this.#list = list;
    this.#direction = direction;
    this.#clips = clips;
    if (shaded.length > 0) this.#shaded = stretchMap(shaded, items.length);
    if (links.length > 0) this.#links = stretchMap(links, items.length);
    if (values.length > 0) {
      const stretches = values.map(({ first, end }) => ({ first, last: end - 1 }));
      this.#values = stretchMap(stretches, items.length);
    }
  }

  /** Marks of a line whose top is `top` pt below that of its item, in the order in which they are drawn. */
  of(line: Line, top: number): Mark[] {
    const marks: Mark[] = [];
    if (this.#shaded !== undefined) this.#pushShades(marks, line, top, this.#shaded);
    if (line.glyphs.length > 0 || line.decorations.length > 0) {
      marks.push({ kind: 'lines', x: 0, y: top - line.top, lines: [line] });
    }
    for (const box of line.boxes) {
      this.#pushEquation(marks, line, box, top);
      const picture = this.#list.pictures.get(box.item);
      if (picture === undefined) continue;
      const y = line.baseline - line.top - box.cross - box.ascent;
      const mark: PictureMark = { kind: 'picture', x: box.along, y: y + top, picture };
      const isCut = this.#clips && (y < 0 || y + box.ascent + box.descent > line.height);
      marks.push(isCut ? clipped(mark, box.width, top, line.height) : mark);
    }
    if (this.#links !== undefined) this.#pushLinks(marks, line, top, this.#links);
    this.#pushBookmarks(marks, line, top);
    if (this.#list.blocks.length > 0) this.#pushBlocks(marks, line, top);
    if (this.#values !== undefined) this.#pushValues(marks, line, top, this.#values);
    return marks;
  }

  #pushEquation(marks: Mark[], line: Line, box: PlacedBox, top: number): void {
    const equation = this.#list.equations.get(box.item);
    if (equation === undefined) return;
    const { along, width, ascent, descent, cross } = box;
    const baseline = line.baseline - line.top - cross + top;
    if (this.#direction === 'horizontal') {
      marks.push(...equationMarks(equation, along, baseline));
      return;
    }
    const height = ascent + descent;
    const inner = equationMarks(equation, 0, equation.ascent);
    marks.push({ kind: 'turned', turn: 'right', x: along, y: baseline - ascent, width, height, marks: inner });
  }

  /** A block is where its text is: from its sign to the next. */
  #pushBlocks(marks: Mark[], line: Line, top: number): void {
    const { blocks } = this.#list;
    for (const [index, { offset, value }] of blocks.entries()) {
      const from = index === 0 ? 0 : offset;
      const to = blocks[index + 1]?.offset ?? Infinity;
      const isHere = line.from < to && (line.to > from || line.end === 'end');
      if (!isHere) continue;
      marks.push({ kind: 'place', id: value, x: line.roomStart, y: top, width: line.room, height: line.height });
    }
  }

  #pushValues(marks: Mark[], line: Line, top: number, map: Int32Array): void {
    const { values } = this.#list;
    for (const { stretch, x, y, width, height } of this.#boxes(line, map)) {
      const value = values[stretch];
      if (value) marks.push({ kind: 'place', id: value.id, x, y: y + top, width, height });
    }
    for (const { id, first, end, offset } of values) {
      const isHere = offset >= line.from && (offset < line.to || line.end === 'end');
      if (end > first || !isHere) continue;
      const next = line.glyphs.find((glyph) => glyph.offset >= offset);
      const x = next?.along ?? line.start + line.width;
      marks.push({ kind: 'place', id, x, y: top, width: 0, height: line.height });
    }
  }

  /** Keys of the footnotes whose marks are in the line. */
  footnotesOf(line: Line): readonly string[] {
    const { footnotes } = this.#list;
    if (footnotes.length === 0) return [];
    return footnotes.filter(({ offset }) => offset >= line.from && offset < line.to).map(({ value }) => value);
  }

  #boxes(line: Line, map: Int32Array): StretchBox[] {
    return stretchBoxes(line, map, this.#direction);
  }

  #pushShades(marks: Mark[], line: Line, top: number, map: Int32Array): void {
    for (const { stretch, x, y, width, height } of this.#boxes(line, map)) {
      const format = this.#list.shaded[stretch]?.format;
      if (format === undefined) continue;
      const { background, border } = format;
      marks.push({
        kind: 'box',
        shape: 'rectangle',
        x,
        y: y + top,
        width,
        height,
        ...(background !== undefined && { fill: background }),
        ...(border !== undefined && { outline: border }),
      });
    }
  }

  #pushLinks(marks: Mark[], line: Line, top: number, map: Int32Array): void {
    for (const { stretch, x, y, width, height } of this.#boxes(line, map)) {
      const target = this.#list.links[stretch]?.target;
      if (target !== undefined) marks.push({ kind: 'link', x, y: y + top, width, height, target });
    }
  }

  #pushBookmarks(marks: Mark[], line: Line, top: number): void {
    for (const { offset, value } of this.#list.bookmarks) {
      const isHere = offset >= line.from && (offset < line.to || line.end === 'end');
      if (isHere) marks.push({ kind: 'target', x: line.start, y: top, bookmark: value });
    }
  }
}

function clipped(mark: PictureMark, width: number, y: number, height: number): Mark {
  return { kind: 'clipped', x: mark.x, y, width, height, marks: [mark] };
}
