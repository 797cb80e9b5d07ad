import { describeProblem, type Problem } from '@shorui/engine';
import type { RefusedFile } from '../../documents/check-files.ts';
import { AppError } from '../../errors/app-error.ts';
import { applicationWords } from '../../messages/applications.ts';
import type { Services } from '../../services.ts';
import { draftSource } from './assets.ts';
import { definitionOf } from './definition.ts';
import type { Application } from './model.ts';

type Locale = 'jp' | 'en';

/** Problems that a reply has for each file: a template may lack a question for every tag. */
const mostProblems = 20;

/** The words of problems at the file that people know, without its path in the application. */
const wordsOf = (problems: readonly Problem[], locale: Locale): string[] =>
  problems.slice(0, mostProblems).map((problem) => {
    const { file: _path, ...place } = problem.place;
    return describeProblem({ ...problem, place }, locale === 'jp' ? 'ja' : 'en');
  });

function refusalOf(row: Application, refused: readonly RefusedFile[], locale: Locale): AppError {
  const { files } = definitionOf(row);
  const lines = refused.map(({ fileId, problems }) => {
    const index = files.findIndex(({ id }) => id === fileId);
    const name = files[index]?.name ?? '';
    return { index, texts: wordsOf(problems, locale).map((text) => applicationWords[locale].atFile(name, text)) };
  });
  const fields = Object.fromEntries(lines.map(({ index, texts }) => [`files[${index}]`, texts]));
  return new AppError('publish_refused', { params: { reason: lines[0]?.texts[0] ?? '' }, fields });
}

/**
 * Demands that every file of the edited content is there and compiles, so that companies can make documents of it.
 * @throws {AppError} publish_refused with the files and their problems; document_exhausted, busy
 */
export async function demandPublishable(services: Services, row: Application, locale: Locale): Promise<void> {
  const refused = await services.documents.check(draftSource(services, row).load);
  if (refused.length > 0) throw refusalOf(row, refused, locale);
}
