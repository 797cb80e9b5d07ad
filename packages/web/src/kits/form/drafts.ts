import { beforeLogIn } from '../../api/before-log-in.ts';
import type { FormStore, FormValues } from './form-store.ts';

const storageKey = 'shorui.draft';

/** The forms of this page that ask before they are left. */
const open = new Set<FormStore>();

/** What was typed into the form of an address when the session ended, and by whom. */
interface Draft {
  readonly owner: string;
  readonly path: string;
  readonly values: FormValues;
}

/** Follows a form until the returned function is called. */
export function followForm(store: FormStore): () => void {
  open.add(store);
  return () => void open.delete(store);
}

/**
 * Keeps what was typed and not saved, until the same person comes back to the address in this tab. Passwords are not kept. Call it before
 * the page leaves for the log-in: the forms then do not ask any more.
 */
function keepDrafts(owner: string): void {
  for (const store of open) {
    const values = Object.fromEntries(Object.entries(store.changes).filter(([name]) => !name.includes('password')));
    if (Object.keys(values).length === 0) continue;
    const draft: Draft = { owner, path: location.pathname + location.search, values };
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(draft));
      open.delete(store);
    } catch {
      // Without storage the browser asks before the page is left.
    }
  }
}

beforeLogIn.add(keepDrafts);

/** Does the form still ask before it is left? */
export function asksToLeave(store: FormStore): boolean {
  return open.has(store) && store.dirty;
}

/** Gives what this person typed at this address before the session ended, once; what somebody else typed is thrown away. */
export function takeDraft(owner: string): FormValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null;
    if (draft === null) return undefined;
    const isOwn = draft.owner === owner;
    const isHere = draft.path === location.pathname + location.search;
    if (!isOwn || isHere) sessionStorage.removeItem(storageKey);
    return isOwn && isHere ? draft.values : undefined;
  } catch {
    return undefined;
  }
}
