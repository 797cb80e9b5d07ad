import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { CompanyRole } from '../../../access/actor.ts';
import { foldedAttributes, keepFolded } from '../../../database/folded/folded-columns.ts';
import { restorableOptions, tableOptions } from '../../../database/table-options.ts';
import type { Plan } from '../../plans/model.ts';

/** A company; to its users it is their workspace, and its id is the `workspace_id` of every other table. */
export class Company extends Model<InferAttributes<Company>, InferCreationAttributes<Company>> {
  declare id: CreationOptional<number>;
  declare name: string;
  /** Full-width katakana. */
  declare name_kana: CreationOptional<string | null>;
  declare email: CreationOptional<string | null>;
  declare phone: CreationOptional<string | null>;
  declare roles: CreationOptional<CompanyRole[]>;
  /** 0 general, 1 test. */
  declare type: CreationOptional<number>;
  /** An id of contract/enums `businesses`. */
  declare business_id: CreationOptional<number | null>;
  /** 1-7. */
  declare size: CreationOptional<number | null>;
  /** 1-6. */
  declare legal_form: CreationOptional<number | null>;
  /** 7-9. */
  declare applicant_form: CreationOptional<number | null>;
  /** 1-28. */
  declare job_description: CreationOptional<number | null>;
  /** 1-7. */
  declare similar_position: CreationOptional<number | null>;
  /** Each 1-48. */
  declare favorites: CreationOptional<number[]>;
  /** 1-12. */
  declare industry: CreationOptional<number | null>;
  /** 1-4. */
  declare employee_band: CreationOptional<number | null>;
  /** 1-11. */
  declare occupation: CreationOptional<number | null>;
  /** 1-7. */
  declare referral_reason: CreationOptional<number | null>;
  declare plan_id: CreationOptional<number | null>;
  /** Last day of the company's own trial of its plan in Japan, `YYYY-MM-DD`. */
  declare trial_ends_on: CreationOptional<string | null>;
  declare search_text: CreationOptional<string>;
  declare sort_key: CreationOptional<string>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare plan?: NonAttribute<Plan | null>;
  declare settings?: NonAttribute<CompanySettings | null>;
}

/** What the papers of a company need to know about it. One row a company, made with it. */
export class CompanySettings extends Model<InferAttributes<CompanySettings>, InferCreationAttributes<CompanySettings>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number;
  /** Insurances: 0 not enrolled, 1 enrolled, 2 unknown. */
  declare health_insurance: CreationOptional<number | null>;
  declare pension_insurance: CreationOptional<number | null>;
  declare long_term_care_insurance: CreationOptional<number | null>;
  declare employment_insurance: CreationOptional<number | null>;
  declare labor_accident_insurance: CreationOptional<number | null>;
  /** Number of the prefecture, 1-47 (JIS X 0401). */
  declare province: CreationOptional<number | null>;
  declare office_address: CreationOptional<string | null>;
  /** 1-12. */
  declare settlement_month: CreationOptional<number | null>;
  declare withholding_special_case: CreationOptional<boolean | null>;
  declare has_staff: CreationOptional<boolean | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function defineCompanyModels(sequelize: Sequelize): {
  readonly Company: typeof Company;
  readonly CompanySettings: typeof CompanySettings;
} {
  class BoundCompany extends Company {}
  BoundCompany.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      name: { type: DataTypes.STRING(255), allowNull: false },
      name_kana: { type: DataTypes.STRING(255) },
      email: { type: DataTypes.STRING(254) },
      phone: { type: DataTypes.STRING(20) },
      roles: { type: DataTypes.JSON, allowNull: false, defaultValue: ['normal'] },
      type: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      business_id: { type: DataTypes.INTEGER },
      size: { type: DataTypes.INTEGER },
      legal_form: { type: DataTypes.INTEGER },
      applicant_form: { type: DataTypes.INTEGER },
      job_description: { type: DataTypes.INTEGER },
      similar_position: { type: DataTypes.INTEGER },
      favorites: { type: DataTypes.JSON, allowNull: false, defaultValue: [] },
      industry: { type: DataTypes.INTEGER },
      employee_band: { type: DataTypes.INTEGER },
      occupation: { type: DataTypes.INTEGER },
      referral_reason: { type: DataTypes.INTEGER },
      plan_id: { type: DataTypes.INTEGER },
      trial_ends_on: { type: DataTypes.DATEONLY },
      ...foldedAttributes(),
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'Company', 'companies'),
  );
  keepFolded(BoundCompany, { search: [['name'], ['name_kana'], ['email']], order: [['name_kana'], ['name']] });

  class BoundSettings extends CompanySettings {}
  BoundSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: false },
      health_insurance: { type: DataTypes.INTEGER },
      pension_insurance: { type: DataTypes.INTEGER },
      long_term_care_insurance: { type: DataTypes.INTEGER },
      employment_insurance: { type: DataTypes.INTEGER },
      labor_accident_insurance: { type: DataTypes.INTEGER },
      province: { type: DataTypes.INTEGER },
      office_address: { type: DataTypes.STRING(500) },
      settlement_month: { type: DataTypes.INTEGER },
      withholding_special_case: { type: DataTypes.BOOLEAN },
      has_staff: { type: DataTypes.BOOLEAN },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'CompanySettings', 'company_settings'),
  );
  return { Company: BoundCompany, CompanySettings: BoundSettings };
}
