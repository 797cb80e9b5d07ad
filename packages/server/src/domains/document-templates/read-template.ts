import { ShoruiError, type Finding, type Problem } from '@shorui/engine';
import { wordType } from '../../contract/applications/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { UploadedFile } from '../../http/handler.ts';
import { Exhausted } from '../../inspection/inspection-process.ts';
import { fileWords } from '../../messages/files.ts';
import type { Services } from '../../services.ts';
import { emptyDefinition } from '../applications/definition.ts';
import { inspectUpload } from '../files/inspect-upload.ts';
import { definitionOfFields } from './template-definition.ts';
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
 * Reads a file that becomes a template, in a bounded process: the fields that the tags of a Word file need, and what is wrong with them.
 * A file whose tags are wrong has no fields. `kept`: fields of the file before.
 * @throws {AppError} invalid at the file for one that the engine cannot open, too_large, busy
 */
export async function readTemplate(
  services: Pick<Services, 'inspector'>,
  upload: UploadedFile,
  { locale, kept = [] }: { readonly locale: 'jp' | 'en'; readonly kept?: readonly StoredField[] },
): Promise<ReadTemplate> {
  await inspectUpload(services, upload, locale);
  if (upload.type !== wordType) return { fields: [], findings: [] };
  const { inspector } = services;
  const { size } = upload;
  const open = () => upload.open();
  const file = { id: 1, type: 'word' as const, name: 'template.docx', path: 'files/1.docx' };
  const application = { ...emptyDefinition(1, 'template'), last_id: 1, files: [file] };
  try {
    const findings = await inspector.lint({ size, open });
    const { proposals, problems } = await inspector.propose({ kind: 'word', application, size, open });
    const isWrong = problems.some(({ severity }) => severity === 'error');
    const fields = proposals === undefined || isWrong ? [] : fieldsOf(proposals, kept);
    return { fields: usable(fields), findings: joined(problems, findings) };
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    throw new AppError('invalid', { fields: { [upload.field]: [fileWords[locale].exhausted] }, cause: error });
  }
}

/** Fields of which an application can be made; none otherwise. */
function usable(fields: readonly StoredField[]): readonly StoredField[] {
  try {
    definitionOfFields('template', fields);
    return fields;
  } catch (error) {
    if (error instanceof ShoruiError) return [];
    throw error;
  }
}
