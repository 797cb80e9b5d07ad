import { dictOf } from '../../read/index.ts';
import type { AcroField } from '../read/acro-field.ts';
import type { FieldNode } from '../read/form-node.ts';
import { drawChoice } from './fill-choice.ts';
import type { FillRun } from './fill-run.ts';
import { drawTextWidget } from './fill-text.ts';

/** Values that a field has already, in the file. */
function oldTexts({ value }: AcroField): string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : [...value];
}

function isDrawn(run: FillRun, node: FieldNode): boolean {
  return node.widgets.every(({ dict }) => dictOf(run.update, dict.get('AP'))?.has('N') === true);
}

/**
 * Draws the old values of fields that were left alone but have no appearance: viewers were to draw them, and are no
 * longer required to.
 */
export function redrawFields(run: FillRun, touched: ReadonlySet<string>): void {
  const { nodes, form } = run.objects;
  for (const { field, node } of nodes) {
    if (touched.has(field.name) || field.password) continue;
    const texts = oldTexts(field);
    if (texts.length === 0 || (!form.needAppearances && isDrawn(run, node))) continue;
    if (field.type === 'choice') drawChoice(run, field, node, texts, false);
    else if (field.type === 'text') {
      for (const widget of node.widgets) drawTextWidget(run, field, node, widget, texts[0] ?? '', false);
    }
  }
}
