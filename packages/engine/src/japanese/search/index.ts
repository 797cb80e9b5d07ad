export { findNeedles, findWords, needleOf, termsOf, type Stretch } from './find-words.ts';
export { foldForSearch } from './fold-for-search.ts';
export { firstOtherLetter, foldRuns, isWordRun } from './fold-runs.ts';
export { foldWithPlaces, type PlacedText } from './fold-with-places.ts';
export { japaneseSortKey } from './japanese-sort-key.ts';
