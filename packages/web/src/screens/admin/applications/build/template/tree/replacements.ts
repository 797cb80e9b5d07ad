import type { TextReplacement } from '@shorui/engine/model';

/** A tag, or one character. */
const tokens = /\{\{[^{}\n]*\}\}|[^]/gu;

/** Most pairs of tokens that are compared one by one; of longer texts one stretch is replaced. */
const mostPairs = 1_000_000;

/** How long the longest common part of the rests of both texts is, for each pair of positions. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i], rows[i + 1]];
    if (row === undefined || below === undefined) break;
    for (let j = other.length - 1; j >= 0; j--)
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

/** The stretches of tokens that differ: those that go, and those that come in their place. */
function* differences(one: readonly string[], other: readonly string[]): Generator<readonly [string[], string[]]> {
  const rows = one.length * other.length > mostPairs ? undefined : commonLengths(one, other);
  let [i, j] = [0, 0];
  let [gone, come]: [string[], string[]] = [[], []];
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]];
    if (left !== undefined && left === right && rows !== undefined) {
      yield [gone, come];
      yield [[left], [left]];
      [gone, come, i, j] = [[], [], i + 1, j + 1];
    } else if (left !== undefined && (right === undefined || (rows?.[i + 1]?.[j] ?? 1) >= (rows?.[i]?.[j + 1] ?? 0))) {
      gone.push(left);
      i++;
    } else if (right !== undefined) {
      come.push(right);
      j++;
    }
  }
  yield [gone, come];
}

/** The replacements that make another text of one. Tags are replaced as a whole, and characters that stay are not touched. */
export function replacementsBetween(before: string, after: string): TextReplacement[] {
  const [one, other] = [before.match(tokens) ?? [], after.match(tokens) ?? []];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const found: TextReplacement[] = [];
  let at = one.slice(0, start).join('').length;
  const changed = differences(one.slice(start, one.length - end), other.slice(start, other.length - end));
  for (const [gone, come] of changed) {
    const [from, to] = [gone.join(''), come.join('')];
    if (from !== to) found.push({ at, from, to });
    at += from.length;
  }
  return found;
}

/** Characters around a change by which it is found again. */
const context = 6;

/** Where a text occurs once in another; undefined where it does not, or several times. */
function onlyPlace(text: string, wanted: string): number | undefined {
  const at = wanted === '' ? -1 : text.indexOf(wanted);
  return at < 0 || text.includes(wanted, at + 1) ? undefined : at;
}

/** The changes from one text to another, made in a third one. Changes whose characters are not found there are left out. */
export function rebasedText(before: string, after: string, now: string): string {
  const found = replacementsBetween(before, after).flatMap(({ at, from, to }) => {
    const head = before.slice(Math.max(0, at - context), at);
    const tail = before.slice(at + from.length, at + from.length + context);
    const around = onlyPlace(now, head + from + tail);
    const place = around === undefined ? onlyPlace(now, from) : around + head.length;
    return place === undefined ? [] : [{ at: place, from, to }];
  });
  let [result, done] = ['', 0];
  for (const { at, from, to } of found.toSorted((one, other) => one.at - other.at)) {
    if (at < done) continue;
    [result, done] = [result + now.slice(done, at) + to, at + from.length];
  }
  return result + now.slice(done);
}
