import type { PdfDict, PdfValue } from '../../read/objects/pdf-value.ts';
import type { PdfRef } from '../../read/objects/pdf-ref.ts';
import type { PdfPage } from '../../read/pages/pdf-page.ts';
import { arrayOf, dictOf, nameOf } from '../../read/pdf-objects.ts';
import type { PdfUpdate } from '../pdf-update.ts';

/**
 * Entries of a page that name its place in something else: a thread, the structure tree, a set of pages of the web, private
 * data. A copy has no such place. Its preview is not its own either, for it will be filled in.
 */
const ownPlace =
  'AA B DPart ID LastModified Metadata PieceInfo PresSteps SeparationInfo StructParents TemplateInstantiated Thumb'.split(
    ' ',
  );

/** The same of an annotation, with its ties to other annotations. */
const ownTies = ['Popup', 'Parent', 'IRT', 'RT', 'NM', 'StructParent'];

function copyAnnotation(update: PdfUpdate, dict: PdfDict, page: PdfRef): PdfRef {
  return update.add(dict.without(...ownTies).with({ P: page }));
}

/** What differs in the dictionary of a page's copy: annotations of its own, without form fields and pop-ups. */
export function copiedEntries(update: PdfUpdate, page: PdfPage, copy: PdfRef): Record<string, PdfValue | undefined> {
  const entries: Record<string, PdfValue | undefined> = {};
  for (const key of ownPlace) if (page.dict.has(key)) entries[key] = undefined;
  if (!page.dict.has('Annots')) return entries;
  const kept: PdfRef[] = [];
  for (const item of arrayOf(update, page.dict.get('Annots')) ?? []) {
    const annotation = dictOf(update, item);
    const kind = annotation && nameOf(update, annotation.get('Subtype'));
    if (annotation && kind !== 'Widget' && kind !== 'Popup') kept.push(copyAnnotation(update, annotation, copy));
  }
  entries['Annots'] = kept.length > 0 ? kept : undefined;
  return entries;
}
