import { checkInvisible, settleGlyphs } from '../../fonts/index.ts';
import { isSqueezed } from '../../layout/index.ts';
import { PdfDict, PdfString } from '../../read/index.ts';
import { Appearance } from '../appearance/appearance.ts';
import { drawComb, drawFieldText, type FittedFieldText } from '../appearance/draw-field-text.ts';
import { drawFrame } from '../appearance/draw-frame.ts';
import { type WidgetFrame, widgetFrame } from '../appearance/widget-frame.ts';
import type { AcroField } from '../read/acro-field.ts';
import type { FieldNode, WidgetNode } from '../read/form-node.ts';
import type { FillRun } from './fill-run.ts';

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const toMm = (pt: number): number => toTenth((pt * 25.4) / 72);

interface FieldText {
  readonly name: string;
  readonly text: string;
  /** False for a value that the file had already: it stays as it is unless the field is flattened. */
  readonly given: boolean;
}

/**
 * Reports a text that its field does not show whole: an error, or a warning where cutting it is allowed; and a text that was made
 * so narrow or small that it is hard to read.
 */
function reportFit(run: FillRun, { name, text, given }: FieldText, fitted: FittedFieldText, frame: WidgetFrame): void {
  const { rest, scale, size } = fitted;
  const characters = Array.from(text);
  const shown = characters.length > 30 ? `${characters.slice(0, 30).join('')}…` : text;
  if (rest > 0) {
    const isAllowed = run.overflow === 'cut' || (!given && !run.flatten);
    if (isAllowed) return run.report('pdf.form-text-cut', name, { rest });
    const box = { width: toMm(frame.width), height: toMm(frame.height) };
    return run.report('pdf.form-text-overflow', name, { text: shown, ...box, rest });
  }
  if (text === '' || !isSqueezed(fitted, run.legibility)) return;
  run.report('pdf.form-text-squeezed', name, { text: shown, scale: Math.round(scale * 100), size: toTenth(size) });
}

/** Made with the first text that needs it: it reads tables of the system, which takes longer than all that this module does. */
let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them. */
function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The text as the field can hold it; undefined, and a report, when it cannot. */
function fittingText(run: FillRun, field: AcroField, given: string): string | undefined {
  const { name, maxLength, multiline } = field;
  let text = given.replace(/\r\n?/g, '\n');
  if (!multiline && text.includes('\n')) {
    run.report('pdf.form-line-breaks', name);
    text = text.trim().replace(/\s*\n\s*/g, ' ');
  }
  // No text has more characters than units.
  if (maxLength === undefined || text.length <= maxLength) return text;
  const { length } = graphemes(text);
  if (length > maxLength) {
    run.report('pdf.form-too-long', name, { text: Array.from(text).slice(0, 30).join(''), length, limit: maxLength });
    return undefined;
  }
  return text;
}

/** Draws a widget of a text field, or of a choice that shows one line. */
export function drawTextWidget(
  run: FillRun,
  field: AcroField,
  node: FieldNode,
  widget: WidgetNode,
  text: string,
  given = true,
): void {
  const frame = widgetFrame(run.update, widget);
  if (!frame || !widget.ref) return;
  const look = run.look(node, widget);
  const settled = settleGlyphs(text, look.chain, run.missingGlyph, run.placeOf(field.name));
  run.problems.push(...settled.problems);
  const appearance = new Appearance(run.fonts);
  drawFrame(appearance.canvas, frame);
  const count = field.comb && !field.multiline && !field.password ? field.maxLength : undefined;
  if (count !== undefined) drawComb(appearance, frame, graphemes(settled.text), Math.min(count, 1000), look);
  else {
    const fitted = drawFieldText(appearance, frame, settled.text, look, field.multiline === true);
    reportFit(run, { name: field.name, text: settled.text, given }, fitted, frame);
  }
  run.edit(widget.ref, { AP: PdfDict.of({ N: appearance.add(run.update, frame) }) });
}

/** Sets the value of a text field and draws it in all its widgets. */
export function fillText(run: FillRun, field: AcroField, node: FieldNode, given: string): void {
  if (field.password) return run.report('pdf.form-password', field.name);
  const text = fittingText(run, field, given);
  if (text === undefined || !node.ref) return;
  run.problems.push(...checkInvisible(text, run.placeOf(field.name)));
  // Viewers end lines in values with a carriage return. A rich text (RV) would be another value.
  run.edit(node.ref, { V: PdfString.fromText(text.replace(/\n/g, '\r')), RV: undefined });
  for (const widget of node.widgets) drawTextWidget(run, field, node, widget, text);
}
