import { DataTypes, fn, col, type QueryInterface } from 'sequelize';
import { count, id, json, line, moment, number, reference, stamps, text, version } from '../../columns.ts';

export async function createCompanyTables(queries: QueryInterface): Promise<void> {
  await queries.createTable('admins', {
    id: id(),
    uid: line(100),
    password: line(255),
    name: line(255),
    status: count(0),
    suspended_at: moment(),
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('admins', {
    name: 'admins_uid_living',
    fields: [fn('lower', col('uid'))],
    unique: true,
    where: { deleted_at: null },
  });

  await queries.createTable('plans', {
    id: id(),
    name: line(255),
    price: { type: DataTypes.INTEGER, allowNull: false },
    status: count(1),
    is_show: count(0),
    storage: { type: DataTypes.DOUBLE },
    features: json('{}'),
    limit_member: number(),
    plan_type: count(1),
    end_trial_date: { type: DataTypes.DATEONLY },
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('plans', { name: 'plans_status', fields: ['status', 'is_show'] });

  await queries.createTable('companies', {
    id: id(),
    name: line(255),
    name_kana: text(255),
    email: text(254),
    phone: text(20),
    roles: json('["normal"]'),
    type: count(0),
    business_id: number(),
    size: number(),
    legal_form: number(),
    applicant_form: number(),
    job_description: number(),
    similar_position: number(),
    favorites: json('[]'),
    industry: number(),
    employee_band: number(),
    occupation: number(),
    referral_reason: number(),
    plan_id: reference('plans', 'SET NULL', false),
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('companies', { name: 'companies_plan', fields: ['plan_id'] });
  await queries.addIndex('companies', { name: 'companies_created', fields: ['created_at', 'id'] });
  await queries.addIndex('companies', { name: 'companies_name', fields: ['name', 'id'] });

  await queries.createTable('company_settings', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    health_insurance: number(),
    pension_insurance: number(),
    long_term_care_insurance: number(),
    employment_insurance: number(),
    labor_accident_insurance: number(),
    province: number(),
    office_address: text(500),
    settlement_month: number(),
    withholding_special_case: { type: DataTypes.BOOLEAN },
    has_staff: { type: DataTypes.BOOLEAN },
    version: version(),
    ...stamps(),
  });
  await queries.addIndex('company_settings', {
    name: 'company_settings_workspace',
    fields: ['workspace_id'],
    unique: true,
  });
}
