import { compareCharacters, similarityOf, stepsBetween, type ComparedPart } from '@shorui/engine/japanese';

/** A paragraph of one or both of two texts. */
export interface ComparedParagraph {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Of a paragraph that was changed: the number of the change, which its form before and its form after share. Else null. */
  readonly pair: number | null;
  /** Of such a paragraph: its text, with the characters marked that its other form does not have. Else empty. */
  readonly parts: readonly ComparedPart[];
}

/** Pairs of paragraphs that are looked at before the rest of a large change is taken as removed and added. */
const mostPairs = 4_000_000;
/**
 * Steps of comparing changed paragraphs, some 10 ns each: half a second for the whole text, because other calls wait meanwhile. Changes
 * that come after are marked by paragraph alone.
 */
const mostSteps = 50_000_000;
/** Steps for a character of a text that is looked at for what it has in common with another. */
const similaritySteps = 10;

/** What comparing changed paragraphs may still cost. */
class Effort {
  #left = mostSteps;

  /** Takes the steps if they are left. */
  take(steps: number): boolean {
    if (steps > this.#left) return false;
    this.#left -= steps;
    return true;
  }
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Paragraphs with less in common are not forms of one another. */
const leastSimilarity = 0.35;

/** Paragraphs that only differ in white space are the same. */
const keyOf = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Which removed paragraph became which added one: in their order, so that what they have in common is most. */
function pairsOf(
  removed: readonly string[],
  added: readonly string[],
  effort: Effort,
): readonly (readonly [from: number, to: number])[] {
  const characters = lengthOf(removed) * added.length + lengthOf(added) * removed.length;
  if (!effort.take(characters * similaritySteps)) return [];
  const width = added.length + 1;
  const shares = removed.map((old) => added.map((now) => similarityOf(old, now)));
  const best = new Float64Array((removed.length + 1) * width);
  const withPair = (at: number, to: number): number => {
    const share = shares[at]?.[to] ?? 0;
    return share < leastSimilarity ? -1 : share + (best[(at + 1) * width + to + 1] ?? 0);
  };
  for (let at = removed.length - 1; at >= 0; at -= 1)
    for (let to = added.length - 1; to >= 0; to -= 1) {
      const others = Math.max(best[(at + 1) * width + to] ?? 0, best[at * width + to + 1] ?? 0);
      best[at * width + to] = Math.max(others, withPair(at, to));
    }
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0, to = 0; at < removed.length && to < added.length;) {
    const here = best[at * width + to] ?? 0;
    if (withPair(at, to) === here && here > 0) {
      pairs.push([at, to]);
      at += 1;
      to += 1;
    } else if ((best[(at + 1) * width + to] ?? 0) >= here) at += 1;
    else to += 1;
  }
  return pairs;
}

const plain = (change: ComparedParagraph['change'], text: string): ComparedParagraph => ({
  change,
  text,
  pair: null,
  parts: [],
});

/** The paragraphs of one change, with those paired that are two forms of one. Numbers of pairs begin after `pairs`. */
function changedParagraphs(
  removed: readonly string[],
  added: readonly string[],
  pairs: number,
  effort: Effort,
): readonly ComparedParagraph[] {
  const [old, now] = [removed.map((text) => plain('removed', text)), added.map((text) => plain('added', text))];
  for (const [index, [from, to]] of pairsOf(removed, added, effort).entries()) {
    const [text, other] = [removed[from] ?? '', added[to] ?? ''];
    if (!effort.take(text.length * other.length)) break;
    const { before, after } = compareCharacters(text, other);
    old[from] = { change: 'removed', text, pair: pairs + index, parts: before };
    now[to] = { change: 'added', text: other, pair: pairs + index, parts: after };
  }
  return [...old, ...now];
}

/**
 * Compares two texts by paragraph: those of both in order, of each change what was removed before what was added in its place. As few
 * paragraphs as possible are marked as changed. Without the removed ones it is the text after, without the added ones the text before,
 * but for white space.
 */
export function compareTexts(before: readonly string[], after: readonly string[]): readonly ComparedParagraph[] {
  const found: ComparedParagraph[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  let pairs = 0;
  const effort = new Effort();
  const close = (): void => {
    const changed = changedParagraphs(removed, added, pairs, effort);
    pairs += changed.filter(({ change, pair }) => change === 'removed' && pair !== null).length;
    found.push(...changed);
    [removed, added] = [[], []];
  };
  for (const step of stepsBetween(before.map(keyOf), after.map(keyOf), mostPairs)) {
    const text = after[step.after ?? -1] ?? before[step.before ?? -1] ?? '';
    if (step.after === undefined) removed.push(text);
    else if (step.before === undefined) added.push(text);
    else {
      close();
      found.push(plain('same', text));
    }
  }
  close();
  return found;
}
