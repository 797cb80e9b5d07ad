/** Texts up to this length are left to the platform, whose worst case is the product of both lengths. */
const shortText = 64;

/** For each beginning of a text, how long the longest beginning is that it also ends with (Knuth, Morris, Pratt). */
function borders(text: string): Uint32Array {
  const lengths = new Uint32Array(text.length);
  let matched = 0;
  for (let at = 1; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== text.charCodeAt(matched)) matched = lengths[matched - 1] ?? 0;
    if (text.charCodeAt(at) === text.charCodeAt(matched)) matched++;
    lengths[at] = matched;
  }
  return lengths;
}

/** Does a text hold another one? In time that grows with the sum of their lengths, whatever they are. */
export function includesText(text: string, wanted: string): boolean {
  if (wanted.length <= shortText || wanted.length > text.length) return text.includes(wanted);
  const lengths = borders(wanted);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== wanted.charCodeAt(matched)) matched = lengths[matched - 1] ?? 0;
    if (text.charCodeAt(at) === wanted.charCodeAt(matched)) matched++;
    if (matched === wanted.length) return true;
  }
  return false;
}
