/**
 * Characters that people type for a hyphen in numbers: ‐ ‑ ‒ – — ― ⁃ − ─ ━ ﹘ ﹣ － and, from kana input, ー ｰ. A hyphen itself is
 * left out: it needs no change.
 */
const lookalikes = '\u2010-\u2015\u2043\u2212\u2500\u2501\ufe58\ufe63\uff0d\u30fc\uff70';

const anyLookalike = new RegExp(`[${lookalikes}]`);
const betweenDigits = new RegExp(`(?<=[0-9０-９])[${lookalikes}](?=[0-9０-９])`, 'g');

/** Hyphen-like characters between two digits as `-`: `１２３ー４５６７` is `１２３-４５６７`. Elsewhere (サーバー, 3ー) they stay. */
export function normalizeHyphens(text: string): string {
  return anyLookalike.test(text) ? text.replace(betweenDigits, '-') : text;
}

/** Every hyphen-like character as `-`, for text that is known to be a number. */
export function replaceHyphens(text: string): string {
  return anyLookalike.test(text) ? text.replace(new RegExp(`[${lookalikes}]`, 'g'), '-') : text;
}

/**
 * One form for the wave dash: `〜` (U+301C, what JIS X 0208 means) or `～` (U+FF5E, what Windows types for the same key).
 */
export function normalizeWaveDash(text: string, to: '〜' | '～' = '〜'): string {
  return text.replace(/[\u301c\uff5e]/g, to);
}
