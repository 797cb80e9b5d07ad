import { indexApplication } from '../../application/index-application.ts';
import type { Application } from '../../application/index.ts';
import { columnNames } from '../../bulk/index.ts';

/** The header of a table of answers to an application; each list has the columns of `lines` lines. */
export function answerColumns(application: Application, lines: number): string[] {
  return columnNames(application, indexApplication(application), lines);
}
