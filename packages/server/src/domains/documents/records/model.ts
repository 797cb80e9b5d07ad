import type { CreationOptional, Sequelize } from 'sequelize';
import { count, line, longText, reference } from '../../../database/columns.ts';
import { StoredRow, storedColumns } from '../../../database/stored-row.ts';
import { tableOptions } from '../../../database/table-options.ts';

/** A zip of documents, of the member who asked for it. */
export class DocumentArchiveRow extends StoredRow<DocumentArchiveRow> {
  declare workspace_id: number;
  declare user_id: number;
  declare state: 'waiting' | 'running' | 'done' | 'failed';
  /** Percent. */
  declare progress: CreationOptional<number>;
  declare documents: number;
  /** Files that the storage did not have. */
  declare missing: CreationOptional<number>;
  /** JSON: the documents that the member could read when he asked for it. */
  declare document_ids: string;
  declare file_id: CreationOptional<number | null>;
}

export interface ArchiveModels {
  readonly DocumentArchiveRow: typeof DocumentArchiveRow;
}

export function defineArchiveModels(sequelize: Sequelize): ArchiveModels {
  class BoundArchive extends DocumentArchiveRow {}
  BoundArchive.init(
    {
      ...storedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      state: line(10),
      progress: count(0),
      documents: count(0),
      missing: count(0),
      document_ids: longText(),
      file_id: reference('files', 'SET NULL', false),
    },
    tableOptions(sequelize, 'DocumentArchiveRow', 'document_archives'),
  );
  return { DocumentArchiveRow: BoundArchive };
}

declare module '../../../database/models.ts' {
  interface Models extends ArchiveModels {}
}
