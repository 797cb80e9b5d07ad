/** What Windows forbids in a name, and the full-width look-alikes that Japanese names use instead. */
const lookAlikes: Readonly<Record<string, string>> = {
  '<': '＜',
  '>': '＞',
  ':': '：',
  '"': '＂',
  '/': '／',
  '\\': '＼',
  '|': '｜',
  '?': '？',
  '*': '＊',
};

/** Characters that cannot be seen and change how a name is read: direction marks, zero-width spaces, byte order marks. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Control characters, line breaks and every run of narrow spaces. The ideographic space stays. */
const blanks = /[\p{Cc}\p{Zl}\p{Zp} \u00A0\u2000-\u200A\u202F\u205F]+/gu;

/**
 * NFC, so that `か` + `゙` from macOS is `が`; but the compatibility ideographs of people's names (`神`, `福`) stay as they are,
 * which plain NFC would turn into other shapes.
 */
function compose(text: string): string {
  return text.replace(/[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu, (run) => run.normalize('NFC'));
}

/** A name without what no file system takes or no reader sees, and without blanks around it or dots after it. */
export function tidyName(wanted: string): string {
  return compose(wanted.replace(/\p{Surrogate}/gu, '_').replace(invisible, ''))
    .replace(blanks, ' ')
    .replace(/[<>:"/\\|?*]/g, (character) => lookAlikes[character] ?? '_')
    .replace(/^[ \u3000]+|[ .\u3000]+$/gu, '');
}
