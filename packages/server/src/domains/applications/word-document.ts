import { ShoruiError, type Application as Definition, type Finding, type Problem } from '@shorui/engine';
import { isWholeDocument, trimLayer } from '@shorui/engine/editor';
import type { ApplicationFile, TemplateDocument } from '@shorui/engine/model';
import { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.ts';
import { applicationWords } from '../../messages/applications.ts';
import type { Services } from '../../services.ts';
import { withinBounds } from './files.ts';

/** Where the content of a Word template comes from. */
export type Origin = 'uploaded' | 'authored' | 'missing';

/** `paths`: of the files that were uploaded. */
export function originOf({ path, document }: ApplicationFile, paths: ReadonlySet<string>): Origin {
  if (paths.has(path)) return 'uploaded';
  return document !== undefined && isWholeDocument(document) ? 'authored' : 'missing';
}

/** The document of a new template: one empty paragraph. */
export const emptyDocument: TemplateDocument = {
  children: [{ type: 'section', path: [0], children: [{ type: 'newParagraph', path: [0, 0], text: '' }] }],
};

/** What is stored of a document: over an uploaded file only what does something, otherwise all of it. */
export function storedDocument(document: TemplateDocument, origin: Origin): TemplateDocument | null {
  if (origin !== 'uploaded') return document;
  const trimmed = trimLayer(document);
  return trimmed.children.length === 0 ? null : trimmed;
}

/** Problems whose pointers begin at the file, for a call whose body is that of the file. */
const atFile = <P extends Problem>(problem: P): P => {
  const { pointer } = problem.place;
  if (pointer === undefined) return problem;
  return { ...problem, place: { ...problem.place, pointer: pointer.replace(/^\/files\/\d+/, '') } };
};

/** A Word template of an application, with the contents of files by path. */
export interface WordFile {
  readonly application: Definition;
  readonly file: ApplicationFile;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * What lint finds in one Word template of an application, with its document and the names that the application answers. It runs in a bounded
 * process.
 * @throws {ShoruiError} when the document of a template without an upload cannot be written; {AppError} application_refused for a file that
 * takes too much; busy
 */
export async function lintWordFile(
  { inspector }: Pick<Services, 'inspector'>,
  { application, file, files }: WordFile,
  locale: 'jp' | 'en',
): Promise<readonly Finding[]> {
  const only = { ...application, files: [file] };
  const bytes = files.get(file.path) ?? new Uint8Array();
  const open = () => Readable.from(bytes.length === 0 ? [] : [Buffer.from(bytes)]);
  const findings = await withinBounds(locale, () => inspector.lint({ application: only, size: bytes.length, open }));
  return findings.map(atFile);
}

/**
 * Refuses a document that does not fit its file. What is wrong with the tags of the template is reported but not refused: saving
 * the document neither causes nor repairs it.
 * @throws {ShoruiError} with the problems at their blocks; {AppError} application_refused for a layer without a file
 */
export async function checkWordFile(
  services: Pick<Services, 'inspector'>,
  word: WordFile,
  locale: 'jp' | 'en',
): Promise<readonly Finding[]> {
  const { file, files } = word;
  const { document } = file;
  if (!files.has(file.path) && (document === undefined || !isWholeDocument(document))) {
    const reason = applicationWords[locale].notWhole;
    throw new AppError('application_refused', { params: { reason }, fields: { document: [reason] } });
  }
  const findings = await lintWordFile(services, word, locale);
  const refused = findings.filter(({ id, severity }) => severity === 'error' && id.startsWith('word.editor-'));
  if (refused.length > 0) throw new ShoruiError(refused);
  return findings;
}
