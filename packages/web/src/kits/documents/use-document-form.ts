import type { DocumentDetail } from '@shorui/server/contract';
import { useState } from 'react';
import { useSeenRecord, type ReadAgain, type SeenRecord } from '../form/use-seen-record.ts';
import { DocumentForm, documentValues } from './document-values.ts';

/** The form of a document that exists, and the version of it that the person saw. */
export function useDocumentForm(
  document: DocumentDetail,
  readAgain: ReadAgain<DocumentDetail>,
): { readonly form: DocumentForm; readonly seen: SeenRecord } {
  const [form] = useState(() => new DocumentForm(documentValues(document), { named: true }));
  return { form, seen: useSeenRecord(form.store, document, documentValues, readAgain) };
}
