import { replaceHyphens } from '../width/hyphens.ts';
import { toHalfWidth } from '../width/to-half-width.ts';

/** Half-width, hyphens as `-`, no spaces: what a code looks like before its digits are read. */
export function tidyCode(text: string): string {
  return replaceHyphens(toHalfWidth(text)).replace(/\s/g, '');
}
