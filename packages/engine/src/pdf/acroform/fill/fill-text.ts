import { checkInvisible, settleGlyphs } from '../../fonts/index.ts';
import { PdfDict, PdfString } from '../../read/index.ts';
import { Appearance } from '../appearance/appearance.ts';
import { drawComb } from '../appearance/draw-comb.ts';
import { drawFieldText } from '../appearance/draw-field-text.ts';
import { drawFrame } from '../appearance/draw-frame.ts';
import { widgetFrame } from '../appearance/widget-frame.ts';
import type { AcroField } from '../read/acro-field.ts';
import type { FieldNode, WidgetNode } from '../read/form-node.ts';
import type { FillRun } from './fill-run.ts';
import { reportFit } from './report-fit.ts';

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as a reader counts them. */
export function graphemes(text: string): string[] {
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
  const length = graphemes(text).length;
  if (maxLength !== undefined && length > maxLength) {
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
