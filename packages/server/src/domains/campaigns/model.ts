import {
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { day, flag, line, longTextOrNull, moment, number, reference, stamps, text } from '../../database/columns.ts';
import { bindResource, ResourceRow } from '../../database/resource-table.ts';
import { StoredRow, storedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** A campaign of an application: its companies are sent a mail on its first day. */
export class Campaign extends ResourceRow<Campaign> {
  declare application_id: number;
  declare name: string;
  /** Days in Japan, `YYYY-MM-DD`, the last one included; null: without a bound. */
  declare start: CreationOptional<string | null>;
  declare end: CreationOptional<string | null>;
  /** Whether companies that were made after the campaign are added while it lasts. */
  declare adds_new_companies: CreationOptional<boolean>;
  /** The newest company when the campaign was made. */
  declare newest_company_id: number;
  /** Words of its mail; null where those of the application are used. */
  declare subject: CreationOptional<string | null>;
  declare body: CreationOptional<string | null>;
}

/** A company that the staff chose for a campaign. */
export class CampaignCompany extends Model<InferAttributes<CampaignCompany>, InferCreationAttributes<CampaignCompany>> {
  declare campaign_id: number;
  declare company_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** A company that a campaign reached: who was sent the mail, and what came of it. */
export class AppUserCampaign extends StoredRow<AppUserCampaign> {
  declare workspace_id: number;
  declare campaign_id: number;
  /** The root user at that time. */
  declare user_id: number;
  /** The run that the company began. */
  declare app_user_id: CreationOptional<number | null>;
  /** Null where the user wants no news by mail. */
  declare sent_at: CreationOptional<Date | null>;
  /** When the company first looked at the application. */
  declare opened_at: CreationOptional<Date | null>;
  declare used_at: CreationOptional<Date | null>;
}

export interface CampaignModels {
  readonly Campaign: typeof Campaign;
  readonly CampaignCompany: typeof CampaignCompany;
  readonly AppUserCampaign: typeof AppUserCampaign;
}

export function defineCampaignModels(sequelize: Sequelize): CampaignModels {
  class BoundCompany extends CampaignCompany {}
  BoundCompany.init(
    {
      campaign_id: { ...reference('campaigns', 'CASCADE', true), primaryKey: true },
      company_id: { ...reference('companies', 'CASCADE', true), primaryKey: true },
      ...stamps(),
    },
    tableOptions(sequelize, 'CampaignCompany', 'campaign_companies'),
  );
  class BoundReached extends AppUserCampaign {}
  BoundReached.init(
    {
      ...storedColumns(),
      workspace_id: reference('companies', 'CASCADE', true),
      campaign_id: reference('campaigns', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      app_user_id: reference('application_users', 'SET NULL', false),
      sent_at: moment(),
      opened_at: moment(),
      used_at: moment(),
    },
    tableOptions(sequelize, 'AppUserCampaign', 'app_user_campaigns'),
  );
  return {
    Campaign: bindResource(sequelize, Campaign, {
      table: 'campaigns',
      owner: 'staff',
      columns: () => ({
        application_id: reference('applications', 'CASCADE', true),
        name: line(255),
        start: day(),
        end: day(),
        adds_new_companies: flag(),
        newest_company_id: { ...number(), allowNull: false },
        subject: text(150),
        body: longTextOrNull(),
      }),
      text: ['name'],
    }),
    CampaignCompany: BoundCompany,
    AppUserCampaign: BoundReached,
  };
}

declare module '../../database/models.ts' {
  interface Models extends CampaignModels {}
}
