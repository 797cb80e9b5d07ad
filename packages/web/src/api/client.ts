import { ApiError, createClient, type Client } from '@shorui/server/client';
import { storedLocale } from '../messages/locale.ts';
import { fetchOrTake } from './early-replies.ts';
import { sessionMark } from './session-mark.ts';

/** The client of all screens: cookies of the browser, errors in the language of the screen. */
export const api: Client = createClient({
  baseUrl: '',
  cookies: 'browser',
  locale: storedLocale(),
  fetch: fetchOrTake,
});

/** The browser has the CSRF cookie as long as it has a session, so a visitor without a log-in costs no call. */
export function mayHaveSession(): boolean {
  return sessionMark() !== '';
}

/** Is this the refusal of a session that has ended, or of none (specification section 8)? */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 410);
}
