import { multiply, transform, type Matrix } from '../../read/index.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import { around } from '../shapes/box.ts';
import type { GraphicsState, TextPosition } from './graphics-state.ts';
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
export function showText(
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
export function moveText(thousandths: number, state: GraphicsState, position: TextPosition): void {
  const by = (-thousandths / 1000) * state.fontSize;
  const move: Matrix = state.font?.vertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by * state.scale, 0];
  position.matrix = multiply(move, position.matrix);
}
