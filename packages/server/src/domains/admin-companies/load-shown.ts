import { loadCompany, loadCompanySettings } from '../../access/loaders/load-company.ts';
import type { AdminCompany } from '../../contract/admin-companies.ts';
import type { Models } from '../../database/models.ts';
import { companyContext, presentAdminCompany } from '../accounts/index.ts';

/** A company as the staff sees it, by its id. */
export async function loadShownCompany(models: Models, id: number): Promise<AdminCompany> {
  const company = await loadCompany(models, id);
  company.plan = company.plan_id === null ? null : await models.Plan.findByPk(company.plan_id);
  return presentAdminCompany(company, await loadCompanySettings(models, id), await companyContext(models, id));
}
