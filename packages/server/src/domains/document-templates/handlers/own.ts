import { Op } from 'sequelize';
import { load, type Reach } from '../../../access/load.ts';
import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createOwnTemplate,
  deleteOwnTemplate,
  listOwnTemplates,
  readOwnTemplate,
  readOwnTemplatePaper,
  restoreOwnTemplate,
  updateOwnTemplate,
} from '../../../contract/document-templates/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { fileExpired } from '../../files/own-file.ts';
import { addTemplate, changeTemplate, removeTemplate, restoreTemplate, storedFields } from '../change-template.ts';
import type { DocumentTemplate } from '../model.ts';
import { paperOf } from '../paper.ts';
import { presentOwn, presentTemplates } from '../present.ts';
import { takeFile, takeRequiredFile } from '../take-file.ts';
import { columnsOfBody, withSettings } from '../template-body.ts';
import { templateOrders, templateWhere, withoutContent } from '../template-rows.ts';

const kind = 'document-template';

/** A template of the company; to look at, those of the staff are not found here. */
const loadOwn = (
  reach: Reach,
  actor: MemberActor,
  id: number,
  to: 'read' | 'change' = 'read',
): Promise<DocumentTemplate> =>
  load(reach, kind, { id, actor, to, ...(to === 'read' ? { where: { workspace_id: actor.workspace.id } } : {}) });

const list = handle(listOwnTemplates, async ({ actor, query, services: { database } }) => {
  const { sort = 'newest', ...conditions } = query;
  const page = await scoped(database.models.DocumentTemplate, actor).page(query, {
    where: { [Op.and]: [{ workspace_id: actor.workspace.id }, ...templateWhere(database, conditions)] },
    order: templateOrders[sort],
    paranoid: query.deleted !== true,
    attributes: withoutContent,
  });
  return { ...page, items: await presentTemplates(database, page.items) };
});

const read = handle(readOwnTemplate, async ({ actor, locale, params, services: { database } }) =>
  presentOwn(database, await loadOwn(database, actor, params.id), locale),
);

/** `契約書.docx` is called 契約書. */
const nameOfFile = (name: string): string => name.replace(/\.docx$/i, '').trim() || name;

const create = handle(createOwnTemplate, async (call) => {
  const { actor, body, locale, reply, services, unitOfWork } = call;
  const owner = { workspaceId: actor.workspace.id, userId: actor.userId };
  const row = await takeRequiredFile(call, owner, (file) =>
    unitOfWork(async (unit) => {
      const name = body.name ?? nameOfFile(file.stored.name);
      const facts = { ...columnsOfBody(body), name, is_public: true };
      return addTemplate(unit, owner, facts, { action: createOwnTemplate.name, file });
    }),
  );
  reply.message(resourceWords[locale].created);
  return presentOwn(services.database, row, locale);
});

const update = handle(updateOwnTemplate, async (call) => {
  const { actor, body, locale, params, reply, services, unitOfWork } = call;
  const { version: seen, fields: settings, ...input } = body;
  const owner = { workspaceId: actor.workspace.id, userId: actor.userId };
  const before = await loadOwn(services.database, actor, params.id, 'change');
  const row = await takeFile(call, { ...owner, before }, (file) =>
    unitOfWork(async (unit) => {
      const record = await loadOwn(unit, actor, params.id, 'change');
      const present = file?.read.fields ?? storedFields(record);
      const fields =
        settings === undefined ? undefined : withSettings(present, settings, { locale, isReplaced: file !== null });
      const action = updateOwnTemplate.name;
      await changeTemplate(unit, record, owner, { seen, action, facts: columnsOfBody(input), file, fields });
      return record;
    }),
  );
  reply.message(resourceWords[locale].saved);
  return presentOwn(services.database, row, locale);
});

const remove = handle(deleteOwnTemplate, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) =>
    removeTemplate(unit, await loadOwn(unit, actor, params.id, 'change'), deleteOwnTemplate.name),
  );
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreOwnTemplate, async ({ actor, locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    const found = await load(unit, kind, { id: params.id, actor, to: 'change', deleted: true });
    if ((found.deleted_at ?? null) === null)
      throw new AppError('not_found', { requested: { kind, ids: [params.id], among: actor.workspace.id } });
    await restoreTemplate(unit, found, { action: restoreOwnTemplate.name, gone: fileExpired(services.config) });
    return found;
  });
  reply.message(resourceWords[locale].restored);
  return presentOwn(services.database, row, locale);
});

const paper = handle(readOwnTemplatePaper, async ({ actor, params, services }) =>
  paperOf(services, await loadOwn(services.database, actor, params.id)),
);

export const ownHandlers: readonly Mounted[] = [list, read, create, update, remove, restore, paper];
