export type { Outcome } from './outcome.ts';
export * from './codes/index.ts';
export * from './dates/index.ts';
export * from './numbers/index.ts';
export { findNoBankKana, toBankKana } from './bank-kana.ts';
export * from './people.ts';
export * from './places.ts';
export * from './search/index.ts';
export {
  compareCharacters,
  similarityOf,
  type ComparedCharacters,
  type ComparedPart,
} from './compare/compare-characters.ts';
export { stepsBetween, type ComparedStep } from './compare/steps-between.ts';
export * from './consumption-tax.ts';
export * from './text-width.ts';
export * from './width/index.ts';
