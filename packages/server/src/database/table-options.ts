import type { Sequelize } from 'sequelize';

/** Options that all models share: snake_case attributes as they are, `created_at` and `updated_at`, no pluralising. */
export function tableOptions(sequelize: Sequelize, modelName: string, tableName: string) {
  return {
    sequelize,
    modelName,
    tableName,
    timestamps: true,
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } as const;
}

/** The same for tables whose rows a person deletes and may restore. */
export function restorableOptions(sequelize: Sequelize, modelName: string, tableName: string) {
  return { ...tableOptions(sequelize, modelName, tableName), paranoid: true, deletedAt: 'deleted_at' } as const;
}
