import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../../../database/table-options.ts';

export type SessionKind = 'user' | 'admin';

/** One login of a user or of a member of the staff. Ends when idle too long, at `expires_at`, or when its row is deleted. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: CreationOptional<number>;
  declare kind: SessionKind;
  declare user_id: CreationOptional<number | null>;
  declare admin_id: CreationOptional<number | null>;
  /** SHA-256 of the token, hex. The token itself is nowhere. */
  declare token_hash: string;
  declare last_seen_at: Date;
  declare expires_at: Date;
  /** By its holder, a new password, or the staff; before it expired. */
  declare ended_at: CreationOptional<Date | null>;
  declare address: CreationOptional<string | null>;
  declare user_agent: CreationOptional<string | null>;
  /** What the program calls the device it runs on. */
  declare device_token: CreationOptional<string | null>;
  /** The member of the staff who acts as this user. */
  declare on_behalf_admin_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export type TokenPurpose = 'register' | 'verify' | 'forgot' | 'change-email' | 'complete' | 'bridge';

/** A secret that was handed out once, in a mail or a reply, and does one thing once. */
export class OneTimeToken extends Model<InferAttributes<OneTimeToken>, InferCreationAttributes<OneTimeToken>> {
  declare id: CreationOptional<number>;
  declare purpose: TokenPurpose;
  /** SHA-256 of the secret, hex. */
  declare token_hash: string;
  /** Lower case; whom it was sent to. */
  declare email: CreationOptional<string | null>;
  declare user_id: CreationOptional<number | null>;
  declare admin_id: CreationOptional<number | null>;
  declare payload: CreationOptional<Record<string, unknown>>;
  declare expires_at: Date;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function defineAuthModels(sequelize: Sequelize): {
  readonly Session: typeof Session;
  readonly OneTimeToken: typeof OneTimeToken;
} {
  class BoundSession extends Session {}
  BoundSession.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      kind: { type: DataTypes.STRING(10), allowNull: false },
      user_id: { type: DataTypes.INTEGER },
      admin_id: { type: DataTypes.INTEGER },
      token_hash: { type: DataTypes.STRING(64), allowNull: false },
      last_seen_at: { type: DataTypes.DATE, allowNull: false },
      expires_at: { type: DataTypes.DATE, allowNull: false },
      ended_at: { type: DataTypes.DATE },
      address: { type: DataTypes.STRING(64) },
      user_agent: { type: DataTypes.STRING(512) },
      device_token: { type: DataTypes.STRING(512) },
      on_behalf_admin_id: { type: DataTypes.INTEGER },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'Session', 'sessions'),
  );

  class BoundToken extends OneTimeToken {}
  BoundToken.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      purpose: { type: DataTypes.STRING(20), allowNull: false },
      token_hash: { type: DataTypes.STRING(64), allowNull: false },
      email: { type: DataTypes.STRING(254) },
      user_id: { type: DataTypes.INTEGER },
      admin_id: { type: DataTypes.INTEGER },
      payload: { type: DataTypes.JSON, allowNull: false, defaultValue: {} },
      expires_at: { type: DataTypes.DATE, allowNull: false },
      used_at: { type: DataTypes.DATE },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'OneTimeToken', 'one_time_tokens'),
  );
  return { Session: BoundSession, OneTimeToken: BoundToken };
}
