import type { Application as Definition } from '@shorui/engine';
import { applicationFormat } from '@shorui/engine/model';
import { AppError } from '../../errors/app-error.ts';
import type { UnitOfWork } from '../../database/database.ts';
import type { Application } from './model.ts';

/** The content of a new application. The id is that of its row. */
export const emptyDefinition = (id: number, name: string): Definition => ({
  format: applicationFormat,
  id,
  name,
  version: 1,
  publish: 0,
  last_id: 0,
  questions: [],
  fields: [],
  files: [],
});

/** The content of an application. Only the engine's edits write it, so it needs no check. */
export const definitionOf = ({ definition }: { readonly definition: string }): Definition =>
  JSON.parse(definition) as Definition;

/** Columns that follow from the content. */
export const columnsOf = (definition: Definition) => ({
  name: definition.name,
  description: definition.description ?? '',
  definition: JSON.stringify(definition),
  number: definition.version,
  frozen: definition.frozen === true,
  question_count: definition.questions.length,
  file_count: definition.files.length,
});

/** @throws {AppError} not_found */
export async function loadApplication(
  { models }: Pick<UnitOfWork, 'models'>,
  id: number,
  { deleted = false } = {},
): Promise<Application> {
  const row = await models.Application.findOne({ where: { id }, paranoid: !deleted });
  if (row === null) throw new AppError('not_found');
  return row;
}
