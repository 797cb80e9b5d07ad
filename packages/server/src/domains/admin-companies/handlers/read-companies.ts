import {
  listAdminBusinesses,
  listAdminProvinces,
  listAllCompanies,
  readAdminCompany,
  searchAdminCompanies,
} from '../../../contract/admin-companies.ts';
import { handle } from '../../../http/handler.ts';
import { businessList, provinceList } from '../../accounts/index.ts';
import { loadShownCompany } from '../load-shown.ts';
import { pickCompanies, searchCompanies } from '../search-companies.ts';

export const searchCompaniesHandler = handle(searchAdminCompanies, async ({ body, services }) =>
  searchCompanies(services.database, body),
);

export const allCompaniesHandler = handle(listAllCompanies, async ({ query, services }) =>
  pickCompanies(services.database, query),
);

export const readCompanyHandler = handle(readAdminCompany, async ({ params, services }) =>
  loadShownCompany(services.database.models, params.id),
);

export const businessesHandler = handle(listAdminBusinesses, async ({ locale }) => businessList(locale));
export const provincesHandler = handle(listAdminProvinces, async () => provinceList());
