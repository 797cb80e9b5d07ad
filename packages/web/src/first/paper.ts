import { callEarly } from '../api/early-replies.ts';
import { sessionMark } from '../api/session-mark.ts';
import { startEarly, wideWindow } from '../kits/preview/early-worker.ts';
import { storedLocale } from '../messages/locale.ts';

// Runs after first.ts in the head of the screens that show a paper beside their form. build/first-plugin.ts writes into its attributes
// the script of the worker, other scripts of the preview, and the call for the paper.

const { worker = '', scripts = '', call = '' } = document.currentScript?.dataset ?? {};
/** The name of a parameter of the page stands in the place of its number. */
const address = call.replace(/\{(\w+)\}/, (_, name: string) => new URLSearchParams(location.search).get(name) ?? '');

if (sessionMark() !== '' && matchMedia(wideWindow).matches) {
  const locale = storedLocale();
  const isKnown = /\/\d+\/paper$/.test(address);
  startEarly(`/${worker}`, locale, isKnown ? callEarly(address, locale, { isFixed: true }) : undefined);
  for (const script of scripts.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${script}`;
    document.head.append(link);
  }
}
