import { ApiError } from '@shorui/server/client';
import { useState } from 'react';
import { loadCheckWords } from '../form/schema-check.ts';
import type { DocumentForm } from './document-values.ts';

export interface DraftSave {
  readonly isPending: boolean;
  /** The message of a refusal that belongs to no field. */
  readonly failure: string | undefined;
  readonly run: () => Promise<void>;
}

/** Saves a form as a draft: what may be missing is not asked for, but what is there has to be right. */
export function useDraftSave(form: DocumentForm, save: () => Promise<void>): DraftSave {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (): Promise<void> => {
    if (isPending) return;
    await loadCheckWords();
    const problems = form.draftProblems();
    form.store.refuse(problems);
    if (Object.keys(problems).length > 0) return;
    setPending(true);
    setFailure(undefined);
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.store.refuse(error.errors);
      if (Object.keys(error.errors).length === 0) setFailure(error.message);
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run };
}
