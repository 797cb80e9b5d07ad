import { confirmImport, importData } from '../../../contract/tools.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { toolWords } from '../../../messages/tools.ts';
import { uploadLimit } from '../../admin-settings/server-settings.ts';
import { createFile } from '../../files/create-file.ts';
import { storeContent } from '../../files/store-content.ts';
import { applyImport } from '../import/apply-import.ts';
import { inspectContents } from '../import/inspect-contents.ts';
import { withArchive } from '../import/open-archive.ts';
import { planImport } from '../import/plan-import.ts';
import { fileExpired, ownFile } from '../../files/own-file.ts';
import { storeContents } from '../import/store-contents.ts';

const upload = handle(importData, async ({ actor, files, locale, services, unitOfWork }) => {
  const file = files['file']?.[0];
  if (file === undefined) throw new AppError('bad_request');
  const { database } = services;
  const { kind, items, problems, digest } = await withArchive(services, file, locale, async (archive) => {
    await inspectContents(services, archive, locale);
    const plan = await database.write(() => planImport(database.models, archive, locale));
    return { ...plan, kind: archive.kind };
  });
  const shown = { kind, items: [...items], problems: [...problems] };
  if (problems.some(({ severity }) => severity === 'error')) return { import_id: null, ...shown };
  const stored = await storeContent(services, file, await uploadLimit(services));
  const import_id = await unitOfWork(async (unit) => {
    const name = file.name === '' ? 'import.zip' : file.name;
    const row = await createFile(unit, { workspaceId: null, createdBy: null, name, type: file.type }, stored);
    const values = { admin_id: actor.adminId, state: 'ready', file_id: row.id, digest } as const;
    const { id } = await unit.models.DataImport.create(values);
    const subject = { kind: 'data-import', id };
    await unit.audit({ action: importData.name, subject, workspaceId: null, after: { kind, name } });
    return id;
  });
  return { import_id, ...shown };
});

const confirm = handle(confirmImport, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { models } = services.database;
  const row = await models.DataImport.findByPk(body.import_id);
  if (row === null) throw new AppError('not_found');
  if (row.state === 'applied') throw new AppError('done_already');
  if (row.file_id === null) throw fileExpired(services.config);
  const file = await ownFile(services.database, row.file_id);
  const content = await services.storage.get(file.key);
  const upload = { size: file.size, open: () => content };
  const items = await withArchive(services, upload, locale, async (archive) => {
    const stored = await storeContents(services, archive);
    return unitOfWork(async (unit) => {
      await unit.lock(0, 'import');
      const uids = [...archive.applications, ...archive.templates].map(({ uid }) => uid);
      const here = await unit.models.Application.findAll({
        where: { uid: uids },
        attributes: ['id'],
        order: [['id', 'ASC']],
      });
      for (const { id } of here) await unit.lock(id, 'application');
      const [taken] = await unit.models.DataImport.update(
        { state: 'applied' },
        { where: { id: row.id, state: 'ready' } },
      );
      if (taken !== 1) throw new AppError('done_already');
      const plan = await planImport(unit.models, archive, locale);
      if (plan.digest !== row.digest) throw new AppError('import_outdated');
      await applyImport({ unit, archive, plan, stored, editor: actor.name, locale });
      const subject = { kind: 'data-import', id: row.id };
      await unit.audit({ action: confirmImport.name, subject, workspaceId: null, after: { kind: archive.kind } });
      return plan.items;
    });
  });
  reply.message(toolWords[locale].imported);
  const count = (action: 'create' | 'change' | 'unchanged') => items.filter((item) => item.action === action).length;
  return { created: count('create'), changed: count('change'), unchanged: count('unchanged') };
});

export const importHandlers: readonly Mounted[] = [upload, confirm];
