import { fileDraft, updateDraft, type DocumentDetail } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import { useRefresh } from '../../api/refresh.ts';
import { documentDraftsText } from '../../messages/document-drafts.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ReadAgain, SeenRecord } from '../form/use-seen-record.ts';
import type { DocumentForm } from './document-values.ts';
import { useDocumentForm } from './use-document-form.ts';
import { useDraftSave, type DraftSave } from './use-draft-save.ts';

export interface DraftForm {
  readonly form: DocumentForm;
  readonly seen: SeenRecord;
  /** Saves the draft, which remains one. */
  readonly keep: DraftSave;
  /** Files the draft under what was entered, and returns its name. */
  readonly file: () => Promise<string>;
}

/** The form of a draft that can be kept as a draft or filed. */
export function useDraftForm(draft: DocumentDetail, readAgain: ReadAgain<DocumentDetail>): DraftForm {
  const text = useText(documentDraftsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { form, seen } = useDocumentForm(draft, readAgain);
  const request = () => ({ params: { id: draft.id }, body: { ...form.body(), version: seen.version() } });
  const keep = useDraftSave(form, async () => {
    await api.call(updateDraft, request());
    form.store.markSaved();
    toast(text.kept);
    await refresh('documentDrafts');
  });
  const file = async (): Promise<string> => {
    const { name } = await api.call(fileDraft, request());
    form.store.markSaved();
    return name;
  };
  return { form, seen, keep, file };
}
