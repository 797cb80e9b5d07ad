import { describeProblem, ShoruiError, type Problem } from '@shorui/engine';
import { AppError } from '../../errors/app-error.ts';

type Locale = 'jp' | 'en';

/** `/value/name` as `name`, `/set/options/0/text` as `options[0].text`: the path of the field in the body. */
function fieldOf({ id, place, params }: Problem): string | undefined {
  // The place of a missing reference is the whole part; where in it is a parameter.
  const within = id === 'application.edit-unknown-reference' ? String(params['pointer'] ?? '') : '';
  const steps = (place.pointer ?? within)
    .split('/')
    .filter((step) => step !== '' && step !== 'value' && step !== 'set');
  if (steps.length === 0) return undefined;
  return steps.map((step, at) => (/^\d+$/.test(step) ? `[${step}]` : `${at > 0 ? '.' : ''}${step}`)).join('');
}

/** What the caller tried: to change an application, or to make documents of it. */
type Refusal = 'application_refused' | 'documents_refused';

/** The reply to problems of the engine: at their fields, or the first one as the message. A part that does not exist is not found. */
export function refusalOf(error: ShoruiError, locale: Locale, code: Refusal = 'application_refused'): AppError {
  const words = (problem: Problem): string => describeProblem(problem, locale === 'jp' ? 'ja' : 'en');
  const [first] = error.problems;
  if (first === undefined || first.id === 'application.edit-unknown-thing') return new AppError('not_found');
  const fields: Record<string, string[]> = {};
  for (const problem of error.problems) (fields[fieldOf(problem) ?? 'application'] ??= []).push(words(problem));
  return new AppError(code, { params: { reason: words(first) }, fields, cause: error });
}

/** Does work of the engine and turns its problems into replies. */
export function refusing<T>(locale: Locale, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ShoruiError ? refusalOf(error, locale) : error;
  }
}

/** As `refusing`, for work that takes its time. */
export async function refusingAsync<T>(locale: Locale, work: () => Promise<T>, code?: Refusal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ShoruiError ? refusalOf(error, locale, code) : error;
  }
}

/** Makes documents and turns the engine's problems into replies. @throws {AppError} documents_refused */
export const refusingDocuments = <T>(locale: Locale, work: () => Promise<T>): Promise<T> =>
  refusingAsync(locale, work, 'documents_refused');
