import { PdfDict, PdfString } from '../../read/index.ts';
import { Appearance } from '../appearance/appearance.ts';
import { drawFrame } from '../appearance/draw-frame.ts';
import { drawOptions } from '../appearance/draw-options.ts';
import { widgetFrame } from '../appearance/widget-frame.ts';
import type { AcroField, AcroOption } from '../read/acro-field.ts';
import type { FieldNode, WidgetNode } from '../read/form-node.ts';
import type { FillRun } from './fill-run.ts';
import { drawTextWidget } from './fill-text.ts';
import { listOptions, matchOption } from './form-values.ts';

function drawListWidget(
  run: FillRun,
  options: readonly AcroOption[],
  node: FieldNode,
  widget: WidgetNode,
  chosen: ReadonlySet<number>,
): void {
  const frame = widgetFrame(run.update, widget);
  if (!frame || !widget.ref) return;
  const appearance = new Appearance(run.fonts);
  drawFrame(appearance.canvas, frame);
  const labels = options.map(({ label }) => label);
  drawOptions(appearance, frame, labels, chosen, run.look(node, widget));
  run.edit(widget.ref, { AP: PdfDict.of({ N: appearance.add(run.update, frame) }) });
}

/** Draws a choice in its present state. `texts` are its values. */
export function drawChoice(
  run: FillRun,
  field: AcroField,
  node: FieldNode,
  texts: readonly string[],
  given = true,
): void {
  const options = field.options ?? [];
  const chosen = texts.map((text) => options.findIndex(({ value }) => value === text));
  for (const widget of node.widgets) {
    if (!field.combo) drawListWidget(run, options, node, widget, new Set(chosen.filter((index) => index >= 0)));
    else drawTextWidget(run, field, node, widget, options[chosen[0] ?? -1]?.label ?? texts[0] ?? '', given);
  }
}

/** Sets a choice by export values or by what its options show; one that may be typed takes any text. */
export function fillChoice(run: FillRun, field: AcroField, node: FieldNode, texts: readonly string[]): void {
  const { name, options = [] } = field;
  if (texts.length > 1 && !field.multiple) return run.report('pdf.form-one-value', name, { count: texts.length });
  const values: string[] = [];
  for (const text of texts) {
    const option = matchOption(text, options, [({ value }) => value, ({ label }) => label]);
    if (option) values.push(option.value);
    else if (field.combo && field.editable) values.push(text.replace(/\s*[\r\n]+\s*/g, ' '));
    else {
      const known = options.map(({ label }) => label);
      return run.report('pdf.form-not-an-option', name, { value: text, options: listOptions(known) });
    }
  }
  if (!node.ref) return;
  const strings = values.map((value) => PdfString.fromText(value));
  const indices = values
    .flatMap((value) => options.findIndex((option) => option.value === value))
    .filter((at) => at >= 0);
  run.edit(node.ref, {
    V: strings.length > 1 ? strings : strings[0],
    I: !field.combo && indices.length > 0 ? indices.sort((one, two) => one - two) : undefined,
    TI: undefined,
    RV: undefined,
  });
  drawChoice(run, field, node, values);
}
