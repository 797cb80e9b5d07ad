const kanjiDigits = '〇一二三四五六七八九';

/** Digits one by one in kanji, in any text: 2024年 becomes 二〇二四年. Full-width digits too; the rest stays as it is. */
export function toKanjiDigits(text: string): string {
  return text.replace(/[0-9０-９]/g, (digit) => kanjiDigits.charAt((digit.codePointAt(0) ?? 0) & 0x0f));
}
