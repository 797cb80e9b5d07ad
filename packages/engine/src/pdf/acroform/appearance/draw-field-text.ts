import { drawLines } from '../../draw/index.ts';
import { fitText, layoutParagraph, type FitResult } from '../../layout/index.ts';
import { linesOf, styleOf, type Appearance, type TextLook } from './appearance.ts';
import { textInset } from './draw-frame.ts';
import type { WidgetFrame } from './widget-frame.ts';

/** Limits of sizes that fit themselves, pt: as viewers have them. */
const smallest = 4;
const largestOfLines = 12;
/** Share of a line's room that type of its own choice takes. */
const share = 0.75;
/** How far type of a fixed size may be narrowed and made smaller before it is cut. */
const narrowest = 0.6;
const smallestFixed = 5;
/** Height of lines of several, in natural ones. */
const leading = 1.15;

/** How a text was made to fit its field. */
export interface FittedFieldText {
  /** Characters that are not seen. */
  readonly rest: number;
  /** Factors of its width and size; its size in pt. */
  readonly scale: number;
  readonly shrink: number;
  readonly size: number;
}

/** Draws a text in a field. */
export function drawFieldText(
  appearance: Appearance,
  frame: WidgetFrame,
  text: string,
  look: TextLook,
  multiline: boolean,
): FittedFieldText {
  const { canvas, codes } = appearance;
  const inset = textInset(frame);
  const [width, height] = [frame.width - 2 * inset, frame.height - 2 * Math.min(inset, frame.height / 8)];
  if (text === '' || width <= 0) return { rest: text.length, scale: 1, shrink: 1, size: look.size };
  const auto = multiline ? largestOfLines : Math.max(smallest, frame.height * share);
  const size = look.size > 0 ? look.size : auto;
  const fitted: FitResult = fitText({
    items: [{ kind: 'text', text, style: styleOf(look, size) }],
    style: linesOf(width, look.align, multiline ? leading : 1),
    // White above and below a single line may be outside: only its width counts.
    height: multiline ? height : Math.max(height, size * 1.5),
    steps: multiline ? ['lines', 'shrink'] : look.size > 0 ? ['condense', 'shrink'] : ['shrink', 'condense'],
    limits: { minScale: narrowest, minSize: Math.min(size, look.size > 0 ? smallestFixed : smallest) },
  });
  const edge = Math.min(frame.borderWidth, frame.height / 8);
  const top = multiline ? frame.height - inset : (frame.height + fitted.height) / 2;
  canvas.write('/Tx BMC');
  canvas.save();
  canvas.rectangle(edge, edge, frame.width - 2 * edge, frame.height - 2 * edge);
  canvas.write('W n');
  drawLines(canvas, codes, fitted.lines, { x: inset, y: top });
  canvas.restore();
  canvas.write('EMC');
  const rest = fitted.fits ? 0 : Math.max(1, Array.from(fitted.rest).length);
  return { rest, scale: fitted.scale, shrink: fitted.size, size: size * fitted.size };
}

/** A character may take this much of its cell. */
const fill = 0.9;
const fillOfAuto = 0.72;

/** Draws the lines between the cells, where the field has a border. */
function drawDividers({ canvas }: Appearance, frame: WidgetFrame, count: number): void {
  const { border, borderWidth, borderKind, width, height } = frame;
  if (border === undefined || borderWidth === 0 || borderKind === 'underline') return;
  canvas.strokeColor(border);
  canvas.lineWidth(borderWidth);
  for (let index = 1; index < count; index += 1) {
    canvas.moveTo((width * index) / count, 0);
    canvas.lineTo((width * index) / count, height);
  }
  canvas.stroke();
}

/** The cell of the first character. */
function firstCell(align: TextLook['align'], used: number, count: number): number {
  if (align === 'start') return 0;
  return align === 'end' ? count - used : Math.floor((count - used) / 2);
}

/** Draws one character in the middle of each of `count` equal cells. `characters` are no more than that. */
export function drawComb(
  appearance: Appearance,
  frame: WidgetFrame,
  characters: readonly string[],
  count: number,
  look: TextLook,
): void {
  const { canvas, codes } = appearance;
  const cell = frame.width / count;
  drawDividers(appearance, frame, count);
  canvas.write('/Tx BMC');
  canvas.save();
  canvas.rectangle(0, 0, frame.width, frame.height);
  canvas.write('W n');
  const start = firstCell(look.align, characters.length, count);
  const limit = Math.min(frame.height, cell * 1.6) * fillOfAuto;
  const size = look.size > 0 ? Math.min(look.size, frame.height) : limit;
  characters.forEach((character, index) => {
    if (character.trim() === '') return;
    const [glyph] = look.chain.shape(character);
    const scale = Math.min(1, (cell * fill) / ((glyph?.advance ?? 1) * size));
    const style = { ...styleOf(look, size), ...(scale < 1 && { scale }) };
    const { lines, height } = layoutParagraph({
      items: [{ kind: 'text', text: character, style }],
      style: linesOf(cell, 'center'),
    });
    drawLines(canvas, codes, lines, { x: (start + index) * cell, y: (frame.height + height) / 2 });
  });
  canvas.restore();
  canvas.write('EMC');
}
