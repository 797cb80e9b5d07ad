import { isWordRun, needleOf, termsOf } from '@shorui/engine/japanese';

/** One term of a query: what is between two spaces. */
export interface Term {
  /** What the folded text of a document (foldRuns) contains if the term finds it. */
  readonly needle: string;
  /** Its tokens in order: whole words, and pairs of Japanese letters that overlap. */
  readonly tokens: readonly string[];
  /** The last token is the beginning of one: a word that goes on, or one Japanese letter. */
  readonly isBeginning: boolean;
}

/** Between texts of one document: no term is found across it, for no query has this character. */
export const textBoundary = '\ue000';

/** Folded texts (foldRuns) as one, in which a term is found if it is in one of them. */
export function joinFolded(folded: readonly string[]): string {
  const given = folded.filter((text) => text !== ' ');
  return given.length === 0 ? ' ' : given.join(textBoundary);
}

/** The tokens of a folded text: each word, and each Japanese letter with the next one of its run, the last of a run alone. */
export function tokensOf(folded: string): readonly string[] {
  return folded.split(' ').flatMap((run) => {
    if (run === '') return [];
    if (isWordRun(run)) return [run];
    const letters = [...run];
    return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
  });
}

/**
 * The terms of a query; a document is found by all of them. A word is found from its beginning (`20` finds INV-2024, `024` does not),
 * Japanese anywhere in a run. Punctuation within a term counts as a space: `INV-20` is two words in order.
 */
export const parseQuery = (query: string): readonly Term[] => termsOf(query).map(asTerm);

function asTerm(folded: string): Term {
  const last = folded.split(' ').at(-1) ?? '';
  const isBeginning = isWordRun(last) || [...last].length === 1;
  const tokens = tokensOf(folded);
  return {
    needle: needleOf(folded),
    // The last letter of a longer run is in the pair before it.
    tokens: isBeginning ? tokens : tokens.slice(0, -1),
    isBeginning,
  };
}

/** Whether a folded text has what a query looks for. */
export const isFound = (folded: string, terms: readonly Term[]): boolean =>
  terms.every(({ needle }) => folded.includes(needle));

/** A single letter, for which the texts of files are not searched: nearly all of them have it. */
export const isSingleLetter = ({ tokens, isBeginning }: Term): boolean =>
  isBeginning && tokens.length === 1 && [...(tokens[0] ?? '')].length === 1;
