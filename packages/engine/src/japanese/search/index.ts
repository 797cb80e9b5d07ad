export { foldForSearch } from './fold-for-search.ts';
export { japaneseSortKey } from './japanese-sort-key.ts';
