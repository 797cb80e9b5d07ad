import { maxInstanceName } from '../schema/index.ts';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/**
 * Cuts a text to at most `length` characters (Unicode code points). A character with its variation selector or accents is
 * never cut in two.
 */
export function cutName(name: string, length: number): string {
  if (name.length <= length || [...name].length <= length) return name;
  let cut = '';
  let used = 0;
  for (const { segment } of graphemes.segment(name)) {
    used += [...segment].length;
    if (used > length) break;
    cut += segment;
  }
  // One character alone may be longer than all the room there is.
  return cut === '' ? [...name].slice(0, length).join('') : cut;
}

/** The name of a field instance: cut to 25 characters (specification sections 3, 5 and 9). */
export function cutInstanceName(name: string): string {
  return cutName(name, maxInstanceName);
}
