import type { Models } from '../../database/models.ts';
import type { Company, CompanySettings } from '../../domains/accounts/companies/model.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOptions, type LoadOptions } from './load-options.ts';

/**
 * A company: a member's own by the id of his workspace, any for the staff.
 * @throws {AppError} not_found
 */
export async function loadCompany(models: Models, id: number, options: LoadOptions = {}): Promise<Company> {
  const company = await models.Company.findOne({ where: { id }, ...findOptions(options) });
  if (company === null) throw new AppError('not_found');
  return company;
}

/** The same within a unit of work, locking the row: units that assign seats or the root of a company wait here for one another. */
export const lockCompany = (models: Models, id: number): Promise<Company> => loadCompany(models, id, { lock: true });

/** The settings of a company, which are made with it. */
export async function loadCompanySettings(
  models: Models,
  workspaceId: number,
  options: LoadOptions = {},
): Promise<CompanySettings> {
  const settings = await models.CompanySettings.findOne({
    where: { workspace_id: workspaceId },
    ...findOptions(options),
  });
  if (settings === null) throw new AppError('not_found');
  return settings;
}
