import type { Document, MetaField } from '@shorui/server/contract';
import { documentsText } from '../../messages/documents.ts';
import { storedLocale } from '../../messages/locale.ts';
import { FormStore, textOf, type FieldErrors, type FormValues } from '../form/form-store.ts';
import { formMetas, metaProblems, sentMetas } from '../meta-form/meta-values.ts';

/** A document as the values of its form. */
export function documentValues(document: Document): FormValues {
  return {
    name: document.name,
    category_id: document.category === null ? '' : String(document.category.id),
    type_id: document.type_id === null ? '' : String(document.type_id),
    record_date: document.record_date ?? '',
    record_amount: document.record_amount ?? '',
    record_party: document.record_party ?? '',
    ...formMetas(document.metas),
  };
}

/** A form without a document. */
export const emptyDocument: FormValues = {
  name: '',
  category_id: '',
  type_id: '',
  record_date: '',
  record_amount: '',
  record_party: '',
};

/** The form of a document, whose fields follow from its type. */
export class DocumentForm {
  readonly store: FormStore;
  #metas: readonly MetaField[] = [];

  /** `named`: a document that exists may not lose its name. */
  constructor(values: FormValues, { named }: { readonly named: boolean }) {
    this.store = new FormStore(values, (sent) => ({
      ...(named && textOf(sent, 'name').trim() === '' ? this.#missing('name') : {}),
      ...(textOf(sent, 'category_id') === '' ? this.#missing('category_id') : {}),
      ...metaProblems(this.#metas, sent),
    }));
  }

  /** The fields that are asked for from now on. Values of others are not sent. */
  ask(metas: readonly MetaField[]): void {
    this.#metas = metas;
  }

  /** What is wrong as a draft: what may be missing is not. */
  draftProblems(): FieldErrors {
    return metaProblems(this.#metas, this.store.values, { draft: true });
  }

  #missing(name: 'name' | 'category_id'): FieldErrors {
    const text = documentsText[storedLocale()];
    return { [name]: [text.missing(name === 'name' ? text.name : text.category)] };
  }

  /** The values as the calls take them. */
  body() {
    const { values } = this.store;
    const [name, category, type] = ['name', 'category_id', 'type_id'].map((each) => textOf(values, each).trim());
    return {
      ...(name ? { name } : {}),
      ...(category ? { category_id: Number(category) } : {}),
      type_id: type ? Number(type) : null,
      metas: sentMetas(this.#metas, values),
      record_date: textOf(values, 'record_date') || null,
      record_amount: textOf(values, 'record_amount') === '' ? null : Number(textOf(values, 'record_amount')),
      record_party: textOf(values, 'record_party').trim() || null,
    };
  }
}
