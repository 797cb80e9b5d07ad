import type { Sequelize } from 'sequelize';
import { line, longText, reference } from '../../database/columns.ts';
import { VersionedRow, versionedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** Answers to try an application with, saved by the staff. */
export class ApplicationAnswerSet extends VersionedRow<ApplicationAnswerSet> {
  declare application_id: number;
  declare name: string;
  /** JSON of the answers, as the wizard has them. */
  declare answers: string;
  /** Name of the member of the staff. */
  declare created_by: string;
}

export interface AnswerSetModels {
  readonly ApplicationAnswerSet: typeof ApplicationAnswerSet;
}

export function defineAnswerSetModels(sequelize: Sequelize): AnswerSetModels {
  class BoundSet extends ApplicationAnswerSet {}
  BoundSet.init(
    {
      ...versionedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      name: line(100),
      answers: longText(),
      created_by: line(255),
    },
    tableOptions(sequelize, 'ApplicationAnswerSet', 'application_answer_sets'),
  );
  return { ApplicationAnswerSet: BoundSet };
}

declare module '../../database/models.ts' {
  interface Models extends AnswerSetModels {}
}
