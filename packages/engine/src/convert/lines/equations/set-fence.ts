import type { EquationFence } from '../../model/equation.ts';
import { besideEachOther, emptyBox, type EquationBox } from './equation-box.ts';
import { axisOf, colorOf, emOf, type EquationSetting, strokeOf } from './equation-setting.ts';
import { fenceShape } from './fence-shapes.ts';
import { letterBoxes } from './set-letters.ts';

/** What brackets may be short of their body, as a part of its height (The TeXbook, chapter 17: delimiterfactor). */
const FACTOR = 0.96;
/** Body, from the axis, up to which brackets are those of the font, em. */
const LETTER_HIGH = 0.56;

/** Brackets as high as what they hold, in the middle of the axis (The TeXbook, appendix G, rule 19). */
export function setFence(fence: EquationFence, setting: EquationSetting): EquationBox {
  const { open, close, separator, parts, grows, format } = fence;
  const em = emOf(format, setting);
  const axis = axisOf(format, setting);
  const bodies = parts.map((part) => setting.set(part, setting));
  const reach = Math.max(0, ...bodies.map(({ ascent, descent }) => Math.max(ascent - axis, descent + axis)));
  const isLarge = grows && reach > em * LETTER_HIGH;
  const half = isLarge ? reach * FACTOR + em * 0.04 : em * 0.5;
  const signBox = (sign: string): EquationBox => {
    if (sign === '') return emptyBox;
    const size = { height: 2 * half, em, stroke: strokeOf(format, setting), color: colorOf(format) };
    const shape = isLarge ? fenceShape(sign, size) : undefined;
    if (!shape) return besideEachOther(letterBoxes({ kind: 'text', text: sign, format, isWords: true }, setting));
    const pieces = shape.pieces.map((piece) => ({ ...piece, y: axis + half }));
    return { ...emptyBox, width: shape.width, ascent: axis + half, descent: half - axis, pieces };
  };
  const boxes: EquationBox[] = [signBox(open)];
  bodies.forEach((body, index) => {
    if (index > 0) boxes.push(signBox(separator));
    boxes.push(body);
  });
  boxes.push(signBox(close));
  return besideEachOther(boxes, isLarge ? 'inner' : 'ordinary');
}
