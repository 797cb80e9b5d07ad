/** Digits of a telephone number or postal code in any width, without hyphens and spaces: ０３－１２３４ becomes 031234. */
export function tidyDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0))
    .replace(/[-\s‐‑–—―−－ー（）()]/g, '');
}

/** A reading in full-width katakana: hiragana and half-width kana are turned into it. */
export function tidyKana(text: string): string {
  return text
    .replace(/[｡-ﾟ]+/g, (run) => run.normalize('NFKC'))
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60));
}

/** Spaces around a text are not part of it. */
export function tidyLine(text: string): string {
  return text.trim();
}
