import type { PDFDocument, PDFRef } from 'pdf-lib';

/** A place that the outline names. */
export interface OutlineEntry {
  readonly title: string;
  /** The page, from 0. */
  readonly page: number;
}

/** Adds an outline (しおり) with an entry for each place, and has viewers show it. */
export async function addOutline(document: PDFDocument, entries: readonly OutlineEntry[]): Promise<void> {
  const { PDFHexString, PDFName, PDFNumber } = await import('pdf-lib');
  const { context, catalog } = document;
  const pages = document.getPages();
  const root = context.nextRef();
  const refs: PDFRef[] = entries.map(() => context.nextRef());
  for (const [index, { title, page }] of entries.entries()) {
    const [ref, before, after] = [refs[index], refs[index - 1], refs[index + 1]];
    const target = pages[page];
    if (!ref || !target) continue;
    const entry = context.obj({ Parent: root, Dest: [target.ref, 'Fit'] });
    entry.set(PDFName.of('Title'), PDFHexString.fromText(title));
    if (before) entry.set(PDFName.of('Prev'), before);
    if (after) entry.set(PDFName.of('Next'), after);
    context.assign(ref, entry);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  const outline = context.obj({ Type: 'Outlines', First: first, Last: last });
  outline.set(PDFName.of('Count'), PDFNumber.of(refs.length));
  context.assign(root, outline);
  catalog.set(PDFName.of('Outlines'), root);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
