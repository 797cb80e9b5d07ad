import type { Locale, CatalogueEntry, ProblemText } from './catalogue/entry.ts';
import { problemCatalogue } from './catalogue/index.ts';
import { placeWords } from './catalogue/place-words.ts';
import type { Place } from './place.ts';
import type { Problem } from './problem.ts';

/** The place in words, from the outside inwards; an empty string when nothing is known. */
export function describePlace(place: Place, locale: Locale): string {
  const word = placeWords[locale];
  const steps: string[] = [];
  if (place.file !== undefined) steps.push(place.file);
  if (place.part !== undefined) steps.push(place.part);
  if (place.table) {
    const { number, row, column } = place.table;
    steps.push(`${word.table(number)} ${word.row(row)} ${word.column(column)}`);
  } else if (place.paragraph !== undefined) steps.push(word.paragraph(place.paragraph));
  if (place.slot !== undefined) steps.push(place.slot);
  if (place.pointer !== undefined) steps.push(place.pointer);
  if (place.line !== undefined) {
    steps.push(
      place.column === undefined ? word.line(place.line) : `${word.line(place.line)} ${word.character(place.column)}`,
    );
  }
  if (place.question) steps.push(word.question(place.question.name));
  for (const index of place.repeat ?? []) steps.push(word.repetition(index + 1));
  if (place.field) steps.push(word.field(place.field.name));
  if (place.snippet !== undefined) steps.push(locale === 'ja' ? `「${place.snippet}」` : `"${place.snippet}"`);
  return steps.join(' ');
}

function fill(text: string, params: Problem['params']): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The words of a problem with its parameters filled in, apart from its place. */
export function problemText(problem: Problem, locale: Locale): ProblemText {
  const entry: CatalogueEntry = problemCatalogue[problem.id];
  return { what: fill(entry[locale].what, problem.params), fix: fill(entry[locale].fix, problem.params) };
}

/** One line for a reader: where, what happened, what to do, and the second place if there is one. */
export function describeProblem(problem: Problem, locale: Locale): string {
  const { what, fix } = problemText(problem, locale);
  const where = describePlace(problem.place, locale);
  const related = problem.related ? placeWords[locale].related(describePlace(problem.related, locale)) : '';
  const [colon, gap] = locale === 'ja' ? ['：', ''] : [': ', ' '];
  return [where === '' ? what : `${where}${colon}${what}`, related, fix].filter((text) => text !== '').join(gap);
}
