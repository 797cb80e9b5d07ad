const digits = '零壱弐参四伍六七八九';
const units = ['', '拾', '百', '阡'];
/** Larger numbers do not come in lists; they are left in Arabic figures. */
const largest = 99_999_999;

function writeGroup(value: number): string {
  let text = '';
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit > 0) text += digits.charAt(digit) + (units[place] ?? '');
  }
  return text;
}

/** `japaneseLegal` of Word, which mixes old and new forms in its own way: 壱, 弐, 参, 四, 伍, 壱拾, 壱百, 壱阡, 壱萬. */
export function japaneseLegal(value: number): string {
  if (value > largest) return String(value);
  const high = Math.floor(value / 10_000);
  return (high > 0 ? `${writeGroup(high)}萬` : '') + writeGroup(value % 10_000);
}
