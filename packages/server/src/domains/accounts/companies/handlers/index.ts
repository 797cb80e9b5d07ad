import { demand, denied, allowed } from '../../../../access/decision.ts';
import { loadCompany, loadCompanySettings } from '../../../../access/loaders/load-company.ts';
import { unlocksSettings } from '../../../../access/policies/user-permission.ts';
import {
  listBusinesses,
  listProvinces,
  readCompanySettings,
  readCurrentCompany,
  updateCurrentCompany,
} from '../../../../contract/companies.ts';
import { handle, type Mounted } from '../../../../http/handler.ts';
import { companyWords } from '../../../../messages/companies.ts';
import { changeCompany } from '../change-company.ts';
import { businessList, provinceList } from '../choice-lists.ts';
import { presentCompany, presentSettings } from '../present.ts';
import { companyContext } from '../queries.ts';

const readSettings = handle(readCompanySettings, async ({ actor, services }) =>
  presentSettings(await loadCompanySettings(services.database.models, actor.workspace.id)),
);

const readCurrent = handle(readCurrentCompany, async ({ actor, services }) => {
  const { models } = services.database;
  const { id } = actor.workspace;
  const company = await loadCompany(models, id);
  return presentCompany(company, await loadCompanySettings(models, id), await companyContext(models, id), actor);
});

const updateCurrent = handle(updateCurrentCompany, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { id } = actor.workspace;
  const { version, settings, ...facts } = body;
  demand(unlocksSettings(actor.membership) ? allowed : denied());
  await unitOfWork(async (unit) => {
    const company = await loadCompany(unit.models, id);
    const changed = await changeCompany(unit, company, { facts, settings, seen: version });
    await unit.audit({ action: 'companies.update', subject: { kind: 'company', id }, workspaceId: id, ...changed });
  });
  reply.message(companyWords[locale].saved);
  const { models } = services.database;
  const company = await loadCompany(models, id);
  return presentCompany(company, await loadCompanySettings(models, id), await companyContext(models, id), actor);
});

const readBusinesses = handle(listBusinesses, async ({ locale }) => businessList(locale));
const readProvinces = handle(listProvinces, async () => provinceList());

export const companyHandlers: readonly Mounted[] = [
  readSettings,
  readCurrent,
  updateCurrent,
  readBusinesses,
  readProvinces,
];
