import { callEarly } from '../api/early-replies.ts';
import { sessionMark } from '../api/session-mark.ts';
import { storedLocale } from '../messages/locale.ts';
import { applyAppearance } from '../ui/appearance.ts';
import { preloadScripts } from './preload-scripts.ts';

// Runs before anything is painted, as a script of its own in the head. The page gets its look and language, and what depends on them
// or on the session is asked for at once. build/first-plugin.ts writes into the attributes of the script what its page needs.

const locale = storedLocale();
applyAppearance();
document.documentElement.lang = locale === 'jp' ? 'ja' : 'en';

const needs = document.currentScript?.dataset ?? {};
const hasSession = sessionMark() !== '';
if (hasSession && needs['session'] !== undefined) void callEarly(needs['session'], locale);
preloadScripts([needs[locale], hasSession ? needs['live'] : undefined].join(' ').split(' '));
