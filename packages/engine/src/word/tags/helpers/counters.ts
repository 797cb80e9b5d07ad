import type { TemplateValue } from '../../../values/index.ts';
import { HelperError } from '../../data/helper-error.ts';
import { defineHelper, type Helper, type HelperContext } from '../helper.ts';
import { missing, property } from '../../data/scope.ts';
import { toText } from '../../data/to-text.ts';

/** Next number of a counter. With a label, the number can be referred to anywhere in the document. */
function increment(counter: string, label: string, { run }: HelperContext): number {
  const number = (run.counters.get(counter) ?? 0) + 1;
  run.counters.set(counter, number);
  if (label !== '' && !run.final) {
    if (!run.labels.has(label)) run.labels.set(label, number);
  }
  return number;
}

function reference(label: string, { run }: HelperContext): number | null {
  const number = run.labels.get(label);
  if (number !== undefined) return number;
  if (run.final) throw new HelperError('word.reference-missing', { label: label.slice(0, 40) });
  return null;
}

function lookup(holder: TemplateValue, key: TemplateValue): TemplateValue {
  if (holder === null || holder === undefined) return null;
  const found = property(holder, toText(key));
  if (found === missing) throw new HelperError('word.lookup-missing', { key: toText(key).slice(0, 40) });
  return found;
}

/** Numbering that moves when parts are left out, references to it, and look-ups by a computed name. */
export const counterHelpers: readonly Helper[] = [
  defineHelper('increment', [1, 2], ([counter, label], _options, context) =>
    increment(toText(counter), toText(label), context),
  ),
  defineHelper('reference', 1, ([label], _options, context) => reference(toText(label), context)),
  defineHelper('lookup', 2, ([holder, key]) => lookup(holder, key)),
];
