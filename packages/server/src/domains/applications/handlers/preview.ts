import { describeProblem } from '@shorui/engine';
import { previewApplication } from '../../../contract/applications/preview.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { draftSource, versionSource } from '../assets.ts';
import { loadApplication } from '../definition.ts';
import { refusingDocuments } from '../refusals.ts';

/** Milliseconds for each file, and bytes of all files: a person waits for the reply. */
const [mostMs, mostBytes] = [10_000, 20 * 1024 * 1024];
/** Problems that are shown: an empty form has one for each tag. */
const mostProblems = 100;

const preview = handle(previewApplication, async ({ body, locale, params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const { answers, number, file_id, blocks = [] } = body;
  const source = number === undefined ? draftSource(services, row) : versionSource(services, row.id, number);
  const language = locale === 'jp' ? 'ja' : 'en';
  const work = {
    kind: 'preview',
    answers,
    blocks: blocks.map(({ file_id: fileId, path, repeat = [] }) => ({ fileId, path, repeat })),
    locale: language,
    milliseconds: mostMs,
    ...(file_id === undefined ? {} : { only: [String(file_id)] }),
  } as const;
  const made = await refusingDocuments(locale, () => services.documents.make(source, work));
  const size = made.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > mostBytes) throw new AppError('document_exhausted');
  return {
    files: made.files.map(({ fileId, path, bytes }) => ({
      file_id: fileId,
      name: path,
      pdf: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    })),
    problems: made.problems
      .slice(0, mostProblems)
      .map((problem) => ({ severity: problem.severity, text: describeProblem(problem, language) })),
    reasons: made.reasons.map(({ fileId, path, repeat, shown, lines }) => ({
      file_id: fileId,
      path: [...path],
      repeat: [...repeat],
      shown,
      lines: [...lines],
    })),
  };
});

export const previewHandlers: readonly Mounted[] = [preview];
