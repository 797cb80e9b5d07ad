export { useTitles } from '../kits/titles.ts';
