import type { ParsedTag } from '../../tags/expression.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import type { Candidate, TagText } from './tag-text.ts';
import type { Repair } from './rewriting.ts';

/** What the braces around a candidate say it is. */
export type BraceShape = 'tag' | 'wide' | 'close-missing' | 'open-missing' | 'single' | 'other';

const halfWidth: Readonly<Record<string, string>> = { '｛': '{', '｝': '}' };

export function braceShape({ opening, closing }: Candidate): BraceShape {
  const opens = opening.length;
  const closes = closing.length;
  if (opens === 1) return closes === 1 ? 'single' : closes === 2 ? 'open-missing' : 'other';
  if (closes === 1) return opens === 2 ? 'close-missing' : 'other';
  if (opens > closes) return 'other';
  return /[｛｝]/.test(opening + closing.slice(0, opens)) ? 'wide' : 'tag';
}

/** A name as people write them, so that braces around it look like a tag. */
const nameLike = /^[#/^]?\s*[\p{L}_][\p{L}\p{M}\p{N}_.・ー（）()-]{0,39}$/u;

/** The first name that a tag reads, if it is a plain one. */
function firstName(parsed: ParsedTag): string | undefined {
  const expression = parsed.kind === 'value' ? parsed.expression : parsed.kind === 'open' ? parsed.argument : undefined;
  return expression?.kind === 'path' && !expression.variable ? expression.names[0] : undefined;
}

/** Is the inner text surely that of a tag: does it parse, and if names are known, is its name one of them? */
function isSurelyTag(parsed: ParsedTag | null, evidence: NameEvidence): boolean {
  if (!parsed) return false;
  const name = firstName(parsed);
  return name === undefined || !evidence.complete || evidence.knows(name);
}

/** Braces of the wrong width or number. */
export function repairBraces(tag: TagText, evidence: NameEvidence): Repair | null {
  const { candidate } = tag;
  const shape = braceShape(candidate);
  const inner = tag.inner().trim();
  if (shape === 'tag' || shape === 'other' || inner === '') return null;
  const parsed = tag.parse();
  const copy = tag.rewriting.copy();
  const lastOpen = tag.innerStart - 1;
  const last = tag.innerEnd + Math.min(candidate.closing.length, Math.max(2, candidate.opening.length)) - 1;
  for (let index = 0; index <= last; index++) {
    if (index < tag.innerStart || index >= tag.innerEnd)
      copy.set(index, halfWidth[copy.becomes(index)] ?? copy.becomes(index));
  }
  switch (shape) {
    case 'wide':
      return { id: 'word.lint-wide-braces', ...(parsed && { becomes: copy }) };
    case 'close-missing':
      copy.set(last, '}}');
      // Compiling finds a tag without an end anyway.
      return isSurelyTag(parsed, evidence) ? { id: 'word.tag-unclosed', becomes: copy } : null;
    case 'open-missing':
      copy.set(lastOpen, '{{');
      if (isSurelyTag(parsed, evidence)) return { id: 'word.lint-brace-missing', becomes: copy };
      return nameLike.test(inner) ? { id: 'word.lint-brace-missing' } : null;
    case 'single': {
      if (!parsed || parsed.kind === 'comment' || !nameLike.test(inner)) return null;
      const name = parsed.kind === 'value' ? firstName(parsed) : undefined;
      if (name !== undefined && evidence.knows(name)) {
        copy.set(lastOpen, '{{');
        copy.set(last, '}}');
        return { id: 'word.lint-single-braces', becomes: copy };
      }
      const isWide = /[｛｝]/.test(candidate.opening + candidate.closing);
      return evidence.complete || isWide ? null : { id: 'word.lint-single-braces' };
    }
  }
}
