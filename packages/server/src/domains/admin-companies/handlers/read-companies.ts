import { literal, Op, type OrderItem, type WhereOptions } from 'sequelize';
import {
  listAdminBusinesses,
  listAdminProvinces,
  listAllCompanies,
  readAdminCompany,
  searchAdminCompanies,
} from '../../../contract/admin-companies.ts';
import type { Dialect } from '../../../database/database.ts';
import { findPage, mostCounted } from '../../../database/find-page.ts';
import { searchText } from '../../../database/search-text.ts';
import { handle } from '../../../http/handler.ts';
import { businessList, provinceList } from '../../companies/handlers/index.ts';
import { presentAdminCompanyRow } from '../../companies/present.ts';
import { memberCounts } from '../../companies/queries.ts';
import { loadShownCompany } from '../load-shown.ts';

const orders: Readonly<Record<'newest' | 'oldest' | 'name', OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['name', 'ASC'],
    ['id', 'ASC'],
  ],
};

/** Roles are a JSON list; each database looks into it in its own way. The role is one of the enumeration, so it needs no escaping. */
function hasRole(dialect: Dialect, role: string) {
  return dialect === 'postgres'
    ? literal(`"Company"."roles"::jsonb ? '${role}'`)
    : literal(`EXISTS (SELECT 1 FROM json_each("Company"."roles") WHERE value = '${role}')`);
}

export const searchCompaniesHandler = handle(searchAdminCompanies, async ({ body, services }) => {
  const { models, dialect } = services.database;
  const { keyword, filters = {}, sort = 'newest' } = body;
  const conditions: WhereOptions[] = [
    ...(keyword === undefined ? [] : [searchText(models.Company, ['name', 'name_kana', 'email'], keyword)]),
    ...(filters.type === undefined ? [] : [{ type: filters.type }]),
    ...(filters.plan_id === undefined ? [] : [{ plan_id: filters.plan_id }]),
    ...(filters.role === undefined ? [] : [hasRole(dialect, filters.role)]),
  ];
  const page = await findPage(models.Company, body, {
    where: { [Op.and]: conditions },
    include: [{ association: 'plan', attributes: ['id', 'name'] }],
    order: orders[sort],
    countUpTo: mostCounted,
  });
  const counts = await memberCounts(
    models,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((company) => presentAdminCompanyRow(company, counts.get(company.id) ?? 0)) };
});

export const allCompaniesHandler = handle(listAllCompanies, async ({ services }) => {
  const companies = await services.database.models.Company.findAll({ attributes: ['id', 'name'], order: orders.name });
  return companies.map(({ id, name }) => ({ id, name }));
});

export const readCompanyHandler = handle(readAdminCompany, async ({ params, services }) =>
  loadShownCompany(services.database.models, params.id),
);

export const businessesHandler = handle(listAdminBusinesses, async ({ locale }) => businessList(locale));
export const provincesHandler = handle(listAdminProvinces, async () => provinceList());
