import type { PageShapes } from '../shapes/page-shapes.ts';
import { heightOf, holds, middleY, type Box, type NestedBox, widthOf } from '../shapes/box.ts';
import { textOf, type TextPiece } from '../shapes/text-lines.ts';
import { areEras } from './choice-words.ts';
import { isDateToFill, isSpread } from './spread-words.ts';
import { isExplanation, isHonorific, isUnit, titleWords, withoutHonorific, withoutNoteMarks } from './printed-words.ts';

/** Longest text that is treated as a label, in characters. */
const longest = 40;
/** Longest label that only numbers a place, as イ or (2), in characters. */
const longestNumber = 2;
/** Largest distance of a label without a box, pt. */
const besideWithin = 150;
const aboveWithin = 18;
const belowWithin = 14;
/** Largest distance of a place from the honorific after it, pt. */
const honorificWithin = 40;
/** What is asked before an honorific that nothing else names. */
const addressee = '宛名';
/** Rows of a table from a cell to the head of its column. */
const mostRows = 60;

/** Explanations of codes (`7：平成`), choices (`普通・当座`), arrows, seals, and other text that names nothing. */
const isNote = (text: string): boolean =>
  text === '印' ||
  text === '㊞' ||
  isHonorific(text) ||
  /^[0-9０-９]+[：:.]/.test(text) ||
  /[・･□☐▢◻⬜]/u.test(text) ||
  areEras(text) ||
  !/[\p{L}\p{N}]/u.test(text);

const isLabel = (text: string): boolean =>
  text !== '' && text.length <= longest && !isUnit(text) && !isNote(text) && !isExplanation(text);

const shared = (low: number, high: number, from: number, to: number): number =>
  Math.min(high, to) - Math.max(low, from);

interface LabelBox extends Box {
  readonly text: string;
}

/** Finds the printed words that belong to a place on a page. */
export class Labels {
  readonly #shapes: PageShapes;
  readonly #boxes: readonly LabelBox[];

  constructor(shapes: PageShapes) {
    this.#shapes = shapes;
    this.#boxes = shapes.boxes
      .filter((box) => box.children.length === 0 && !isDateToFill(box, shapes.characters.inside(box)))
      .map((box) => ({
        left: box.left,
        top: box.top,
        right: box.right,
        bottom: box.bottom,
        text: textOf(shapes.characters.inside(box)),
      }))
      .filter(({ text }) => text !== '' && isLabel(text));
  }

  /** The smallest box around a place. */
  container(box: Box): NestedBox | undefined {
    return this.#shapes.boxes.find(
      (other) => holds(other, box, 1.5) && widthOf(other) * heightOf(other) > widthOf(box) * heightOf(box) * 1.05,
    );
  }

  /** The label of a place: words next to or above it in its box, else of the boxes left and above, else nearby. */
  find(place: Box): string {
    return withoutHonorific(withoutNoteMarks(this.#find(place)));
  }

  /** Is 殿, 様 or 御中 printed right after the place? */
  #isAddressee(place: Box): boolean {
    const zone = { left: place.left, right: place.right + honorificWithin, top: place.top, bottom: place.bottom };
    return this.#shapes.text
      .touching(zone)
      .some(({ text, right, left }) => isHonorific(text) && (right + left) / 2 > (place.left + place.right) / 2);
  }

  #find(place: Box): string {
    const container = this.container(place);
    const own = container && this.#inside(container, place);
    const frame =
      container && container.children.length > 0 && widthOf(container) < this.#shapes.width * 0.85 ? container : place;
    const outer = this.#fromBoxes(frame) ?? (frame === place ? undefined : this.#fromBoxes(place));
    if (own !== undefined) {
      const around = own.length > longestNumber ? undefined : (outer ?? (container && this.#title(container)));
      return around === undefined ? own : `${around}_${own}`;
    }
    if (outer === undefined && this.#isAddressee(place)) return addressee;
    return outer ?? this.#nearby(place) ?? '';
  }

  /** Words in the same box on the same line before the place, or right above it. */
  #inside(container: NestedBox, place: Box): string | undefined {
    const pieces = this.#shapes.text.inside(container).filter(({ text }) => isLabel(text));
    const [before, over] = [this.#before(pieces, place), this.#over(pieces, place)];
    if (before === undefined || over === undefined || before.text.length > longestNumber) return (before ?? over)?.text;
    // イ and ロ number the cells right behind them, not those after other cells.
    const isApart = container.children.some(
      ({ left, right, top, bottom }) =>
        left >= before.right - 3 && right <= place.left && shared(top, bottom, place.top, place.bottom) > 0,
    );
    return (isApart ? over : before).text;
  }

  /** The words above everything else in a box: what the numbered cells in it are about. */
  #title({ children, ...box }: NestedBox): string | undefined {
    const top = Math.min(...children.map((child) => child.top));
    const [first] = this.#shapes.text
      .inside(box)
      .filter(({ bottom }) => bottom <= top + 3)
      .sort((one, two) => one.top - two.top || one.left - two.left);
    const title = first === undefined ? '' : titleWords(first.text);
    return title.length > longestNumber && isLabel(title) ? title : undefined;
  }

  /** Boxes with words to the left in the same row, and above in the same column. */
  #fromBoxes(box: Box): string | undefined {
    const left = this.#boxes
      .filter((other) => other.right <= box.left + 3 && box.left - other.right < this.#shapes.width * 0.7)
      .filter(
        (other) =>
          shared(other.top, other.bottom, box.top, box.bottom) > Math.min(heightOf(other), heightOf(box)) * 0.5,
      )
      .filter((other) => heightOf(other) < heightOf(box) * 4)
      .sort((one, two) => two.right - one.right)[0];
    const above = this.#columnHead(box);
    if (left && above) return `${left.text}_${above.text}`;
    return left?.text ?? above?.text;
  }

  /** The first box with words above in the same column, going from box to box that touch. */
  #columnHead(box: Box): LabelBox | undefined {
    let current = box;
    for (let row = 0; row < mostRows; row++) {
      const isAbove = (other: Box): boolean =>
        Math.abs(other.bottom - current.top) < 3 &&
        Math.abs(other.left - box.left) < 3 &&
        Math.abs(other.right - box.right) < 3;
      const head = this.#boxes.find(isAbove);
      if (head) return head;
      const next = this.#shapes.boxes.find(isAbove);
      if (!next) return undefined;
      current = next;
    }
    return undefined;
  }

  /** Is a thing in a box with words that names the empty box to its right? */
  isHeading(thing: Box): boolean {
    const box = this.#boxes.find((each) => holds(each, thing, 1.5));
    return (
      box !== undefined &&
      (isSpread(box, this.#shapes.characters.inside(box)) ||
        this.#shapes.boxes.some(
          (other) =>
            Math.abs(other.left - box.right) < 3 &&
            Math.abs(other.top - box.top) < 3 &&
            Math.abs(other.bottom - box.bottom) < 3 &&
            this.#shapes.characters.inside(other).length === 0,
        ))
    );
  }

  #nearby(place: Box): string | undefined {
    const zone = {
      left: place.left - besideWithin,
      right: place.right + 4,
      top: place.top - aboveWithin,
      bottom: place.bottom + belowWithin,
    };
    const pieces = this.#shapes.text.touching(zone).filter(({ text }) => isLabel(text));
    return (this.#before(pieces, place) ?? this.#over(pieces, place) ?? this.#under(pieces, place))?.text;
  }

  #before(pieces: readonly TextPiece[], place: Box): TextPiece | undefined {
    return pieces
      .filter(({ right }) => right <= place.left + 3)
      .filter((piece) => shared(piece.top, piece.bottom, place.top, place.bottom) > heightOf(piece) * 0.4)
      .sort((one, two) => two.right - one.right || middleY(one) - middleY(two))[0];
  }

  #over(pieces: readonly TextPiece[], place: Box): TextPiece | undefined {
    return pieces
      .filter(({ bottom }) => bottom <= place.top + 3 && place.top - bottom < aboveWithin)
      .filter(
        (piece) =>
          shared(piece.left, piece.right, place.left, place.right) > Math.min(widthOf(piece), widthOf(place)) * 0.3,
      )
      .sort((one, two) => two.bottom - one.bottom)[0];
  }

  #under(pieces: readonly TextPiece[], place: Box): TextPiece | undefined {
    return pieces
      .filter(({ top }) => top >= place.bottom - 3 && top - place.bottom < belowWithin)
      .filter(
        (piece) =>
          shared(piece.left, piece.right, place.left, place.right) > Math.min(widthOf(piece), widthOf(place)) * 0.3,
      )
      .sort((one, two) => one.top - two.top || one.left - two.left)[0];
  }
}
