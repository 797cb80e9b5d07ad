import { arrayOf, stringOf, type PdfObjects } from '../../read/index.ts';
import type { AcroOption } from './acro-field.ts';
import { inherited, type FieldNode } from './form-node.ts';

const mostOptions = 100_000;

/** The options of a choice (Opt): a text, or an export value and a text. */
export function choiceOptions(objects: PdfObjects, field: FieldNode): AcroOption[] {
  return (arrayOf(objects, inherited(field, 'Opt')) ?? []).slice(0, mostOptions).map((item) => {
    const pair = arrayOf(objects, item);
    const value = stringOf(objects, pair ? pair[0] : item)?.text ?? '';
    return { value, label: (pair && stringOf(objects, pair[1])?.text) ?? value };
  });
}
