import { ShoruiError, type Finding, type Problem } from '@shorui/engine';
import { wordType } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import { fileWords } from '../../messages/files.ts';
import type { Services } from '../../services.ts';
import { bytesOf } from '../../storage/bytes-of.ts';
import { emptyDefinition } from '../applications/definition.ts';
import { inspectUpload } from '../files/inspect-upload.ts';
import { definitionOfFields, templatePath } from './template-definition.ts';
import { fieldsOf, type StoredField } from './template-fields.ts';

/** Findings that are kept of a template. */
const mostFindings = 100;

/** Columns of a template that follow from its file and the settings of its fields. */
export interface FieldColumns {
  readonly fields: string;
  readonly field_count: number;
  readonly definition: string;
}

/** What is read of the file of a template. */
export interface ReadTemplate {
  readonly fields: readonly StoredField[];
  readonly findings: readonly Problem[];
}

export const columnsOfFields = (name: string, fields: readonly StoredField[]): FieldColumns => ({
  fields: JSON.stringify(fields),
  field_count: fields.length,
  definition: fields.length === 0 ? '' : JSON.stringify(definitionOfFields(name, fields)),
});

const plain = ({ fix: _fix, ...problem }: Finding): Problem => problem;

/** Errors of the tags first; lint finds the same ones again. */
function joined(problems: readonly Problem[], findings: readonly Finding[]): Problem[] {
  const all = [...problems, ...findings.map(plain)];
  const seen = new Set<string>();
  const first = all.filter(({ id, place, params }) => {
    const key = JSON.stringify([id, place.path, place.offset, params]);
    return !seen.has(key) && seen.add(key);
  });
  return first.slice(0, mostFindings);
}

/**
 * Reads a file that becomes a template, in bounded processes: the fields that the tags of a Word file need, and what is wrong with them. A
 * file whose tags are wrong has no fields. `kept`: fields of the file before.
 * @throws {AppError} invalid at the file for one that the engine cannot open, too_large, document_exhausted, busy
 */
export async function readTemplate(
  services: Pick<Services, 'documents' | 'inspector'>,
  upload: UploadedFile,
  { locale, kept = [] }: { readonly locale: 'jp' | 'en'; readonly kept?: readonly StoredField[] },
): Promise<ReadTemplate> {
  await inspectUpload(services, upload, locale);
  if (upload.type !== wordType) return { fields: [], findings: [] };
  const { documents, inspector } = services;
  const { size } = upload;
  const open = () => upload.open();
  const file = { id: 1, type: 'word' as const, name: 'template.docx', path: 'files/1.docx' };
  const application = { ...emptyDefinition(1, 'template'), last_id: 1, files: [file] };
  try {
    const findings = await inspector.lint({ size, open });
    const { proposals, problems } = await inspector.propose({ kind: 'word', application, size, open });
    const fields = proposals === undefined || problems.some(isError) ? [] : fieldsOf(proposals, kept);
    const bytes = fields.length === 0 ? Buffer.alloc(0) : await bytesOf(upload.open());
    const refusals = await refusalsOf(documents, fields, bytes);
    return {
      fields: refusals.length === 0 ? fields : [],
      findings: joined([...problems, ...refusals], findings),
    };
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    throw new AppError('invalid', { fields: { [upload.field]: [fileWords[locale].exhausted] }, cause: error });
  }
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Why no document can be made with these fields: names that no field can have, such as a list of plain texts. */
async function refusalsOf(
  documents: Services['documents'],
  fields: readonly StoredField[],
  bytes: Uint8Array,
): Promise<readonly Problem[]> {
  if (fields.length === 0) return [];
  try {
    const application = definitionOfFields('template', fields);
    const files = new Map([[templatePath, new Uint8Array(bytes)]]);
    const refused = await documents.check(() => Promise.resolve({ application, files }));
    // The file has a name of its own for people.
    return refused.flatMap(({ problems }) =>
      problems.map(({ place: { file: _file, ...place }, ...problem }) => ({ ...problem, place })),
    );
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
}
