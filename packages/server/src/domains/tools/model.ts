import type { CreationOptional, Sequelize } from 'sequelize';
import { count, line, longTextOrNull, number, reference, text } from '../../database/columns.ts';
import { StoredRow, storedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';
import type { ExportKind } from '../../contract/tools.ts';
import type { ExportFailure } from '../../messages/tools.ts';

/** An export that a member of the staff requested; a job makes its zip. */
export class DataExport extends StoredRow<DataExport> {
  declare admin_id: number | null;
  declare kind: ExportKind;
  /** JSON; null: all applications. */
  declare application_ids: string | null;
  declare state: 'waiting' | 'running' | 'done' | 'failed';
  /** Percent. */
  declare progress: CreationOptional<number>;
  declare failure: CreationOptional<ExportFailure | null>;
  declare file_id: CreationOptional<number | null>;
}

/** A zip that was uploaded and compared with what is here, until it is confirmed. */
export class DataImport extends StoredRow<DataImport> {
  declare admin_id: number | null;
  declare state: 'ready' | 'applied';
  declare file_id: CreationOptional<number | null>;
  /** SHA-256 (hex) of the changes that were shown; other changes are not applied. */
  declare digest: string;
}

/** An image that the staff put into a text. Everyone with its token may read it. */
export class EditorImage extends StoredRow<EditorImage> {
  declare token: string;
  declare file_id: number;
}

export interface ToolModels {
  readonly DataExport: typeof DataExport;
  readonly DataImport: typeof DataImport;
  readonly EditorImage: typeof EditorImage;
}

export function defineToolModels(sequelize: Sequelize): ToolModels {
  class BoundExport extends DataExport {}
  BoundExport.init(
    {
      ...storedColumns(),
      admin_id: number(),
      kind: line(20),
      application_ids: longTextOrNull(),
      state: line(10),
      progress: count(0),
      failure: text(20),
      file_id: reference('files', 'SET NULL', false),
    },
    tableOptions(sequelize, 'DataExport', 'data_exports'),
  );
  class BoundImport extends DataImport {}
  BoundImport.init(
    {
      ...storedColumns(),
      admin_id: number(),
      state: line(10),
      file_id: reference('files', 'SET NULL', false),
      digest: line(64),
    },
    tableOptions(sequelize, 'DataImport', 'data_imports'),
  );
  class BoundImage extends EditorImage {}
  BoundImage.init(
    { ...storedColumns(), token: line(43), file_id: reference('files', 'RESTRICT', true) },
    tableOptions(sequelize, 'EditorImage', 'editor_images'),
  );
  return { DataExport: BoundExport, DataImport: BoundImport, EditorImage: BoundImage };
}

declare module '../../database/models.ts' {
  interface Models extends ToolModels {}
}
