import type { Sequelize } from 'sequelize';
import { defineAuthModels } from './auth/model.ts';
import { defineCompanyModels } from './companies/model.ts';
import { defineGroupModels } from './groups/model.ts';
import { defineUserModels } from './users/model.ts';

/**
 * All tables of accounts, bound to one database, with the associations that queries include by. Plans and categories of documents
 * are domains below and must be bound first.
 */
export function defineAccountModels(sequelize: Sequelize) {
  const models = {
    ...defineCompanyModels(sequelize),
    ...defineUserModels(sequelize),
    ...defineGroupModels(sequelize),
    ...defineAuthModels(sequelize),
  };
  associate(models, sequelize);
  return models;
}

export type AccountModels = ReturnType<typeof defineAccountModels>;

declare module '../../database/models.ts' {
  interface Models extends AccountModels {}
}

/** Foreign keys are in the migrations; associations only name the joins. */
function associate(models: AccountModels, sequelize: Sequelize): void {
  const loose = { constraints: false } as const;
  models.Company.belongsTo(sequelize.model('Plan'), { ...loose, as: 'plan', foreignKey: 'plan_id' });
  models.Company.hasOne(models.CompanySettings, { ...loose, as: 'settings', foreignKey: 'workspace_id' });
  models.Company.hasMany(models.Member, { ...loose, as: 'members', foreignKey: 'workspace_id' });
  models.Member.belongsTo(models.User, { ...loose, as: 'user', foreignKey: 'user_id' });
  models.Member.belongsTo(models.Company, { ...loose, as: 'company', foreignKey: 'workspace_id' });
  models.User.hasMany(models.Member, { ...loose, as: 'members', foreignKey: 'user_id' });
  models.User.hasMany(models.GroupUser, { ...loose, as: 'group_users', foreignKey: 'user_id' });
  models.Group.hasMany(models.GroupUser, { ...loose, as: 'group_users', foreignKey: 'group_id' });
  models.Group.hasMany(models.GroupCategory, { ...loose, as: 'group_categories', foreignKey: 'group_id' });
  models.GroupUser.belongsTo(models.Group, { ...loose, as: 'group', foreignKey: 'group_id' });
  models.GroupUser.belongsTo(models.User, { ...loose, as: 'user', foreignKey: 'user_id' });
  models.GroupCategory.belongsTo(sequelize.model('DocumentCategory'), {
    ...loose,
    as: 'category',
    foreignKey: 'category_id',
  });
}
