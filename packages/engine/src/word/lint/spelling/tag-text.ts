import type { Limits } from '../../../platform/limits.ts';
import type { ParsedTag } from '../../tags/expression.ts';
import { parseTag } from '../../tags/parse-tag.ts';
import { Rewriting } from './rewriting.ts';

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

/** What is between the braces parsed as a tag; null when it cannot be one. */
function parseBody(body: string): ParsedTag | null {
  const parsed = parseTag(body.trim(), {});
  return 'severity' in parsed ? null : parsed;
}

/** A candidate while its spelling is put right, character by character. */
export class TagText {
  readonly candidate: Candidate;
  /** The whole candidate with its braces. */
  rewriting: Rewriting;
  /** Where its inner text begins and ends, in the candidate. */
  readonly innerStart: number;
  readonly innerEnd: number;

  constructor(candidate: Candidate) {
    const { opening, inner, closing } = candidate;
    this.candidate = candidate;
    this.rewriting = new Rewriting(opening + inner + closing);
    this.innerStart = opening.length;
    this.innerEnd = opening.length + inner.length;
  }

  /** Offsets of the characters between the braces. */
  *indices(): Generator<number> {
    for (let index = this.innerStart; index < this.innerEnd; index++) yield index;
  }

  /** What is between the braces, as it would be. */
  inner(rewriting: Rewriting = this.rewriting): string {
    return rewriting.result(this.innerStart, this.innerEnd);
  }

  parse(rewriting: Rewriting = this.rewriting): ParsedTag | null {
    return parseBody(this.inner(rewriting));
  }

  isComment(): boolean {
    return /^[\s\u200b]*[!！\0]/.test(this.candidate.inner);
  }

  /** Offsets of characters in texts in quotes and in names in brackets: they may be anything. */
  quoted(): ReadonlySet<number> {
    const found = new Set<number>();
    let closing = '';
    for (const index of this.indices()) {
      const character = this.rewriting.becomes(index);
      if (closing !== '') {
        found.add(index);
        if (character === closing) closing = '';
      } else if (character === '"' || character === "'" || character === '[') {
        found.add(index);
        closing = character === '[' ? ']' : character;
      }
    }
    return found;
  }
}
