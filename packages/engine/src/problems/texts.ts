// The texts of all problems, in both languages. Loading them gives the messages of errors words instead of ids.
import type { Locale, CatalogueEntry, ProblemText } from './catalogue/entry.ts';
import { problemCatalogue } from './catalogue/index.ts';
import { placeWords } from './catalogue/place-words.ts';
import { filledText } from './filled-text.ts';
import { describePlace } from './place.ts';
import type { Problem } from './problem.ts';
import { describeErrorsBy } from './shorui-error.ts';

export { problemCatalogue } from './catalogue/index.ts';

/** The words of a problem with its parameters filled in, apart from its place. */
export function problemText(problem: Problem, locale: Locale): ProblemText {
  const entry: CatalogueEntry = problemCatalogue[problem.id];
  return filledText(entry[locale], problem.params);
}

/** One line for a reader: where, what happened, what to do, and the second place if there is one. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { what, fix } = problemText(problem, locale);
  const where = describePlace(problem.place, locale);
  const related = problem.related ? placeWords[locale].related(describePlace(problem.related, locale)) : '';
  const [colon, gap] = locale === 'ja' ? ['：', ''] : [': ', ' '];
  return [where === '' ? what : `${where}${colon}${what}`, related, fix].filter((text) => text !== '').join(gap);
}

describeErrorsBy((problem) => describeProblem(problem, 'en'));
