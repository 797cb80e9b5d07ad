import { Type, type Static } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceOf } from './enums/choices.ts';
import {
  applicantForms,
  businesses,
  companyRoles,
  companySizes,
  employeeBands,
  industries,
  insuranceValues,
  legalForms,
  occupations,
  referralReasons,
  settlementMonths,
  similarPositions,
} from './enums/companies.ts';
import { favorites, jobDescriptions } from './enums/topics.ts';
import { labeled } from './label.ts';
import { Actions, Named, Kana, Phone } from './people.ts';
import { Email, Id, Line, Nullable, Shape, Version } from './shapes.ts';

const insurance = Nullable(ChoiceOf(insuranceValues));

/** What the papers of a company need to know about it (specification section 3). */
export const companySettings = {
  health_insurance: insurance,
  pension_insurance: insurance,
  long_term_care_insurance: insurance,
  employment_insurance: insurance,
  labor_accident_insurance: insurance,
  /** Number of the prefecture (JIS X 0401). */
  province: Nullable(Type.Integer({ minimum: 1, maximum: 47 })),
  office_address: Nullable(Type.String({ maxLength: 500 })),
  settlement_month: Nullable(ChoiceOf(settlementMonths)),
  withholding_special_case: Nullable(Type.Boolean()),
  has_staff: Nullable(Type.Boolean()),
};
export const CompanySettings = Shape(companySettings);
export type CompanySettings = Static<typeof CompanySettings>;

/** The profile of a company; all but the name may be unknown. */
export const companyFacts = {
  name_kana: labeled('company.name_kana', Nullable(Kana)),
  email: Nullable(Email),
  phone: Nullable(Phone),
  business_id: Nullable(ChoiceOf(businesses)),
  size: Nullable(ChoiceOf(companySizes)),
  legal_form: Nullable(ChoiceOf(legalForms)),
  applicant_form: Nullable(ChoiceOf(applicantForms)),
  job_description: Nullable(ChoiceOf(jobDescriptions)),
  similar_position: Nullable(ChoiceOf(similarPositions)),
  favorites: Type.Array(ChoiceOf(favorites), { maxItems: 48, uniqueItems: true }),
  industry: Nullable(ChoiceOf(industries)),
  employee_band: Nullable(ChoiceOf(employeeBands)),
  occupation: Nullable(ChoiceOf(occupations)),
  referral_reason: Nullable(ChoiceOf(referralReasons)),
};

export const Company = Shape({
  id: Id,
  name: Type.String(),
  ...companyFacts,
  member_count: Type.Integer(),
  roles: Type.Array(ChoiceOf(companyRoles)),
  plan_id: Nullable(Id),
  root_user_id: Nullable(Id),
  settings: CompanySettings,
  version: Version,
  actions: Actions,
});
export type Company = Static<typeof Company>;

/** The facts as parts of a change: what is not given stays. */
export const companyChanges = {
  name: Type.Optional(Line(255, { label: 'company.name' })),
  ...Type.Partial(Shape(companyFacts)).properties,
  settings: Type.Optional(Type.Partial(CompanySettings, { additionalProperties: false })),
};

export const readCompanySettings = defineEndpoint({
  name: 'companies.settings',
  method: 'GET',
  path: '/v1/companies/settings',
  area: 'user',
  access: 'workspace',
  summary: 'Settings of the workspace: insurances, place, settlement month',
  withoutGroup: true,
  reply: CompanySettings,
});

export const readCurrentCompany = defineEndpoint({
  name: 'companies.current',
  method: 'GET',
  path: '/v1/companies/current',
  area: 'user',
  access: 'workspace',
  summary: 'The company of the workspace',
  withoutGroup: true,
  reply: Company,
});

export const updateCurrentCompany = defineEndpoint({
  name: 'companies.updateCurrent',
  method: 'PUT',
  path: '/v1/companies/current',
  area: 'user',
  access: 'workspace',
  summary: 'Change the company of the workspace; what is not given stays',
  settings: true,
  body: Shape({ ...companyChanges, version: Version }),
  reply: Company,
  errors: ['forbidden', 'conflict', 'invalid'],
});

export const listBusinesses = defineEndpoint({
  name: 'companies.businesses',
  method: 'GET',
  path: '/v1/businesses',
  area: 'user',
  access: 'public',
  summary: 'Kinds of business',
  reply: Type.Array(Named),
});

export const listProvinces = defineEndpoint({
  name: 'companies.provinces',
  method: 'GET',
  path: '/v1/provinces',
  area: 'user',
  access: 'public',
  summary: 'Prefectures, by their number',
  reply: Type.Array(Named),
});

export const companyEndpoints = [
  readCompanySettings,
  readCurrentCompany,
  updateCurrentCompany,
  listBusinesses,
  listProvinces,
] as const;
