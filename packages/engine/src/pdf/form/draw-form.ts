import { formWords } from '../../problems/catalogue/form-words.ts';
import { createProblem } from '../../problems/index.ts';
import type { AddendumItem, DrawContext } from './draw-context.ts';
import { drawEntry } from './draw-entry.ts';
import type { Box } from './field-box.ts';
import type { FormEntry } from './form-entry.ts';
import type { FormTarget } from './form-target.ts';
import { reportCovered } from './report-covered.ts';

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
