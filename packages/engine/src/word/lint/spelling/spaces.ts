import { helperNames } from '../../tags/helpers/index.ts';
import type { NameEvidence } from '../names/name-evidence.ts';
import { codePointName, invisibleIn, isInvisible } from '../../tags/invisible.ts';
import { isBreak, isOddSpace } from './characters.ts';
import type { Repair, Rewriting } from './rewriting.ts';
import type { TagText } from './tag-text.ts';

/** The words before the value of a block. */
const blockHead = /^\s*(?:#\s*(?:each|if|unless|with)\s+|(?:else|\^)\s+(?:if|unless)\s+)?/;

/** The offsets of the space-like characters of a tag, by what they are. */
interface Spaces {
  readonly odd: readonly number[];
  readonly invisible: readonly number[];
  readonly breaks: readonly number[];
  readonly plain: readonly number[];
}

function findSpaces(tag: TagText, evidence: NameEvidence): Spaces {
  const quoted = tag.quoted();
  const spaces = { odd: [] as number[], invisible: [] as number[], breaks: [] as number[], plain: [] as number[] };
  // A joiner may belong to a name, as in the signs of a family.
  const mayJoin = tag
    .inner()
    .split(/\s+/)
    .some((word) => evidence.knows(word) && /[\u200c\u200d]/.test(word));
  for (const index of tag.indices()) {
    const character = tag.rewriting.becomes(index);
    if (isBreak(character)) spaces.breaks.push(index);
    else if (quoted.has(index)) continue;
    else if (isOddSpace(character)) spaces.odd.push(index);
    else if (isInvisible(character) && !mayJoin) spaces.invisible.push(index);
    else if (character === ' ') spaces.plain.push(index);
  }
  return spaces;
}

/** Odd spaces become plain ones between words and go at the ends; characters without width go. */
function plainSpaces(tag: TagText, { odd, invisible, breaks }: Spaces): Rewriting {
  const copy = tag.rewriting.copy();
  for (const index of invisible) copy.set(index, '');
  for (const index of [...odd, ...breaks]) copy.set(index, ' ');
  const inner = tag.inner(copy);
  const before = tag.candidate.inner.length - tag.candidate.inner.trimStart().length;
  const after = tag.candidate.inner.trimEnd().length;
  const isEdge = (index: number): boolean => {
    const offset = index - tag.innerStart;
    return offset < before || offset >= after;
  };
  if (inner.trim() !== '') for (const index of [...odd, ...breaks]) if (isEdge(index)) copy.set(index, '');
  return copy;
}

/** The tag with the spaces inside its name taken out, or the name put in brackets, when that name is known to exist. */
function joinName(tag: TagText, spaces: Spaces, plain: Rewriting, evidence: NameEvidence): Rewriting | null {
  const inner = tag.inner(plain);
  const head = blockHead.exec(inner)?.[0] ?? '';
  const rest = inner.slice(head.length).trim();
  const [word = ''] = rest.split(/\s+/);
  if (/[()|="'[\]]/.test(rest) || helperNames.has(word) || word === rest) return null;

  const from = tag.innerStart + headLength(tag, plain, head);
  const all = [...spaces.odd, ...spaces.plain, ...spaces.breaks, ...spaces.invisible].filter((index) => index >= from);
  const joined = rest.replace(/\s+/g, '');
  const onlyBreaks = all.every((index) => spaces.breaks.includes(index));
  if (evidence.knows(joined) || evidence.isWritten(joined) || onlyBreaks) {
    const copy = plain.copy();
    for (const index of all) copy.set(index, '');
    if (tag.parse(copy)) return copy;
  }
  return bracketName(tag, plain, from, evidence);
}

/** How many characters of the tag as written make up the head. */
function headLength(tag: TagText, plain: Rewriting, head: string): number {
  let at = tag.innerStart;
  while (at < tag.innerEnd && plain.result(tag.innerStart, at).length < head.length) at++;
  return at - tag.innerStart;
}

/** A name that has spaces of its own is written in brackets, as it is known. */
function bracketName(tag: TagText, plain: Rewriting, from: number, evidence: NameEvidence): Rewriting | null {
  const written = plain.result(from, tag.innerEnd);
  const name = evidence.withSpaces(written);
  if (name === undefined) return null;
  const copy = plain.copy();
  for (let index = from; index < tag.innerEnd; index++) copy.set(index, '');
  copy.set(from, `[${name}]`);
  return tag.parse(copy) ? copy : null;
}

/** Spaces that a keyboard for Japanese or a copied text brings into a tag, line breaks, and spaces in the middle of a name. */
export function repairSpaces(tag: TagText, evidence: NameEvidence): Repair | null {
  const spaces = findSpaces(tag, evidence);
  const [strange] = spaces.odd;
  const plain = plainSpaces(tag, spaces);
  const parsed = tag.parse(plain);
  const joined = parsed ? null : joinName(tag, spaces, plain, evidence);
  const becomes = parsed ? plain : joined;

  if (spaces.invisible.length > 0) {
    const params = { codes: invisibleIn(tag.rewriting.text) };
    return { id: 'word.lint-invisible', params, ...(becomes && { becomes }) };
  }
  if (strange !== undefined) {
    const name = codePointName(tag.rewriting.text.charAt(strange));
    return { id: 'word.lint-odd-space', params: { name }, ...(becomes && { becomes }) };
  }
  if (spaces.breaks.length > 0) return { id: 'word.lint-tag-broken', ...(becomes && { becomes }) };
  if (!joined) return null;
  const [word = ''] = tag.inner().trim().split(' ');
  if (word.startsWith('#'))
    return { id: 'word.block-argument', params: { name: word.slice(1), count: 2 }, becomes: joined };
  return { id: 'word.helper-unknown', params: { name: word }, becomes: joined };
}
