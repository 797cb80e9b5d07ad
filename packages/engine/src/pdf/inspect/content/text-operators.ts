import { multiply, transform, type Matrix, PdfName, PdfString, type PdfDict, type PdfValue } from '../../read/index.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { around } from '../shapes/box.ts';
import { startText, type GraphicsState, type InterpreterShared, type TextPosition } from './graphics-state.ts';
import type { PageCharacter } from './page-marks.ts';

/** Height and depth of characters in type sizes: those of Japanese type. */
const ascent = 0.88;
const descent = -0.12;

/** The box of a character in the space of its line, then as seen. */
function characterBox(
  matrix: Matrix,
  width: number,
  vertical: boolean,
): Omit<PageCharacter, 'text' | 'size'> | undefined {
  const corners = vertical
    ? [transform(matrix, -0.5, 0), transform(matrix, 0.5, -1)]
    : [transform(matrix, 0, descent), transform(matrix, width, ascent)];
  return around(corners.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
}

/** Shows a string (9.4.3): adds its characters and moves the position on. */
function showText(
  bytes: Uint8Array,
  state: GraphicsState,
  position: TextPosition,
  characters: PageCharacter[],
  budget: InspectBudget,
): void {
  const { font, fontSize, scale, rise, characterSpace, wordSpace } = state;
  if (!font) return;
  for (const { text, width, isSpace } of font.decode(bytes)) {
    const place = multiply([fontSize * scale, 0, 0, fontSize, 0, rise], multiply(position.matrix, state.matrix));
    const space = characterSpace + (isSpace ? wordSpace : 0);
    if (text.trim() !== '') {
      budget.countMark();
      const box = characterBox(place, width, font.vertical);
      const size = Math.hypot(place[2], place[3]);
      if (box && Number.isFinite(size)) characters.push({ text, size, ...box });
    } else budget.countSteps(1);
    const [tx, ty] = font.vertical ? [0, -fontSize + -space] : [(width * fontSize + space) * scale, 0];
    position.matrix = multiply([1, 0, 0, 1, tx, ty], position.matrix);
  }
}

/** Moves the position by a number of a TJ, in thousandths of the type size. */
function moveText(thousandths: number, state: GraphicsState, position: TextPosition): void {
  const by = (-thousandths / 1000) * state.fontSize;
  const move: Matrix = state.font?.vertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by * state.scale, 0];
  position.matrix = multiply(move, position.matrix);
}

const num = (value: PdfValue | undefined): number => (typeof value === 'number' ? value : 0);

/** Runs the operators that set and show text, and keeps the position in the text object. */
export class TextOperators {
  readonly #shared: InterpreterShared;
  readonly #characters: PageCharacter[];
  #position: TextPosition = startText();

  constructor(shared: InterpreterShared, characters: PageCharacter[]) {
    this.#shared = shared;
    this.#characters = characters;
  }

  /** Does something with a text object of its own, as the content of a form has. */
  apart(action: () => void): void {
    const position = { ...this.#position };
    try {
      action();
    } finally {
      this.#position = position;
    }
  }

  /** Runs an operator of a text object (9.4); others do nothing. */
  run(operator: string, operands: readonly PdfValue[], state: GraphicsState, resources: PdfDict): void {
    const [first, second, third] = operands;
    switch (operator) {
      case 'BT':
        this.#position = startText();
        return;
      case 'Tf':
        if (first instanceof PdfName) state.font = this.#shared.fonts.find(resources, first.text);
        state.fontSize = num(second);
        return;
      case 'Tc':
        state.characterSpace = num(first);
        return;
      case 'Tw':
        state.wordSpace = num(first);
        return;
      case 'Tz':
        state.scale = num(first) / 100;
        return;
      case 'TL':
        state.leading = num(first);
        return;
      case 'Ts':
        state.rise = num(first);
        return;
      case 'Td':
        return this.#nextLine(num(first), num(second));
      case 'TD':
        state.leading = -num(second);
        return this.#nextLine(num(first), num(second));
      case 'T*':
        return this.#nextLine(0, -state.leading);
      case 'Tm': {
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = operands.map(num);
        this.#position = { matrix: [a, b, c, d, e, f], line: [a, b, c, d, e, f] };
        return;
      }
      case 'Tj':
        return this.#show(first, state);
      case "'":
        this.#nextLine(0, -state.leading);
        return this.#show(first, state);
      case '"':
        state.wordSpace = num(first);
        state.characterSpace = num(second);
        this.#nextLine(0, -state.leading);
        return this.#show(third, state);
      case 'TJ':
        for (const item of Array.isArray(first) ? (first as readonly PdfValue[]) : []) {
          if (typeof item === 'number') moveText(item, state, this.#position);
          else this.#show(item, state);
        }
        return;
      default:
    }
  }

  #nextLine(x: number, y: number): void {
    const line = multiply([1, 0, 0, 1, x, y], this.#position.line);
    this.#position = { matrix: line, line };
  }

  #show(value: PdfValue | undefined, state: GraphicsState): void {
    if (value instanceof PdfString) {
      showText(value.bytes, state, this.#position, this.#characters, this.#shared.budget);
    }
  }
}
