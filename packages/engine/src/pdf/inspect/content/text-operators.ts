import { multiply, PdfName, PdfString, type PdfDict, type PdfValue } from '../../read/index.ts';
import { startText, type GraphicsState, type TextPosition } from './graphics-state.ts';
import type { InterpreterShared } from './interpreter-shared.ts';
import type { PageCharacter } from './page-marks.ts';
import { moveText, showText } from './show-text.ts';

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
