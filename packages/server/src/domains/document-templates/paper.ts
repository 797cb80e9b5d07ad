import type { Application as Definition, Bundle } from '@shorui/engine';
import type { Static } from 'typebox';
import type { TemplatePaper } from '../../contract/document-templates/index.ts';
import type { DocumentSource } from '../../documents/documents.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import { bytesOf } from '../../storage/bytes-of.ts';
import { presentFiles } from '../applications/present-files.ts';
import type { DocumentTemplate } from './model.ts';
import { templatePath } from './template-definition.ts';
import { fileOfTemplate } from './template-rows.ts';

type Parts = Pick<Services, 'database' | 'storage'>;

/** The application of a template. @throws {AppError} template_without_fields */
export function definitionOfTemplate({ definition }: Pick<DocumentTemplate, 'definition'>): Definition {
  if (definition === '') throw new AppError('template_without_fields');
  return JSON.parse(definition) as Definition;
}

/** The bytes of the file of a template. @throws {AppError} not_found */
export async function bytesOfTemplate({ database, storage }: Parts, row: DocumentTemplate): Promise<Buffer> {
  return bytesOf(await storage.get((await fileOfTemplate(database, row)).key));
}

const bundleOf = async (parts: Parts, row: DocumentTemplate): Promise<Bundle> => ({
  application: definitionOfTemplate(row),
  files: new Map([[templatePath, new Uint8Array(await bytesOfTemplate(parts, row))]]),
});

/** What the engine needs in a browser to show the paper of a template. @throws {AppError} template_without_fields, too_large */
export async function paperOf(parts: Parts, row: DocumentTemplate): Promise<Static<typeof TemplatePaper>> {
  const { application, files } = await bundleOf(parts, row);
  return { content: { ...application }, files: presentFiles(files) };
}

/** A template for the threads that make documents. */
export const templateSource = (parts: Parts, row: DocumentTemplate): DocumentSource => ({
  key: `template ${row.id} ${row.version}`,
  load: () => bundleOf(parts, row),
});
