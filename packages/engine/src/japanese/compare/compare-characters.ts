import { stepsBetween } from './steps-between.ts';

/** Characters of a text that the other text has too, or that only this one has. */
export interface ComparedPart {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Two texts in parts: in both the parts that are not changed are the same, in the same order. */
export interface ComparedCharacters {
  readonly before: readonly ComparedPart[];
  readonly after: readonly ComparedPart[];
}

/** Pairs of units that are looked at; the middle of longer texts is taken as changed: memory and time stay bounded. */
const mostPairs = 1_000_000;

/**
 * What is marked as a whole: a word in Latin letters, a number with its separators, white space, else one character with the marks and
 * variation selectors that belong to it. Japanese has no spaces between words, so characters are compared.
 */
const unit = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*|\p{Nd}[\p{Nd},.，．]*|\s+|\P{M}\p{M}*|\p{M}+/gsu;

const unitsOf = (text: string): readonly string[] => text.match(unit) ?? [];

/** A stretch of both texts: the same in both, or a text of one and what replaces it in the other. */
interface Stretch {
  readonly isChanged: boolean;
  before: string;
  after: string;
}

function addTo(stretches: Stretch[], isChanged: boolean, before: string, after: string): void {
  const last = stretches.at(-1);
  if (last?.isChanged !== isChanged) stretches.push({ isChanged, before, after });
  else {
    last.before += before;
    last.after += after;
  }
}

/** A single character that two changes have between them says nothing: with it they are one change. */
function withoutIslands(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const [at, { isChanged, before, after }] of stretches.entries()) {
    const isIsland = !isChanged && at > 0 && at < stretches.length - 1 && unitsOf(before).length < 2;
    addTo(joined, isChanged || isIsland, before, after);
  }
  return joined;
}

/**
 * Compares two texts by character, Latin words and numbers as wholes: what only one of them has is marked as changed. The parts of each
 * side, joined, are its text.
 */
export function compareCharacters(before: string, after: string): ComparedCharacters {
  const [old, now] = [unitsOf(before), unitsOf(after)];
  const found: Stretch[] = [];
  for (const step of stepsBetween(old, now, mostPairs)) {
    const isChanged = step.before === undefined || step.after === undefined;
    addTo(found, isChanged, old[step.before ?? -1] ?? '', now[step.after ?? -1] ?? '');
  }
  const stretches = withoutIslands(found);
  const side = (name: 'before' | 'after'): readonly ComparedPart[] =>
    stretches.flatMap((each) => (each[name] === '' ? [] : [{ text: each[name], isChanged: each.isChanged }]));
  return { before: side('before'), after: side('after') };
}

/** How much two texts have in common, from 0 to 1: pairs of neighboring characters that both have, of all pairs (Dice). */
export function similarityOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length + others.length === 0) return one === other ? 1 : 0;
  const left = new Map<string, number>();
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / (pairs.length + others.length);
}

function pairsOf(text: string): readonly string[] {
  const characters = Array.from(text.replaceAll(/\s+/g, ''));
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}
