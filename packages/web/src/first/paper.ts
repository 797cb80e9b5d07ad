import { callEarly } from '../api/early-replies.ts';
import { sessionMark } from '../api/session-mark.ts';
import { startEarly, wideWindow } from '../kits/preview/early-worker.ts';
import { storedLocale } from '../messages/locale.ts';
import { preloadScripts } from './preload-scripts.ts';

// Runs after first.ts in the head of the screens that show a paper beside their form. build/first-plugin.ts writes into its attributes
// the script of the worker, other scripts of the preview, and the calls for the paper and for the answers.

const { worker = '', scripts = '', call = '', answers = '' } = document.currentScript?.dataset ?? {};
/** The id of the run in the address of the page. It replaces `{run}` in a call. */
const run = new URLSearchParams(location.search).get('run') ?? '';

if (sessionMark() !== '' && matchMedia(wideWindow).matches) {
  const locale = storedLocale();
  const ask = (address: string, isFixed: boolean): Promise<Response> | undefined =>
    address !== '' && /^\d+$/.test(run) ? callEarly(address.replace('{run}', run), locale, { isFixed }) : undefined;
  startEarly(`/${worker}`, locale, { paper: ask(call, true), answers: ask(answers, false) });
  preloadScripts(scripts.split(' '));
}
