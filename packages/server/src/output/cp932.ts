import iconv from 'iconv-lite';

/** Characters that CP932 maps to another code point: Unicode and Microsoft map the same Shift_JIS characters differently. */
const cp932Twins: Readonly<Record<string, string>> = {
  '\u00A5': '\\',
  '\u2014': '\u2015',
  '\u2016': '\u2225',
  '\u203E': '~',
  '\u2212': '\uFF0D',
  '\u301C': '\uFF5E',
  '\u00A2': '\uFFE0',
  '\u00A3': '\uFFE1',
  '\u00AC': '\uFFE2',
};
const twins = new RegExp(`[${Object.keys(cp932Twins).join('')}]`, 'g');
/** The geta mark, which Japanese typesetting uses for a missing character. */
const missing = '\u3013';

const known = (text: string): string => text.replace(twins, (each) => cp932Twins[each] ?? each);
const isIn = (text: string): boolean => iconv.decode(iconv.encode(text, 'cp932'), 'cp932') === text;

/** The characters of a text that CP932 lacks, each once, in the order of the text. */
export function lackingInCp932(text: string): readonly string[] {
  const each = known(text);
  return isIn(each) ? [] : [...new Set(Array.from(each).filter((character) => !isIn(character)))];
}

/** Encodes text in CP932. A character that CP932 lacks becomes 〓, not a question mark, which could be part of the text. */
export function encodeCp932(text: string): Buffer {
  const written = known(text);
  const bytes = iconv.encode(written, 'cp932');
  if (iconv.decode(bytes, 'cp932') === written) return bytes;
  const shown = Array.from(written, (each) => (isIn(each) ? each : missing));
  return iconv.encode(shown.join(''), 'cp932');
}
