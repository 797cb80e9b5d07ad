import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { StoreContext, useFormPart, useFormStore } from './form-parts.ts';
import type { FieldErrors, FormStore, FormValues } from './form-store.ts';
import { loadCheckWords } from './schema-check.ts';
import { useSubmitKeys } from './use-submit-keys.ts';
import './form.css';

export interface FormProps {
  readonly store: FormStore;
  /** Sends the values. An ApiError with messages by field is shown at the fields; the values stay as they are. */
  readonly onSubmit: (values: FormValues) => Promise<void>;
  /** For a button outside of the form that sends it. */
  readonly id?: string;
  /** Fields at which refusals without a field are shown, by their code: `{ wrong_credentials: 'password' }`. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** The words of the error that belongs to no field, such as wrong credentials. */
  readonly children: (state: FormState) => ReactNode;
}

export interface FormState {
  readonly pending: boolean;
  /** The message of a refusal that belongs to no field. */
  readonly failure: string | undefined;
  /** Somebody else changed the record first: the message says who, and the record has to be read again. */
  readonly isConflict: boolean;
  /** Takes the refusal away: what it was about is settled. */
  readonly settle: () => void;
}

const settled = { pending: false, failure: undefined, isConflict: false } as const;

/**
 * A form over a store: checks on submit, a summary of errors that takes the focus, messages of the server at their fields. It is left
 * without a question: for the log-in and its like, and for dialogs. All others are a `Form`.
 */
export function PlainForm({ store, onSubmit, id, fieldOf = {}, children }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<Omit<FormState, 'settle'>>(settled);
  const keys = useSubmitKeys();
  // A mutation, so that the end of the session is treated as everywhere; what else fails is shown here.
  const sending = useMutation({ mutationFn: onSubmit, meta: { handled: true }, networkMode: 'always' });
  const submit = async (): Promise<void> => {
    if (state.pending) return;
    await loadCheckWords();
    if (!store.submit()) return showErrors(store, summary.current);
    setState({ ...settled, pending: true });
    try {
      await sending.mutateAsync(store.values);
      setState(settled);
    } catch (error) {
      setState(settled);
      const errors = errorsOf(error, fieldOf);
      const failure = Object.keys(errors).length > 0 ? undefined : messageOf(error);
      setState({ pending: false, failure, isConflict: isConflict(error) });
      store.refuse(errors);
      showErrors(store, summary.current);
    }
  };
  return (
    <StoreContext value={store}>
      <form
        id={id}
        noValidate
        className="ui-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onInput={() => void loadCheckWords()}
        {...keys}
      >
        <ErrorSummary ref={summary} />
        {children({ ...state, settle: () => setState(settled) })}
      </form>
    </StoreContext>
  );
}

/** Was a change refused because the record has a newer version? */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'conflict' || error.code === 'conflict_unnamed');
}

/** Messages by field of a refusal; that of the refusal itself where it belongs to a field. */
function errorsOf(error: unknown, fieldOf: Readonly<Record<string, string>>): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOf[error.code];
  return field === undefined || Object.keys(error.errors).length > 0 ? error.errors : { [field]: [error.message] };
}

const focusField = (name: string): void => document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();

/** Leads to what is wrong, once it is rendered: to the one field, or to the summary of several. */
function showErrors(store: FormStore, summary: HTMLElement | null): void {
  const [first, second] = store.errors.keys();
  if (first === undefined) return;
  requestAnimationFrame(() => (second === undefined ? focusField(first) : summary?.focus()));
}

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
}

function ErrorSummary({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) {
  const text = useText(commonText);
  const store = useFormStore();
  const errors = useFormPart('*errors', ({ errors: all }) => all);
  if (errors.size < 2) return <div ref={ref} hidden />;
  const order = [...store.fields.keys()];
  const rows = [...errors].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="ui-summary">
      <p>
        <CircleAlert className="ui-icon-20" aria-hidden="true" />
        <b>{text.summary}</b>
      </p>
      <p>{text.summaryCount(errors.size)}</p>
      <ul>
        {rows.map(([name, message]) => {
          const label = store.fields.get(name) ?? name;
          return (
            <li key={name}>
              <button type="button" onClick={() => focusField(name)}>
                {message.startsWith(label) ? message : `${label}：${message}`}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
