import { arrayOf, dictOf, PdfDict, PdfRef, type PdfValue } from '../../read/index.ts';
import type { FillRun } from './fill-run.ts';

/** References of the form's list after the work: without what was flattened, with what pages show and the list forgot. */
function fieldList(run: FillRun, touched: ReadonlySet<string>): PdfValue[] {
  const { nodes, dict } = run.objects;
  if (run.flatten) {
    return nodes.flatMap(({ field, node }) => (field.type === 'signature' && node.ref ? [node.ref] : []));
  }
  const list = [...(arrayOf(run.update, dict?.get('Fields')) ?? [])];
  const known = new Set(list.map((item) => (item instanceof PdfRef ? item.number : -1)));
  for (const { field, node } of nodes) {
    if (!node.orphan || !touched.has(field.name) || known.has(node.orphan.number)) continue;
    known.add(node.orphan.number);
    list.push(node.orphan);
  }
  return list;
}

/** Rights that only one viewer gives (UR3): a change breaks their signature, and that viewer then warns of it. */
function permissions(run: FillRun): PdfDict | undefined {
  const rights = dictOf(run.update, run.update.file.catalog.get('Perms'))?.without('UR', 'UR3');
  return rights && rights.size > 0 ? rights : undefined;
}

/** Settles the form's own dictionary and the catalogue: viewers draw nothing themselves, and XFA no longer speaks for the form. */
export function settleForm(run: FillRun, touched: ReadonlySet<string>): void {
  const { update, objects } = run;
  const { catalog, catalogRef } = update.file;
  const list = fieldList(run, touched);
  const changed: Record<string, PdfValue | undefined> = {};
  const rights = permissions(run);
  if (catalog.has('Perms') && rights?.size !== dictOf(update, catalog.get('Perms'))?.size) changed['Perms'] = rights;
  if (run.flatten && list.length === 0) changed['AcroForm'] = undefined;
  else {
    const form = (objects.dict ?? PdfDict.empty).with({
      Fields: list,
      XFA: undefined,
      ...(objects.form.needAppearances && { NeedAppearances: false }),
      ...(run.flatten && { CO: undefined }),
    });
    if (objects.ref) update.set(objects.ref, form);
    else changed['AcroForm'] = form;
  }
  if (Object.keys(changed).length > 0) update.set(catalogRef, catalog.with(changed));
}
