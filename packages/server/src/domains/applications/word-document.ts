import {
  isWholeDocument,
  lintBundle,
  ShoruiError,
  trimLayer,
  type Application as Definition,
  type ApplicationFile,
  type Finding,
  type Problem,
  type TemplateDocument,
} from '@shorui/engine';
import { authorBundle, nodeCodec, type Bundle } from '@shorui/engine/node';
import { AppError } from '../../errors/app-error.ts';
import { applicationWords } from '../../messages/applications.ts';

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

/** What lint finds in one Word template of an application, with its document and the names that the application answers. */
export async function lintWordFile(
  application: Definition,
  file: ApplicationFile,
  files: Bundle['files'],
): Promise<readonly Finding[]> {
  const only = { ...application, files: [file] };
  const bundle = await authorBundle({ application: only, files }, { codec: nodeCodec });
  return lintBundle(bundle, { codec: nodeCodec, now: () => performance.now() }).findings.map(atFile);
}

/**
 * Refuses a document that does not fit its file. What is wrong with the tags of the template is reported but not refused: saving
 * the document neither causes nor repairs it.
 * @throws {ShoruiError} with the problems at their blocks; {AppError} application_refused for a layer without a file
 */
export async function checkWordFile(
  application: Definition,
  file: ApplicationFile,
  files: Bundle['files'],
  locale: 'jp' | 'en',
): Promise<readonly Finding[]> {
  const { document } = file;
  if (!files.has(file.path) && (document === undefined || !isWholeDocument(document))) {
    const reason = applicationWords[locale].notWhole;
    throw new AppError('application_refused', { params: { reason }, fields: { document: [reason] } });
  }
  const findings = await lintWordFile(application, file, files);
  const refused = findings.filter(({ id, severity }) => severity === 'error' && id.startsWith('word.editor-'));
  if (refused.length > 0) throw new ShoruiError(refused);
  return findings;
}
