import {
  createAppUserFilter,
  deleteAppUserFilter,
  listAppUserFilters,
  type AppUserFilter,
  type FilterConditions,
} from '../../../contract/applications/index.ts';
import { staffPage } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { appUserWords } from '../../../messages/app-users.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { loadApplication } from '../../applications/definition.ts';
import type { ApplicationFilter } from '../model.ts';

const present = ({ id, name, conditions, created_by, created_at }: ApplicationFilter): AppUserFilter => ({
  id,
  name,
  conditions: JSON.parse(conditions) as FilterConditions,
  created_by,
  created_at: created_at.toISOString(),
});

const list = handle(listAppUserFilters, async ({ params, query, services: { database } }) => {
  const { id } = await loadApplication(database, params.id);
  return staffPage(database.models.ApplicationFilter, query, {
    where: { application_id: id },
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    present,
  });
});

const create = handle(createAppUserFilter, async ({ actor, body, locale, params, reply, unitOfWork }) => {
  const { name, conditions } = body;
  const made = await unitOfWork(async (unit) => {
    const { id: application_id } = await loadApplication(unit, params.id);
    const { ApplicationFilter } = unit.models;
    if ((await ApplicationFilter.findOne({ where: { application_id, name } })) !== null)
      throw new AppError('duplicate', { fields: { name: [appUserWords[locale].nameTaken] } });
    const row = { application_id, name, conditions: JSON.stringify(conditions), created_by: actor.name };
    const filter = await ApplicationFilter.create(row);
    const subject = { kind: 'application-filter', id: filter.id };
    const after = { application_id, name, conditions };
    await unit.audit({ action: 'appUserFilters.create', subject, workspaceId: null, after });
    return filter;
  });
  reply.message(resourceWords[locale].created);
  return present(made);
});

const remove = handle(deleteAppUserFilter, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const where = { id: params.filterId, application_id: params.id };
    const filter = await unit.models.ApplicationFilter.findOne({ where });
    if (filter === null) throw new AppError('not_found');
    await filter.destroy();
    const subject = { kind: 'application-filter', id: filter.id };
    await unit.audit({ action: 'appUserFilters.delete', subject, workspaceId: null, before: { name: filter.name } });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const filterHandlers: readonly Mounted[] = [list, create, remove];
