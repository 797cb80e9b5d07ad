import type { MemberActor } from '../../../access/actor.ts';
import { unlocksSettings } from '../../../access/policies/user-permission.ts';
import { hasSales } from '../../../access/policies/company-role.ts';
import type { AdminCompany, AdminCompanyRow } from '../../../contract/admin-companies.ts';
import type { Company as CompanyShape, CompanySettings as SettingsShape } from '../../../contract/companies.ts';
import type { PersonName } from '../../../contract/people.ts';
import type { Company, CompanySettings } from './model.ts';
import { idsOf } from './role-ids.ts';

/** Values that are counted or looked up in addition to the row. */
export interface CompanyContext {
  readonly memberCount: number;
  readonly rootUser: PersonName | null;
}

export function presentSettings(settings: CompanySettings): SettingsShape {
  return {
    health_insurance: settings.health_insurance as SettingsShape['health_insurance'],
    pension_insurance: settings.pension_insurance as SettingsShape['pension_insurance'],
    long_term_care_insurance: settings.long_term_care_insurance as SettingsShape['long_term_care_insurance'],
    employment_insurance: settings.employment_insurance as SettingsShape['employment_insurance'],
    labor_accident_insurance: settings.labor_accident_insurance as SettingsShape['labor_accident_insurance'],
    province: settings.province,
    office_address: settings.office_address,
    settlement_month: settings.settlement_month as SettingsShape['settlement_month'],
    withholding_special_case: settings.withholding_special_case,
    has_staff: settings.has_staff,
  };
}

type Facts = Omit<CompanyShape, 'member_count' | 'root_user_id' | 'settings' | 'actions' | 'roles' | 'plan_id'>;

/** Numbers of the enumerations are checked when they are written, so they match the shapes. */
function facts(company: Company): Facts {
  return {
    id: company.id,
    name: company.name,
    name_kana: company.name_kana,
    email: company.email,
    phone: company.phone,
    business_id: company.business_id as Facts['business_id'],
    size: company.size as Facts['size'],
    legal_form: company.legal_form as Facts['legal_form'],
    applicant_form: company.applicant_form as Facts['applicant_form'],
    job_description: company.job_description as Facts['job_description'],
    similar_position: company.similar_position as Facts['similar_position'],
    favorites: [...company.favorites] as Facts['favorites'],
    industry: company.industry as Facts['industry'],
    employee_band: company.employee_band as Facts['employee_band'],
    occupation: company.occupation as Facts['occupation'],
    referral_reason: company.referral_reason as Facts['referral_reason'],
    version: company.version,
  };
}

/** A company as its own members see it. */
export function presentCompany(
  company: Company,
  settings: CompanySettings,
  context: CompanyContext,
  actor: MemberActor,
): CompanyShape {
  return {
    ...facts(company),
    member_count: context.memberCount,
    roles: [...company.roles],
    plan_id: company.plan_id,
    root_user_id: context.rootUser?.id ?? null,
    settings: presentSettings(settings),
    actions: { update: unlocksSettings(actor.membership) },
  };
}

export function presentAdminCompany(
  company: Company,
  settings: CompanySettings,
  context: CompanyContext,
): AdminCompany {
  const row = presentAdminCompanyRow(company, context.memberCount);
  return {
    ...facts(company),
    type: row.type,
    roles: row.roles,
    role_id: idsOf(company.roles),
    has_sales: hasSales(company.roles),
    plan: row.plan,
    root_user: context.rootUser,
    member_count: context.memberCount,
    settings: presentSettings(settings),
    created_at: row.created_at,
  };
}

function presentAdminCompanyRow(company: Company, memberCount: number): AdminCompanyRow {
  const { plan } = company;
  return {
    id: company.id,
    name: company.name,
    name_kana: company.name_kana,
    email: company.email,
    type: company.type as AdminCompanyRow['type'],
    roles: [...company.roles],
    plan: plan === undefined || plan === null ? null : { id: plan.id, name: plan.name },
    member_count: memberCount,
    created_at: company.created_at.toISOString(),
  };
}
