import { createClient } from '@shorui/server/client';
import { storedLocale } from '../../messages/locale.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** Milliseconds: a large file on a slow line takes its time. */
const longest = 30 * 60 * 1000;

/** A client for a call that sends a file and reports how much of it was sent. */
export const uploadClient = (onProgress: Parameters<typeof fetchWithProgress>[0]): ReturnType<typeof createClient> =>
  createClient({
    baseUrl: '',
    cookies: 'browser',
    locale: storedLocale(),
    fetch: fetchWithProgress(onProgress),
    timeoutMs: longest,
  });
