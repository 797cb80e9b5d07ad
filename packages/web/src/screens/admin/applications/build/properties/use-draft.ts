import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what was typed is applied. */
const quietMs = 350;

export interface Draft {
  readonly value: string;
  /** Why what was typed cannot be applied; it stays in the field. */
  readonly error: string | undefined;
  /** Puts in a value that was not typed. */
  readonly change: (value: string) => void;
  /** Properties of the field. Leaving it applies its value at once. */
  readonly input: {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onBlur: () => void;
  };
}

/**
 * What is typed into one field. Keys change this field alone; the application changes after a moment or when the field is left, so typing
 * costs the same in an application of any size.
 * @param commit applies a value; gives the message of a refusal
 */
export function useDraft(value: string, commit: (value: string) => string | undefined): Draft {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ draft, commit });
  latest.current = { draft, commit };
  const apply = (): void => {
    clearTimeout(timer.current);
    const { draft: typed, commit: save } = latest.current;
    if (typed === undefined) return;
    const refusal = save(typed);
    setError(refusal);
    if (refusal === undefined) setDraft(undefined);
  };
  const applyLatest = useRef(apply);
  applyLatest.current = apply;
  useEffect(() => () => applyLatest.current(), []);
  const change = (next: string): void => {
    setDraft(next);
    latest.current.draft = next;
    setError(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => applyLatest.current(), quietMs);
  };
  const shown = draft ?? value;
  return {
    value: shown,
    error,
    change,
    input: { value: shown, onChange: ({ target }) => change(target.value), onBlur: apply },
  };
}
