import type { CreationAttributes } from 'sequelize';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Company } from './model.ts';

/** A new company with its settings, both in the tables. */
export async function createCompany(
  { models, transaction }: Pick<UnitOfWork, 'models' | 'transaction'>,
  values: CreationAttributes<Company>,
): Promise<Company> {
  const company = await models.Company.create(values, { transaction });
  await models.CompanySettings.create({ workspace_id: company.id }, { transaction });
  return company;
}
