import { parseTag } from '../../tags/parse-tag.ts';
import type { ParsedTag } from '../../tags/expression.ts';
import type { Candidate } from './find-candidates.ts';
import { Rewriting } from './rewriting.ts';

/** What is between the braces parsed as a tag; null when it cannot be one. */
export function parseBody(body: string): ParsedTag | null {
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
