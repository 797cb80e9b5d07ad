import { describeProblem, type Place, type Problem } from '@shorui/engine';

/** A place without the names that the storage and a Word file give to files and parts: readers know neither. */
function placeOnPaper({ file: _file, part: _part, ...place }: Place): Place {
  return place;
}

/** A problem of the paper that is shown, as a line: where on it, what happened, what to do. */
export function problemLine({ place, related, ...problem }: Problem, locale: 'ja' | 'en'): string {
  const second = related === undefined ? {} : { related: placeOnPaper(related) };
  return describeProblem({ ...problem, place: placeOnPaper(place), ...second }, locale);
}
