import type { Static } from 'typebox';
import { loadCompanySettings } from '../../../access/loaders/load-company.ts';
import type { CompanySettings as SettingsShape } from '../../../contract/companies.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import type { Company } from './model.ts';

type Values = Readonly<Record<string, unknown>>;

export interface CompanyChange {
  /** Columns of the company. */
  readonly facts: Values;
  readonly settings: Partial<Static<typeof SettingsShape>> | undefined;
  /** The version that the person saw. It counts for the settings too. */
  readonly seen: number;
}

/** Changes a company with its settings; gives what was and is, for the audit. */
export async function changeCompany(
  unit: UnitOfWork,
  company: Company,
  { facts, settings, seen }: CompanyChange,
): Promise<{ readonly before: Values; readonly after: Values }> {
  const changed = await changeVersioned(unit, {
    record: company,
    kind: 'company',
    workspaceId: company.id,
    seen,
    changes: facts,
  });
  if (settings === undefined) return changed;
  const row = await loadCompanySettings(unit.models, company.id);
  const before = Object.fromEntries(Object.keys(settings).map((name) => [name, row.get(name)]));
  await row.update({ ...settings });
  return { before: { ...changed.before, settings: before }, after: { ...changed.after, settings } };
}
