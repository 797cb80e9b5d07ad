import { cloneApplication, publishState } from '@shorui/engine/model';
import {
  cloneApplicationCall,
  listVersions,
  publishApplication,
  readVersion,
  saveVersion,
} from '../../../contract/applications/index.ts';
import { staffPage } from '../../../database/find-page.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { columnsOf, definitionOf, loadApplication } from '../definition.ts';
import { demandPublishable } from '../publishable.ts';
import { applyEdit } from '../edit.ts';
import type { ApplicationVersion } from '../model.ts';
import { copyAssets } from '../copy-assets.ts';
import { keepVersion } from '../keep-version.ts';
import { copyLinks } from '../links.ts';
import { copyUses } from '../master-fields/uses.ts';
import { presentApplication } from '../present.ts';
import { refusing } from '../refusals.ts';

const publish = handle(publishApplication, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, publish: state } = body;
  const action = 'applications.publish';
  const isPublic = state !== publishState.private;
  const checked = await loadApplication(services.database, params.id);
  if (isPublic) await demandPublishable(services, checked, locale);
  await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    // What was edited while the files were checked may not compile.
    if (isPublic && record.version !== checked.version) throw new AppError('conflict_unnamed');
    const columns = isPublic
      ? { publish: state, published_number: record.number }
      : { publish: state, published_number: null };
    const changes = [{ action: 'publish' as const, publish: state }];
    await applyEdit(unit, { record, seen, changes, action, editor: actor.name, locale, columns });
    if (isPublic) await keepVersion(unit, record, actor.name, '');
  });
  reply.message(applicationWords[locale][isPublic ? 'published' : 'withdrawn']);
  return presentApplication(services.database, await loadApplication(services.database, params.id));
});

const presentVersion = ({ number, note, created_by, created_at }: ApplicationVersion, published: number | null) => ({
  number,
  note,
  created_by,
  created_at: created_at.toISOString(),
  is_published: number === published,
});

const versions = handle(listVersions, async ({ params, query, services: { database } }) => {
  const application = await loadApplication(database, params.id);
  return staffPage(database.models.ApplicationVersion, query, {
    where: { application_id: application.id },
    attributes: { exclude: ['definition'] },
    order: [
      ['number', 'DESC'],
      ['id', 'DESC'],
    ],
    present: (row) => presentVersion(row, application.published_number),
  });
});

const version = handle(readVersion, async ({ params, services: { database } }) => {
  const application = await loadApplication(database, params.id);
  const row = await database.models.ApplicationVersion.findOne({
    where: { application_id: application.id, number: params.number },
  });
  if (row === null) throw new AppError('not_found');
  const definition: unknown = JSON.parse(row.definition);
  return { ...presentVersion(row, application.published_number), definition: definition as Record<string, unknown> };
});

const save = handle(saveVersion, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, note = '' } = body;
  const action = 'applicationVersions.create';
  await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    await keepVersion(unit, record, actor.name, note);
    const changes = [{ action: 'new_version' as const }];
    await applyEdit(unit, { record, seen, changes, action, editor: actor.name, locale });
  });
  reply.message(applicationWords[locale].versionSaved);
  return presentApplication(services.database, await loadApplication(services.database, params.id));
});

const clone = handle(cloneApplicationCall, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const id = await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    const name = body.name ?? applicationWords[locale].copyOf(record.name).slice(0, 255);
    const copy = await unit.models.Application.create({ name, definition: '' });
    const definition = refusing(locale, () => cloneApplication(definitionOf(record), { id: copy.id, name }));
    await copy.update(columnsOf(definition));
    await copyLinks(unit, record.id, copy.id);
    await copyAssets(unit, record.id, copy.id);
    await copyUses(unit, { id: record.id, definition: definitionOf(record) }, { id: copy.id, definition });
    const subject = { kind: 'application', id: copy.id };
    await unit.audit({ action: 'applications.clone', subject, workspaceId: null, after: { name, from: record.id } });
    return copy.id;
  });
  reply.message(applicationWords[locale].cloned);
  return presentApplication(services.database, await loadApplication(services.database, id));
});

export const versionHandlers: readonly Mounted[] = [publish, versions, version, save, clone];
