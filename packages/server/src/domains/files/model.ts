import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { restorableOptions, tableOptions } from '../../database/table-options.ts';

/**
 * An object of the storage. The row is created before the object and deleted after it, so every object in the storage has a
 * row, even if a process is killed.
 */
export class FileObject extends Model<InferAttributes<FileObject>, InferCreationAttributes<FileObject>> {
  declare id: CreationOptional<number>;
  /** Key of the storage; contains the SHA-256 of the content. */
  declare key: string;
  /** Bytes. */
  declare size: number;
  /** Rows of `files` that refer to it, deleted ones too as long as they can be restored. */
  declare uses: CreationOptional<number>;
  /** Not to be swept before, though nothing refers to it: it is being uploaded, or a backup may still be reading it. */
  declare held_until: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** A file as people know it: a name for a content, in one workspace. */
export class StoredFile extends Model<InferAttributes<StoredFile>, InferCreationAttributes<StoredFile>> {
  declare id: CreationOptional<number>;
  /** null: the service's own, such as files of applications. */
  declare workspace_id: number | null;
  declare key: string;
  declare name: string;
  /** Media type, by content. */
  declare type: string;
  /** Bytes. */
  declare size: number;
  /** Hex. */
  declare sha256: string;
  /** The user who uploaded it; null: staff, or made by the service. */
  declare created_by: number | null;
  /** The kind of record that the file belongs to and is reached through, `document`; null: a file by itself. */
  declare belongs_to: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

/** How much storage a workspace uses: the sum over its files that are not deleted, changed in the same transaction as they are. */
export class WorkspaceUsage extends Model<InferAttributes<WorkspaceUsage>, InferCreationAttributes<WorkspaceUsage>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare bytes: CreationOptional<number>;
  declare files: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** PostgreSQL gives 64-bit integers as text; sizes of files are far below what a number holds exactly. */
const bytes = (name: string, initial?: number) => ({
  type: DataTypes.BIGINT,
  allowNull: false,
  ...(initial !== undefined && { defaultValue: initial }),
  get(this: Model): number {
    return Number(this.getDataValue(name));
  },
});

const id = () => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true });
const stamps = () => ({
  created_at: { type: DataTypes.DATE, allowNull: false },
  updated_at: { type: DataTypes.DATE, allowNull: false },
});

export interface FileModels {
  readonly FileObject: typeof FileObject;
  readonly StoredFile: typeof StoredFile;
  readonly WorkspaceUsage: typeof WorkspaceUsage;
}

declare module '../../database/models.ts' {
  interface Models extends FileModels {}
}

export function defineFileModels(sequelize: Sequelize): FileModels {
  class BoundFileObject extends FileObject {}
  BoundFileObject.init(
    {
      id: id(),
      key: { type: DataTypes.STRING(80), allowNull: false, unique: true },
      size: bytes('size'),
      uses: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      held_until: { type: DataTypes.DATE },
      ...stamps(),
    },
    tableOptions(sequelize, 'FileObject', 'file_objects'),
  );

  class BoundStoredFile extends StoredFile {}
  BoundStoredFile.init(
    {
      id: id(),
      workspace_id: { type: DataTypes.INTEGER },
      key: { type: DataTypes.STRING(80), allowNull: false },
      name: { type: DataTypes.STRING(255), allowNull: false },
      type: { type: DataTypes.STRING(255), allowNull: false },
      size: bytes('size'),
      sha256: { type: DataTypes.STRING(64), allowNull: false },
      created_by: { type: DataTypes.INTEGER },
      belongs_to: { type: DataTypes.STRING(20) },
      ...stamps(),
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'StoredFile', 'files'),
  );

  class BoundWorkspaceUsage extends WorkspaceUsage {}
  BoundWorkspaceUsage.init(
    {
      id: id(),
      workspace_id: { type: DataTypes.INTEGER, allowNull: false, unique: true },
      bytes: bytes('bytes', 0),
      files: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      ...stamps(),
    },
    tableOptions(sequelize, 'WorkspaceUsage', 'workspace_usage'),
  );

  return {
    FileObject: BoundFileObject,
    StoredFile: BoundStoredFile,
    WorkspaceUsage: BoundWorkspaceUsage,
  };
}
