import { DataTypes, type ModelAttributeColumnOptions, type QueryInterface } from 'sequelize';

type Column = ModelAttributeColumnOptions;

// Functions, because Sequelize changes what it is given.
const id = (): Column => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true });
const bytes = (): Column => ({ type: DataTypes.BIGINT, allowNull: false });
const stamps = (): Record<'created_at' | 'updated_at', Column> => ({
  created_at: { type: DataTypes.DATE, allowNull: false },
  updated_at: { type: DataTypes.DATE, allowNull: false },
});

/** The objects of the storage, the references to them, and the usage of each workspace. */
export const files = {
  name: '004-files',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('file_objects', {
      id: id(),
      key: { type: DataTypes.STRING(80), allowNull: false, unique: true },
      size: bytes(),
      uses: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      held_until: { type: DataTypes.DATE },
      ...stamps(),
    });
    await queries.addIndex('file_objects', { name: 'file_objects_unused', fields: ['uses', 'held_until'] });

    await queries.createTable('files', {
      id: id(),
      workspace_id: { type: DataTypes.INTEGER },
      key: {
        type: DataTypes.STRING(80),
        allowNull: false,
        references: { model: 'file_objects', key: 'key' },
        onDelete: 'RESTRICT',
        onUpdate: 'CASCADE',
      },
      name: { type: DataTypes.STRING(255), allowNull: false },
      type: { type: DataTypes.STRING(255), allowNull: false },
      size: bytes(),
      sha256: { type: DataTypes.STRING(64), allowNull: false },
      created_by: { type: DataTypes.INTEGER },
      ...stamps(),
      deleted_at: { type: DataTypes.DATE },
    });
    await queries.addIndex('files', { name: 'files_workspace', fields: ['workspace_id', 'id'] });
    await queries.addIndex('files', { name: 'files_key', fields: ['key'] });
    await queries.addIndex('files', { name: 'files_created_by', fields: ['created_by'] });
    await queries.addIndex('files', { name: 'files_deleted', fields: ['deleted_at'] });

    await queries.createTable('workspace_usage', {
      id: id(),
      workspace_id: { type: DataTypes.INTEGER, allowNull: false, unique: true },
      bytes: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      files: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      ...stamps(),
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['workspace_usage', 'files', 'file_objects']) await queries.dropTable(table);
  },
};
