import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { foldedAttributes, keepFolded } from '../../../database/folded/folded-columns.ts';
import { sortKeyLength } from '../../../database/folded/folded-values.ts';
import { restorableOptions, tableOptions } from '../../../database/table-options.ts';
import type { Company } from '../companies/model.ts';

/** A person who logs in to the customer area. One person may be a member of several workspaces. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: CreationOptional<number>;
  /** As typed; unique without regard to case among those who are not deleted. */
  declare email: string;
  /** Argon2id, PHC format. Null until the person has completed the registration. */
  declare password: CreationOptional<string | null>;
  declare last_name: CreationOptional<string>;
  declare first_name: CreationOptional<string>;
  /** Full-width katakana. */
  declare kana: CreationOptional<string | null>;
  declare phone: CreationOptional<string | null>;
  /** 0 general, 1 test. */
  declare status: CreationOptional<number>;
  /** Registered by the document-creation product: restricted to its screens. */
  declare is_role_application: CreationOptional<boolean>;
  declare email_verified_at: CreationOptional<Date | null>;
  /** When name, password and company were complete. */
  declare registered_at: CreationOptional<Date | null>;
  declare first_logged_in_at: CreationOptional<Date | null>;
  declare suspended_at: CreationOptional<Date | null>;
  /** 0 none to 4 complete. */
  declare payment_step: CreationOptional<number>;
  /** Which mails and bells the user has turned on, by name. */
  declare notification: CreationOptional<Record<string, boolean>>;
  declare locale: CreationOptional<'jp' | 'en'>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare members?: NonAttribute<Member[]>;

  /** Family name first, as in Japan. */
  get full_name(): NonAttribute<string> {
    return [this.last_name, this.first_name].filter((part) => part !== '').join(' ');
  }
}

/** A user's place in a workspace. `removed_at` ends it; to be invited again clears it. At most one living root a workspace. */
export class Member extends Model<InferAttributes<Member>, InferCreationAttributes<Member>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare user_id: number;
  declare is_root: CreationOptional<boolean>;
  declare removed_at: CreationOptional<Date | null>;
  /** Counts the changes of the member within this workspace. */
  declare version: CreationOptional<number>;
  /** `sort_key` of the user; null: not listed (removed, or the account deleted). The database keeps it (migration 032). */
  declare list_key: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare user?: NonAttribute<User>;
  declare company?: NonAttribute<Company>;
}

/** An invitation sent by mail. Open while neither accepted nor revoked nor past `expires_at`; it occupies a seat. */
export class Invitation extends Model<InferAttributes<Invitation>, InferCreationAttributes<Invitation>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  declare email: string;
  /** SHA-256 of the code in the mail, hex. */
  declare token_hash: string;
  declare group_ids: CreationOptional<number[]>;
  declare invited_by: CreationOptional<number | null>;
  declare user_id: CreationOptional<number | null>;
  declare expires_at: Date;
  declare accepted_at: CreationOptional<Date | null>;
  declare revoked_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

function defineUser(sequelize: Sequelize): typeof User {
  class BoundUser extends User {}
  BoundUser.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      email: { type: DataTypes.STRING(254), allowNull: false },
      password: { type: DataTypes.STRING(255) },
      last_name: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      first_name: { type: DataTypes.STRING(100), allowNull: false, defaultValue: '' },
      kana: { type: DataTypes.STRING(200) },
      phone: { type: DataTypes.STRING(20) },
      status: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      is_role_application: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      email_verified_at: { type: DataTypes.DATE },
      registered_at: { type: DataTypes.DATE },
      first_logged_in_at: { type: DataTypes.DATE },
      suspended_at: { type: DataTypes.DATE },
      payment_step: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      notification: { type: DataTypes.JSON, allowNull: false, defaultValue: {} },
      locale: { type: DataTypes.STRING(2), allowNull: false, defaultValue: 'jp' },
      ...foldedAttributes(),
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'User', 'users'),
  );
  keepFolded(BoundUser, {
    search: [['last_name', 'first_name'], ['kana'], ['email']],
    order: [['kana'], ['last_name', 'first_name']],
  });
  return BoundUser;
}

export function defineUserModels(sequelize: Sequelize): {
  readonly User: typeof User;
  readonly Member: typeof Member;
  readonly Invitation: typeof Invitation;
} {
  class BoundMember extends Member {}
  BoundMember.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      is_root: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      removed_at: { type: DataTypes.DATE },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      list_key: { type: DataTypes.STRING(sortKeyLength) },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'Member', 'members'),
  );

  class BoundInvitation extends Invitation {}
  BoundInvitation.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      email: { type: DataTypes.STRING(254), allowNull: false },
      token_hash: { type: DataTypes.STRING(64), allowNull: false },
      group_ids: { type: DataTypes.JSON, allowNull: false, defaultValue: [] },
      invited_by: { type: DataTypes.INTEGER },
      user_id: { type: DataTypes.INTEGER },
      expires_at: { type: DataTypes.DATE, allowNull: false },
      accepted_at: { type: DataTypes.DATE },
      revoked_at: { type: DataTypes.DATE },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'Invitation', 'invitations'),
  );
  return {
    User: defineUser(sequelize),
    Member: BoundMember,
    Invitation: BoundInvitation,
  };
}
