import type { Limits } from '../../../platform/limits.ts';

/** Braces with something between them: a tag, or what was meant as one. */
export interface Candidate {
  /** Offsets in the text, braces included. */
  readonly start: number;
  readonly end: number;
  readonly opening: string;
  readonly closing: string;
  /** What is between the braces, exactly. */
  readonly inner: string;
}

const braced = /([{｛]{1,3})([^{}｛｝]*)([}｝]{1,3})/g;

/** A comment may hold braces of its own: its characters are replaced, so that nothing in it is looked at and offsets stay. */
function blankComments(text: string): string {
  let blanked = '';
  let at = 0;
  for (let start = text.indexOf('{{!--'); start >= 0; start = text.indexOf('{{!--', at)) {
    const end = text.indexOf('--}}', start + 5);
    if (end < 0) break;
    blanked += text.slice(at, start) + '\0'.repeat(end + 4 - start);
    at = end + 4;
  }
  return blanked + text.slice(at);
}

/** Everything in braces of any width in a text, outside comments and not kept by a `\` from being a tag. */
export function findCandidates(text: string, limits: Limits): Candidate[] {
  if (!/[}｝]/.test(text)) return [];
  const candidates: Candidate[] = [];
  for (const match of blankComments(text).matchAll(braced)) {
    const [whole, opening = '', inner = '', closing = ''] = match;
    const start = match.index;
    if (text.charAt(start - 1) === '\\' || whole.length > limits.tagCharacters) continue;
    if (candidates.length === limits.tags) break;
    candidates.push({ start, end: start + whole.length, opening, closing, inner });
  }
  return candidates;
}
