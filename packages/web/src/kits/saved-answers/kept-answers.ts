import type { Answers } from '../questions/answer-path.ts';

const keyOf = (place: string): string => `shorui.answers.${place}`;

interface Kept {
  readonly owner: string;
  readonly answers: Answers;
}

/** Keeps answers that are not saved yet in this browser, until they are: a crash or an ended session loses nothing. */
export function keepAnswers(owner: string, place: string, answers: Answers): void {
  try {
    if (Object.keys(answers).length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify({ owner, answers } satisfies Kept));
  } catch {
    // Without storage the answers last as long as the page.
  }
}

/** Gives the answers of this person that were not saved. Those of somebody else are thrown away. */
export function keptAnswers(owner: string, place: string): Answers {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Kept | null;
    if (kept?.owner === owner) return kept.answers;
    localStorage.removeItem(keyOf(place));
  } catch {
    // What cannot be read is not there.
  }
  return {};
}
