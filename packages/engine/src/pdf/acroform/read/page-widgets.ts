import { arrayOf, dictOf, nameOf, PdfRef, type PdfDict, type PdfFile } from '../../read/index.ts';

/** A widget in the list of a page's annotations. */
export interface PageWidget {
  readonly ref: PdfRef | undefined;
  readonly dict: PdfDict;
  readonly page: number;
}

/** Annotations that are looked at in one file: a page of a real form has a few hundred. */
const mostAnnotations = 200_000;

/** All widgets of the pages, in order. */
export function pageWidgets(file: PdfFile): PageWidget[] {
  const widgets: PageWidget[] = [];
  let seen = 0;
  for (const page of file.pages()) {
    for (const item of arrayOf(file, page.dict.get('Annots')) ?? []) {
      if (++seen > mostAnnotations) return widgets;
      const dict = dictOf(file, item);
      if (!dict || nameOf(file, dict.get('Subtype')) !== 'Widget') continue;
      widgets.push({ ref: item instanceof PdfRef ? item : undefined, dict, page: page.index });
    }
  }
  return widgets;
}
