import { createProblem, type Place, type Problem } from '../../../problems/index.ts';

/**
 * Characters without a shape that get into data by copying or by saving it: zero width space, word joiner, byte order mark.
 * Joiners and variation selectors are left alone, as they change the character next to them.
 */
const invisible = /[\u200b\u2060\ufeff]/u;

/** A warning that names the first invisible character of a text and its offset; empty for a text without one. */
export function checkInvisible(text: string, place: Place): Problem[] {
  const offset = text.search(invisible);
  if (offset < 0) return [];
  const codePoint = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return [createProblem('pdf.glyph-invisible', { ...place, offset }, { codePoint: `U+${codePoint}` })];
}
