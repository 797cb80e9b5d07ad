import type { PageCharacter } from '../content/page-marks.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { around, holds, middleX, middleY, widthOf, type Box, type NestedBox } from '../shapes/box.ts';
import type { PageShapes } from '../shapes/page-shapes.ts';
import { linesOfText } from '../shapes/text-lines.ts';
import { eraOf } from './choice-words.ts';
import type { Labels } from './labels.ts';
import { printedChoices, wordOf, type PrintedChoice } from './printed-choices.ts';
import { ownLabel } from './printed-words.ts';
import type { Proposal } from './proposal.ts';

/** What a circle leaves around its word, in type sizes: some, and more for each character, since its corners are round. */
const [room, roomOfCharacter] = [0.3, 0.05];
/** White before words of their own on a line, in type sizes. */
const apart = 1.6;
/** Widest white between the words of a line and the choice that they name, in type sizes. */
const widest = 6;
const slack = 3;

const near = (one: number, two: number): boolean => Math.abs(one - two) < slack;

/** The parts of a line in the cells of a table. */
function linesInCells(line: readonly PageCharacter[], shapes: PageShapes, budget: InspectBudget): PageCharacter[][] {
  const parts: PageCharacter[][] = [];
  for (const character of line) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    const y = middleY(character);
    const isApart = last !== undefined && character.left - last.right > 1;
    if (isApart) budget.countSteps(shapes.down.length);
    const isCut =
      isApart &&
      shapes.down.some(({ at, from, to }) => at > last.right - 1 && at < character.left + 1 && from < y && to > y);
    if (part === undefined || isCut) parts.push([character]);
    else part.push(character);
  }
  return parts;
}

/** Finds whether the words of a cell are the head of cells that are filled in: フリガナ・氏名 above a column, 有・無 above its answers. */
class HeadCells {
  readonly #shapes: PageShapes;
  readonly #leaves: readonly NestedBox[];

  constructor(shapes: PageShapes) {
    this.#shapes = shapes;
    this.#leaves = shapes.boxes.filter(({ children }) => children.length === 0);
  }

  #isEmpty(box: Box): boolean {
    return this.#shapes.characters.inside(box).length === 0;
  }

  /** Is an empty cell below, and none with words above it? */
  #isAboveColumn(box: Box): boolean {
    const inColumn = this.#leaves.filter((other) => near(other.left, box.left) && near(other.right, box.right));
    const isHead = !inColumn.some((other) => near(other.bottom, box.top) && !this.#isEmpty(other));
    return isHead && inColumn.some((other) => near(other.top, box.bottom) && this.#isEmpty(other));
  }

  #isBeforeCell(box: Box): boolean {
    return this.#leaves.some(
      (other) =>
        near(other.left, box.right) &&
        near(other.top, box.top) &&
        near(other.bottom, box.bottom) &&
        this.#isEmpty(other),
    );
  }

  isHead(box: Box, { ahead, known }: PrintedChoice): boolean {
    // Rows of a list have empty cells after 男・女, so that these alone are no head.
    return this.#isAboveColumn(box) || ((known === undefined || ahead.length > 0) && this.#isBeforeCell(box));
  }
}

/** The words right before a choice on its line that name it. */
function wordsAhead({ ahead, options }: PrintedChoice): string {
  const words: string[] = [];
  let next = options[0]?.[0];
  for (const character of ahead.toReversed()) {
    const gap = next === undefined ? 0 : (next.left - character.right) / character.size;
    if (gap > (words.length === 0 ? widest : apart)) break;
    words.unshift(character.text);
    next = character;
  }
  return ownLabel(words.join(''));
}

/** What a choice is called. The era of a date is part of it. */
function nameOf(choice: PrintedChoice, label: string): string {
  if (choice.options.every((option) => eraOf(wordOf(option)) !== undefined))
    return label.endsWith('元号') ? label : label === '' ? '元号' : `${label}_元号`;
  const { name, named } = choice.known ?? {};
  return name === undefined || named?.test(label) === true ? label : name;
}

/** The circle around a word, not beyond the middle of what is printed next to it, nor beyond its cell. */
function circleAround(option: readonly PageCharacter[], line: readonly PageCharacter[], cell: Box | undefined): Box {
  const word = around(option) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const pad = (option[0]?.size ?? 0) * (room + roomOfCharacter * option.length);
  const from = line.findIndex((character) => character === option[0]);
  const [before, after] = [line[from - 1], line[from + option.length]];
  const inner = cell ?? { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  return {
    left: Math.max(word.left - pad, before ? Math.min(middleX(before), word.left) : -Infinity, inner.left),
    right: Math.min(word.right + pad, after ? Math.max(middleX(after), word.right) : Infinity, inner.right),
    top: Math.max(word.top - pad, inner.top),
    bottom: Math.min(word.bottom + pad, inner.bottom),
  };
}

/**
 * Words of which one is circled by hand (男・女), each with the place of its circle.
 * @throws InspectStop
 */
export function proposeCircles(shapes: PageShapes, labels: Labels, budget: InspectBudget): Proposal[] {
  const heads = new HeadCells(shapes);
  const all = shapes.pieces.flatMap(({ characters }) => characters);
  return linesOfText(all).flatMap((whole) => {
    // Eras are the only choice without a mark between its words.
    if (!whole.some(({ text }) => /[・･·‧•／/平令]/u.test(text))) return [];
    return linesInCells(whole, shapes, budget).flatMap((line) => {
      const words = around(line);
      budget.countSteps(shapes.boxes.length);
      const cell = words && shapes.boxes.find((box) => holds(box, words, 1.5));
      const isInCell = cell !== undefined && widthOf(cell) < shapes.width * 0.95;
      return printedChoices(line, isInCell).flatMap((choice): Proposal[] => {
        const place = around(choice.options.flat());
        if (place === undefined || (cell && heads.isHead(cell, choice))) return [];
        budget.countSteps(shapes.boxes.length + choice.options.length * line.length);
        const label = wordsAhead(choice) || labels.find(place);
        if (label === '' && choice.known === undefined) return [];
        return choice.options.map((option) => ({
          ...circleAround(option, line, cell),
          kind: 'circle',
          label: nameOf(choice, label),
          option: wordOf(option),
        }));
      });
    });
  });
}

/** Widest white between a circled word and the bracket behind it with room, pt. */
const beforeRoom = 40;

/** Room in brackets right behind the last word of a choice is named after it: その他 with brackets. */
export function nameRoom(blank: Proposal, circles: readonly Proposal[]): Proposal {
  if (!blank.label.endsWith('_')) return blank;
  const [choice] = circles
    .filter(({ left, top, bottom }) => left < blank.left && top < middleY(blank) && bottom > middleY(blank))
    .sort((one, two) => two.right - one.right);
  if (choice === undefined || blank.left - choice.right > beforeRoom) return blank;
  return { ...blank, label: `${choice.label}の${choice.option === 'その他' ? 'その他' : '内容'}` };
}

/** Is a box the room of words that are circled? Their cell has no other answer on their line. */
export const isOfCircle = (box: Box, circles: readonly Proposal[], labels: Labels): boolean =>
  circles.some((circle) => {
    const cell = labels.container(circle);
    const y = middleY(circle);
    return cell !== undefined && holds(cell, box, 1.5) && box.top < y && box.bottom > y;
  });
