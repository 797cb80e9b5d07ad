import type { CreationOptional, Sequelize } from 'sequelize';
import {
  day,
  line,
  longText,
  longTextOrNull,
  reference,
  storedBytes,
  text,
  when,
  wholeNumber,
} from '../../../database/columns.ts';
import { StoredRow, storedColumns, VersionedRow, versionedColumns } from '../../../database/stored-row.ts';
import { tableOptions } from '../../../database/table-options.ts';
import type { FileKindName } from '../model.ts';

/** A file that a member has uploaded and that no document has yet. A job deletes it after its time. */
export class TemporaryUpload extends StoredRow<TemporaryUpload> {
  declare workspace_id: number;
  declare user_id: number;
  declare file_id: number;
  declare name: string;
  /** Hex. */
  declare sha256: string;
  /** Bytes. */
  declare size: number;
  declare kind: FileKindName;
  declare expires_at: Date;
}

/** A line of the list in which a member files many uploads at once. */
export class BulkUploadItem extends VersionedRow<BulkUploadItem> {
  declare workspace_id: number;
  declare user_id: number;
  /** Null once it is a document. */
  declare temporary_upload_id: CreationOptional<number | null>;
  declare name: string;
  declare category_id: CreationOptional<number | null>;
  declare type_id: CreationOptional<number | null>;
  /** Values by meta id, as JSON, as they were typed. */
  declare metas: CreationOptional<string>;
  declare record_date: CreationOptional<string | null>;
  declare record_amount: CreationOptional<number | null>;
  declare record_party: CreationOptional<string | null>;
  /** Names of the folders that it was in, with slashes between; empty without. */
  declare folder: CreationOptional<string>;
  declare status: 'waiting' | 'running' | 'done' | 'failed';
  /** Why it failed: messages by field, as JSON. */
  declare reason: CreationOptional<string | null>;
  /** What it became. */
  declare document_id: CreationOptional<number | null>;
}

export interface UploadModels {
  readonly TemporaryUpload: typeof TemporaryUpload;
  readonly BulkUploadItem: typeof BulkUploadItem;
}

const owner = () => ({
  workspace_id: reference('companies', 'CASCADE', true),
  user_id: reference('users', 'CASCADE', true),
});

export function defineUploadModels(sequelize: Sequelize): UploadModels {
  class BoundUpload extends TemporaryUpload {}
  BoundUpload.init(
    {
      ...storedColumns(),
      ...owner(),
      file_id: reference('files', 'RESTRICT', true),
      name: line(255),
      sha256: line(64),
      size: storedBytes('size'),
      kind: line(10),
      expires_at: when(),
    },
    tableOptions(sequelize, 'TemporaryUpload', 'temporary_uploads'),
  );
  class BoundItem extends BulkUploadItem {}
  BoundItem.init(
    {
      ...versionedColumns(),
      ...owner(),
      temporary_upload_id: reference('temporary_uploads', 'SET NULL', false),
      name: line(255),
      category_id: reference('document_categories', 'SET NULL', false),
      type_id: reference('document_types', 'SET NULL', false),
      metas: { ...longText(), defaultValue: '{}' },
      record_date: day(),
      record_amount: wholeNumber('record_amount'),
      record_party: text(255),
      folder: { ...line(1000), defaultValue: '' },
      status: line(10),
      reason: longTextOrNull(),
      document_id: reference('documents', 'SET NULL', false),
    },
    tableOptions(sequelize, 'BulkUploadItem', 'bulk_upload_items'),
  );
  return { TemporaryUpload: BoundUpload, BulkUploadItem: BoundItem };
}

declare module '../../../database/models.ts' {
  interface Models extends UploadModels {}
}
