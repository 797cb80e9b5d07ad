import type { Glyph } from '../../../pdf/fonts/font-chain.ts';
import type { TextStyle } from '../../../pdf/layout/index.ts';
import type { EquationText } from '../../model/equation.ts';
import { letterExtent } from '../letter-extents.ts';
import { textItems } from '../push-text.ts';
import { classOf } from './atom-classes.ts';
import type { EquationBox } from './equation-box.ts';
import { emOf, type EquationSetting } from './equation-setting.ts';

/** Signs of the width of a Japanese character, of whose sides this part is white: they have their own space around them. */
const sides: ReadonlyMap<string, number> = new Map([
  ...Array.from('×÷±∓', (sign) => [sign, 0.17] as const),
  ...Array.from('≤≥≦≧≠≡∈∋⊂⊃⊆⊇∩∪∧∨＝＋', (sign) => [sign, 0.08] as const),
]);
/** Advance from which a sign is as wide as a Japanese character, em. */
const wide = 0.99;

/** What slanted letters lean to the right at their top, em. */
const LEAN = 0.1;

function letterBox(glyph: Glyph, style: TextStyle, em: number, isSlanted: boolean): EquationBox {
  const scale = style.scale ?? 1;
  const [ascent, descent] = letterExtent(glyph.text);
  const side = glyph.advance >= wide ? (sides.get(glyph.text) ?? 0) : 0;
  const width = (glyph.advance - 2 * side) * em * scale + (style.spacing ?? 0);
  const x = ((glyph.cell?.shift ?? 0) - side) * em * scale;
  const y = style.rise ?? 0;
  const drawnScale = scale * (glyph.cell?.scale ?? 1);
  const piece = { kind: 'glyph', glyph, x, y, size: em, scale: drawnScale, heightScale: 1, style } as const;
  return {
    width,
    ascent: ascent * em + y,
    descent: descent * em - y,
    pieces: [piece],
    class: classOf(glyph.text),
    isLetter: true,
    ...(isSlanted && { lean: LEAN * em }),
  };
}

/** The characters of a text, each a box. Spaces of equations take no room; those of words do. */
export function letterBoxes({ text, format, isWords }: EquationText, setting: EquationSetting): EquationBox[] {
  const styles = setting.styleOf(format);
  const em = emOf(format, setting);
  const boxes: EquationBox[] = [];
  for (const { text: piece, style } of textItems(text, format, styles)) {
    const part = style.size / format.size;
    for (const glyph of style.chain.shape(piece)) {
      if (!isWords && /^ +$/u.test(glyph.text)) continue;
      const box = letterBox(glyph, style, em * part, format.italic);
      boxes.push(isWords ? { ...box, class: 'ordinary' } : box);
    }
  }
  return withNumbers(boxes);
}

const digit = /^[0-9０-９]$/u;

function textOf(box: EquationBox | undefined): string {
  const [piece] = box?.pieces ?? [];
  return piece?.kind === 'glyph' ? piece.glyph.text : '';
}

/** A comma between digits belongs to the number. */
function withNumbers(boxes: EquationBox[]): EquationBox[] {
  return boxes.map((box, index): EquationBox => {
    if (box.class !== 'punctuation') return box;
    const isInNumber = digit.test(textOf(boxes[index - 1])) && digit.test(textOf(boxes[index + 1]));
    return isInNumber ? { ...box, class: 'ordinary' } : box;
  });
}
