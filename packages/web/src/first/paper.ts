import { callEarly } from '../api/early-replies.ts';
import { sessionMark } from '../api/session-mark.ts';
import { startEarly, wideWindow } from '../kits/preview/early-worker.ts';
import { storedLocale } from '../messages/locale.ts';
import { preloadScripts } from './preload-scripts.ts';

// Runs after first.ts in the head of the screens that show a paper beside their form. build/first-plugin.ts writes into its attributes
// the script of the worker, other scripts of the preview, and the call for the paper.

const { worker = '', scripts = '', call = '' } = document.currentScript?.dataset ?? {};
/** `{run}` in the call is replaced by the query parameter `run` of the page. */
const address = call.replace(/\{(\w+)\}/, (_, name: string) => new URLSearchParams(location.search).get(name) ?? '');

if (sessionMark() !== '' && matchMedia(wideWindow).matches) {
  const locale = storedLocale();
  const isKnown = /\/\d+\/paper$/.test(address);
  startEarly(`/${worker}`, locale, isKnown ? callEarly(address, locale, { isFixed: true }) : undefined);
  preloadScripts(scripts.split(' '));
}
