import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { GroupType, UserPermission } from '../../../access/actor.ts';
import { foldedAttributes, keepFolded } from '../../../database/folded/folded-columns.ts';
import { restorableOptions, tableOptions } from '../../../database/table-options.ts';
import type { DocumentCategory } from '../../document-categories/model.ts';
import type { User } from '../users/model.ts';

/** A node of the workspace's tree of groups; gives its users permissions and access to categories. */
export class Group extends Model<InferAttributes<Group>, InferCreationAttributes<Group>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare parent_id: CreationOptional<number | null>;
  declare name: string;
  declare type: GroupType;
  declare permissions: CreationOptional<UserPermission[]>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare users?: NonAttribute<User[]>;
  declare group_users?: NonAttribute<GroupUser[]>;
  declare group_categories?: NonAttribute<GroupCategory[]>;
}

/** A user in a group. */
export class GroupUser extends Model<InferAttributes<GroupUser>, InferCreationAttributes<GroupUser>> {
  declare workspace_id: number;
  declare group_id: number;
  declare user_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare group?: NonAttribute<Group>;
  declare user?: NonAttribute<User>;
}

/** What a group may do with the documents of a category: all, or read. */
export class GroupCategory extends Model<InferAttributes<GroupCategory>, InferCreationAttributes<GroupCategory>> {
  declare workspace_id: number;
  declare group_id: number;
  declare category_id: number;
  declare full_access: boolean;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare category?: NonAttribute<DocumentCategory>;
}

export type GroupRequestStatus = 'waiting' | 'accepted' | 'refused';

/** The request of a user to join a group (any, when null); those who may decide open the link of the mail. */
export class GroupRequest extends Model<InferAttributes<GroupRequest>, InferCreationAttributes<GroupRequest>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare user_id: number;
  declare group_id: CreationOptional<number | null>;
  /** SHA-256 of the secret in the link, hex. */
  declare hash: string;
  declare message: CreationOptional<string>;
  declare status: CreationOptional<GroupRequestStatus>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

function defineGroup(sequelize: Sequelize): typeof Group {
  class BoundGroup extends Group {}
  BoundGroup.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      parent_id: { type: DataTypes.INTEGER },
      name: { type: DataTypes.STRING(255), allowNull: false },
      type: { type: DataTypes.STRING(20), allowNull: false },
      permissions: { type: DataTypes.JSON, allowNull: false, defaultValue: [] },
      ...foldedAttributes(),
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'Group', 'groups'),
  );
  keepFolded(BoundGroup, { search: [['name']], order: [['name']] });
  return BoundGroup;
}

function defineRequest(sequelize: Sequelize): typeof GroupRequest {
  class BoundRequest extends GroupRequest {}
  BoundRequest.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      group_id: { type: DataTypes.INTEGER },
      hash: { type: DataTypes.STRING(64), allowNull: false },
      message: { type: DataTypes.STRING(1000), allowNull: false, defaultValue: '' },
      status: { type: DataTypes.STRING(20), allowNull: false, defaultValue: 'waiting' },
      decided_by: { type: DataTypes.INTEGER },
      decided_at: { type: DataTypes.DATE },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'GroupRequest', 'group_requests'),
  );
  return BoundRequest;
}

export function defineGroupModels(sequelize: Sequelize): {
  readonly Group: typeof Group;
  readonly GroupUser: typeof GroupUser;
  readonly GroupCategory: typeof GroupCategory;
  readonly GroupRequest: typeof GroupRequest;
} {
  class BoundGroupUser extends GroupUser {}
  BoundGroupUser.init(
    {
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      group_id: { type: DataTypes.INTEGER, primaryKey: true },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'GroupUser', 'group_users'),
  );

  class BoundGroupCategory extends GroupCategory {}
  BoundGroupCategory.init(
    {
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      group_id: { type: DataTypes.INTEGER, primaryKey: true },
      category_id: { type: DataTypes.INTEGER, primaryKey: true },
      full_access: { type: DataTypes.BOOLEAN, allowNull: false },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'GroupCategory', 'group_categories'),
  );
  return {
    Group: defineGroup(sequelize),
    GroupUser: BoundGroupUser,
    GroupCategory: BoundGroupCategory,
    GroupRequest: defineRequest(sequelize),
  };
}
