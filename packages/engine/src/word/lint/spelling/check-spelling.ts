import type { Limits } from '../../../platform/limits.ts';
import { createProblem, type Place } from '../../../problems/index.ts';
import type { Finding } from '../finding.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import { braceShape, repairBraces } from './braces.ts';
import { straightQuote } from './characters.ts';
import type { Repair } from './rewriting.ts';
import { repairSigns } from './signs.ts';
import { repairSpaces } from './spaces.ts';
import { TagText, findCandidates, type Candidate } from './tag-text.ts';

/** Typographic and full-width quotes around a text in a tag become straight ones. */
function repairQuotes(tag: TagText): Repair | null {
  const quoted = tag.quoted();
  const copy = tag.rewriting.copy();
  let first = '';
  for (const index of tag.indices()) {
    const character = tag.rewriting.becomes(index);
    const straight = straightQuote(character);
    if (straight === undefined || quoted.has(index)) continue;
    first ||= character;
    copy.set(index, straight);
  }
  if (first === '') return null;
  const repair = { id: 'word.lint-smart-quotes', params: { name: first } } as const;
  if (tag.parse(copy)) return { ...repair, becomes: copy };
  // Something else is wrong with the tag, or the quote belongs to a name: then only the tag itself can decide.
  return tag.parse() ? null : repair;
}

function toFinding(repair: Repair, tag: TagText, place: Place): Finding {
  const problem = createProblem(repair.id, place, repair.params);
  if (!repair.becomes) return problem;
  const changed = tag.rewriting.adopt(repair.becomes);
  return { ...problem, fix: { kind: 'safe', edits: tag.rewriting.edits(changed, tag.candidate.start) } };
}

function checkCandidate(candidate: Candidate, paragraph: Place, evidence: NameEvidence): Finding[] {
  const tag = new TagText(candidate);
  const place = { ...paragraph, snippet: tag.rewriting.text, offset: candidate.start };
  const findings: Finding[] = [];
  const check = (repair: Repair | null): void => {
    if (repair) findings.push(toFinding(repair, tag, place));
  };
  const shape = braceShape(candidate);
  if (shape === 'other' || (shape === 'tag' && tag.isComment())) return [];
  if (shape !== 'single' && !tag.isComment()) {
    check(repairQuotes(tag));
    check(repairSigns(tag, evidence));
    check(repairSpaces(tag, evidence));
  }
  if (shape === 'tag') return findings;
  const braces = repairBraces(tag, evidence);
  // What does not become a tag is text, and text is left alone.
  if (!braces) return [];
  if (!braces.becomes) return [toFinding(braces, tag, place)];
  check(braces);
  return findings;
}

/** What is misspelt in the tags of a paragraph: braces, quotes, signs, spaces. `place` is the paragraph's. */
export function checkSpelling(text: string, place: Place, evidence: NameEvidence, limits: Limits): Finding[] {
  return findCandidates(text, limits).flatMap((candidate) => checkCandidate(candidate, place, evidence));
}

/** Names written in the tags of a text that hold one word only. */
export function* wordsInTags(text: string, limits: Limits): Generator<string> {
  for (const { inner } of findCandidates(text, limits)) {
    const [, word] = /^\s*(?:#\s*(?:each|if|unless|with)\s+)?([^\s"'()#/!|=]+)\s*$/u.exec(inner) ?? [];
    if (word !== undefined) yield word;
  }
}
