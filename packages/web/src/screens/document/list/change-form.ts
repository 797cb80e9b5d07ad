import type { Document, MetaField } from '@shorui/server/contract';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { metaProblems } from '../../../kits/meta-form/meta-values.ts';
import { documentsText } from '../../../messages/documents.ts';
import { storedLocale } from '../../../messages/locale.ts';
import { changeBody, changedMetas, changedOf, undoBodies } from './change-values.ts';

/** The form in which the values of many documents are changed. Only what the person chose to change is checked and sent. */
export class ChangeForm {
  readonly store: FormStore;
  #metas: readonly MetaField[] = [];

  constructor() {
    this.store = new FormStore({ changed: [], category_id: '', type_id: '' }, (values) => this.#check(values));
  }

  /** The fields that can be changed from now on. */
  ask(metas: readonly MetaField[]): void {
    this.#metas = metas;
  }

  /** The call that changes documents, and those that take it back. */
  calls(rows: readonly Document[]) {
    const change = changeBody(this.store.values, this.#metas);
    return { change: { ids: rows.map(({ id }) => id), ...change }, undo: undoBodies(rows, change) };
  }

  #check(values: FormValues) {
    const text = documentsText[storedLocale()];
    const changed = changedOf(values);
    const lacksCategory = changed.includes('category_id') && textOf(values, 'category_id') === '';
    return {
      ...(changed.length === 0 ? { changed: [text.missing(text.changedParts)] } : {}),
      ...(lacksCategory ? { category_id: [text.missing(text.category)] } : {}),
      ...metaProblems(changedMetas(this.#metas, changed), values),
    };
  }
}
