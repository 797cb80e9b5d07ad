import type { AcroField } from '../read/acro-field.ts';
import type { FieldNode } from '../read/form-node.ts';
import { fillButton } from './fill-button.ts';
import { fillChoice } from './fill-choice.ts';
import type { FillRun } from './fill-run.ts';
import { fillText } from './fill-text.ts';
import { textsOf } from './form-values.ts';

/** Sets one field. A value that does not fit the field is reported, and the field stays as it was. */
export function fillField(run: FillRun, field: AcroField, node: FieldNode, value: unknown): void {
  const { name, type } = field;
  if (type === 'button') return run.report('pdf.form-button', name);
  if (type === 'signature') return run.report('pdf.form-signature', name);
  const texts = textsOf(value);
  if (!texts) return run.report('pdf.form-bad-value', name, { kind: typeof value });
  if (!node.ref) return run.report('pdf.form-field-broken', name);
  if (field.readOnly) run.report('pdf.form-read-only', name);
  if (field.widgets.length === 0) run.report('pdf.form-no-widget', name);
  if (type === 'check' || type === 'radio') return fillButton(run, field, node, texts);
  if (type === 'choice') return fillChoice(run, field, node, texts);
  if (texts.length > 1) return run.report('pdf.form-one-value', name, { count: texts.length });
  fillText(run, field, node, texts[0] ?? '');
}
