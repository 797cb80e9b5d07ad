/** Notes in brackets, and the marks that are no part of a name. */
const notes = /[（(［[【〔][^（(［[【〔）)］\]】〕]*[）)］\]】〕]/gu;
const noPart = /[^\p{L}\p{N}\p{M}ー々〇_]+/gu;
/** What ends the words that a statement is about: 個人情報の取扱い of 個人情報の取扱いについて. */
const about = /(?:について|に関して|に関し|につき|に対し|において|に際し|にあたり|に当たり)(?:は|も)?$/u;
/** Shortest clause that can name something, in characters. */
const shortestClause = 4;

const lengthOf = (words: string): number => [...words.replace(noPart, '')].length;

/** The first clause that has enough characters, without the words at its end that only lead to the next one. */
function firstClause(words: string): string {
  const clauses = words.split(/[、，,]/u).map((clause) => clause.replace(about, ''));
  const found = clauses.find((clause) => lengthOf(clause) >= shortestClause && !/[はがもて]$/u.test(clause));
  return found ?? words;
}

/**
 * Printed words as a name of no more than `longest` letters and digits, as far as leaving something out helps: notes in brackets, the
 * longest first, then all but the first sentence, then all but its first clause. Words that are short enough stay as they are.
 * @param comfortable letters and digits up to which notes in brackets stay
 */
export function shortWords(words: string, longest: number, comfortable = longest): string {
  let short = words;
  const inBrackets = (words.match(notes) ?? []).toSorted((one, other) => other.length - one.length);
  for (const note of inBrackets) {
    const rest = short.replace(note, '');
    if (lengthOf(short) > comfortable && lengthOf(rest) > 1) short = rest;
  }
  if (lengthOf(short) > longest) short = short.split('。')[0] ?? short;
  return lengthOf(short) > longest ? firstClause(short) : short;
}
