import { Type, type Static } from 'typebox';
import { companyChanges, companyFacts, CompanySettings } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { ChoiceOf } from './enums/choices.ts';
import { companyRoleIds, companyRoles, companyTypes } from './enums/companies.ts';
import { IdOf, IdParamsOf } from './ids.ts';
import { labeled } from './label.ts';
import { Named, PersonName, pickQuery } from './people.ts';
import { Id, Instant, Line, listOf, Nothing, Nullable, pageQuery, Shape, Version } from './shapes.ts';

const companyType = labeled('company.type', ChoiceOf(companyTypes));

/** Ids of roles: 1 normal, 2 application. */
const RoleIds = Type.Array(ChoiceOf(companyRoleIds), { minItems: 1, maxItems: 2, uniqueItems: true });

/** A company as the staff sees it. */
export const AdminCompany = Shape({
  id: Id,
  name: Type.String(),
  ...companyFacts,
  type: ChoiceOf(companyTypes),
  roles: Type.Array(ChoiceOf(companyRoles)),
  /** The same as ids: what `role_id` of a change takes. */
  role_id: Type.Array(ChoiceOf(companyRoleIds)),
  /** More than one role: sales are available. */
  has_sales: Type.Boolean(),
  plan: Nullable(Named),
  root_user: Nullable(PersonName),
  member_count: Type.Integer(),
  settings: CompanySettings,
  created_at: Instant,
  version: Version,
});
export type AdminCompany = Static<typeof AdminCompany>;

/** A row of the list with the values of its columns. */
export const AdminCompanyRow = Shape({
  id: Id,
  name: Type.String(),
  name_kana: Nullable(Type.String()),
  email: Nullable(Type.String()),
  type: ChoiceOf(companyTypes),
  roles: Type.Array(ChoiceOf(companyRoles)),
  plan: Nullable(Named),
  member_count: Type.Integer(),
  created_at: Instant,
});
export type AdminCompanyRow = Static<typeof AdminCompanyRow>;

export const searchAdminCompanies = defineEndpoint({
  name: 'adminCompanies.search',
  method: 'POST',
  path: '/admin/v1/companies/search',
  area: 'admin',
  access: 'admin',
  summary: 'Search companies by name, kana and address, with filters and order',
  description:
    '`total` counts up to 10,000, with a keyword or filters up to 1,000: that many, or more. The pages end there. Narrow the search to see others.',
  body: Shape({
    keyword: Type.Optional(Line(100)),
    filters: Type.Optional(
      Shape({
        type: Type.Optional(companyType),
        role: Type.Optional(ChoiceOf(companyRoles)),
        plan_id: Type.Optional(Nullable(IdOf('plan'))),
      }),
    ),
    sort: Type.Optional(
      Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('name')], { default: 'newest' }),
    ),
    ...pageQuery,
  }),
  reply: listOf(AdminCompanyRow),
});

export const listAllCompanies = defineEndpoint({
  name: 'adminCompanies.all',
  method: 'GET',
  path: '/admin/v1/companies/all',
  area: 'admin',
  access: 'admin',
  summary: 'Companies by name, for select boxes; a page, searched by what was typed',
  query: Shape(pickQuery),
  reply: listOf(Named),
});

export const readAdminCompany = defineEndpoint({
  name: 'adminCompanies.read',
  method: 'GET',
  path: '/admin/v1/companies/:id',
  area: 'admin',
  access: 'admin',
  summary: 'One company',
  params: IdParamsOf('company'),
  reply: AdminCompany,
  errors: ['not_found'],
});

const plan = { plan_id: Type.Optional(Nullable(IdOf('plan'))) };

export const createAdminCompany = defineEndpoint({
  name: 'adminCompanies.create',
  method: 'POST',
  path: '/admin/v1/companies',
  area: 'admin',
  access: 'admin',
  summary: 'Make a company; with an address for its root user he is invited',
  body: Shape({
    ...companyChanges,
    ...plan,
    name: Line(255, { label: 'company.name' }),
    type: Type.Optional(companyType),
    role_id: Type.Optional(RoleIds),
  }),
  reply: AdminCompany,
  errors: ['invalid', 'not_found'],
});

export const updateAdminCompany = defineEndpoint({
  name: 'adminCompanies.update',
  method: 'PUT',
  path: '/admin/v1/companies/:id',
  area: 'admin',
  access: 'admin',
  summary: 'Change a company; what is not given stays',
  params: IdParamsOf('company'),
  body: Shape({ ...companyChanges, ...plan, version: Version }),
  reply: AdminCompany,
  errors: ['invalid', 'not_found', 'conflict'],
});

export const deleteAdminCompany = defineEndpoint({
  name: 'adminCompanies.delete',
  method: 'DELETE',
  path: '/admin/v1/companies/:id',
  area: 'admin',
  access: 'admin',
  summary: 'Delete a company; its users can no longer choose it. It can be restored',
  params: IdParamsOf('company'),
  reply: Nothing,
  errors: ['not_found'],
});

export const restoreAdminCompany = defineEndpoint({
  name: 'adminCompanies.restore',
  method: 'POST',
  path: '/admin/v1/companies/:id/restore',
  area: 'admin',
  access: 'admin',
  summary: 'Take the deletion of a company back',
  params: IdParamsOf('company'),
  reply: AdminCompany,
  errors: ['not_found'],
});

export const updateCompanyType = defineEndpoint({
  name: 'adminCompanies.updateType',
  method: 'PUT',
  path: '/admin/v1/companies/:id/update-type',
  area: 'admin',
  access: 'admin',
  summary: 'Set the type of a company: general or test',
  params: IdParamsOf('company'),
  body: Shape({ type: companyType }),
  reply: AdminCompany,
  errors: ['not_found'],
});

export const updateCompanyRole = defineEndpoint({
  name: 'adminCompanies.updateRole',
  method: 'POST',
  path: '/admin/v1/companies/:id/update-role',
  area: 'admin',
  access: 'admin',
  summary: 'Set the roles of a company',
  params: IdParamsOf('company'),
  body: Shape({ role_id: RoleIds }),
  reply: AdminCompany,
  errors: ['not_found'],
});

export const listAdminBusinesses = defineEndpoint({
  name: 'adminCompanies.businesses',
  method: 'GET',
  path: '/admin/v1/businesses',
  area: 'admin',
  access: 'admin',
  summary: 'Kinds of business',
  reply: Type.Array(Named),
});

export const listAdminProvinces = defineEndpoint({
  name: 'adminCompanies.provinces',
  method: 'GET',
  path: '/admin/v1/provinces',
  area: 'admin',
  access: 'admin',
  summary: 'Prefectures, by their number',
  reply: Type.Array(Named),
});

export const adminCompanyEndpoints = [
  searchAdminCompanies,
  listAllCompanies,
  readAdminCompany,
  createAdminCompany,
  updateAdminCompany,
  deleteAdminCompany,
  restoreAdminCompany,
  updateCompanyType,
  updateCompanyRole,
  listAdminBusinesses,
  listAdminProvinces,
] as const;
