export {
  findNeedles,
  findWords,
  needleOf,
  termsOf,
  type Stretch,
  foldWithPlaces,
  type PlacedText,
} from './find-words.ts';
export { foldForSearch, foldRuns, isWordRun } from './fold-for-search.ts';
export { japaneseSortKey } from './japanese-sort-key.ts';
