import { ApiError } from '@shorui/server/client';
import { useState } from 'react';
import { loadCheckWords } from '../form/schema-check.ts';
import { isConflict, type FormState } from '../form/plain-form.tsx';
import type { DocumentForm } from './document-values.ts';

export interface DraftSave {
  /** As of a form that is sent. */
  readonly state: FormState;
  readonly run: () => Promise<void>;
}

const settled = { pending: false, failure: undefined, isConflict: false } as const;

/** Saves a form as a draft: what may be missing is not asked for, but what is there has to be right. */
export function useDraftSave(form: DocumentForm, save: () => Promise<void>): DraftSave {
  const [state, setState] = useState<Omit<FormState, 'settle'>>(settled);
  const run = async (): Promise<void> => {
    if (state.pending) return;
    await loadCheckWords();
    const problems = form.draftProblems();
    form.store.refuse(problems);
    if (Object.keys(problems).length > 0) return;
    setState({ ...settled, pending: true });
    try {
      await save();
      setState(settled);
    } catch (error) {
      setState(settled);
      if (!(error instanceof ApiError)) throw error;
      form.store.refuse(error.errors);
      const isOfFields = Object.keys(error.errors).length > 0;
      setState({ pending: false, failure: isOfFields ? undefined : error.message, isConflict: isConflict(error) });
    }
  };
  return { state: { ...state, settle: () => setState(settled) }, run };
}
