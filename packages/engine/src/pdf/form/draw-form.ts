import { formWords } from '../../problems/catalogue/form-words.ts';
import { createProblem, type Problem } from '../../problems/index.ts';
import type { AddendumItem, DrawContext, FormTarget } from './draw-context.ts';
import { drawEntry } from './draw-entry.ts';
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
function reportCovered(entry: FormEntry, ink: readonly Box[], covers: readonly PageCover[]): Problem[] {
  const found = covers.filter(({ box }) => ink.some((each) => overlaps(each, box)));
  const field = found.find((cover) => cover.field !== undefined)?.field;
  if (field !== undefined) return [createProblem('pdf.value-under-field', entry.place, { field })];
  const [other] = found;
  return other ? [createProblem('pdf.value-under-annotation', entry.place, { kind: other.kind })] : [];
}

/** Draws entries whose characters are settled; gives what did not fit and goes onto addenda, in their order. */
export function drawEntries(target: FormTarget, entries: readonly FormEntry[]): AddendumItem[] {
  const { form, problems } = target;
  const pages = form.pdf.file.pages();
  const addenda: AddendumItem[] = [];
  const addendum: DrawContext['addendum'] = (item) => {
    addenda.push(item);
    const reference = formWords.addendumName(addenda.length);
    problems.push(createProblem('pdf.addendum', item.entry.place, { reference }));
    return formWords.addendum(addenda.length);
  };
  for (const entry of entries) {
    const page = pages[entry.page];
    if (!page) {
      problems.push(createProblem('pdf.field-page', entry.place, { page: entry.page + 1, count: pages.length }));
      continue;
    }
    const sheet = target.sheet(entry.page, entry.copy);
    const covers = form.covers.of(page);
    if (covers.length === 0) {
      drawEntry(entry, sheet.context(addendum, null));
      continue;
    }
    const ink: Box[] = [];
    drawEntry(
      entry,
      sheet.context(addendum, (box) => ink.push(box)),
    );
    // A copy of a page has no form fields, but its other annotations.
    const above = entry.copy === 0 ? covers : covers.filter(({ kind }) => kind !== 'Widget');
    problems.push(...reportCovered(entry, ink, above));
  }
  return addenda;
}
