import { createProblem, type Problem } from '../../problems/index.ts';
import { rightOf, topOf, type Box } from './field-box.ts';
import type { FormEntry } from './form-entry.ts';
import type { PageCover } from './page-covers.ts';

/** pt that a value and a cover may overlap without a report: a box drawn next to a field often touches its edge. */
const slack = 0.6;

function overlaps(one: Box, two: Box): boolean {
  return (
    Math.min(rightOf(one), rightOf(two)) - Math.max(one.left, two.left) > slack &&
    Math.min(topOf(one), topOf(two)) - Math.max(one.bottom, two.bottom) > slack
  );
}

/**
 * Reports a value that an annotation of the form may hide: an error under a form field, because the field itself can be filled
 * in or flattened; a warning under another annotation. `ink` are the places on its page where the value is drawn.
 */
export function reportCovered(entry: FormEntry, ink: readonly Box[], covers: readonly PageCover[]): Problem[] {
  const found = covers.filter(({ box }) => ink.some((each) => overlaps(each, box)));
  const field = found.find((cover) => cover.field !== undefined)?.field;
  if (field !== undefined) return [createProblem('pdf.value-under-field', entry.place, { field })];
  const [other] = found;
  return other ? [createProblem('pdf.value-under-annotation', entry.place, { kind: other.kind })] : [];
}
