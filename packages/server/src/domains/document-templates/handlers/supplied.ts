import { Op } from 'sequelize';
import {
  createSuppliedTemplate,
  deleteSuppliedTemplate,
  downloadSuppliedTemplate,
  previewSuppliedTemplate,
  readSuppliedTemplate,
  restoreSuppliedTemplate,
  searchSuppliedTemplates,
  updateSuppliedTemplate,
} from '../../../contract/document-templates/index.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { findPage } from '../../../database/find-page.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { suppliedCategory } from '../../document-categories/find-category.ts';
import { rowsOfStaff } from '../../document-categories/rows.ts';
import { fileExpired } from '../../files/own-file.ts';
import { addTemplate, changeTemplate, removeTemplate, restoreTemplate } from '../change-template.ts';
import { presentOneSupplied, presentSupplied } from '../present.ts';
import { sendPreview, sendTemplate } from '../send-template.ts';
import { takeFile, takeRequiredFile } from '../take-file.ts';
import { loadSupplied, templateOrders, templateWhere, withoutContent } from '../template-rows.ts';
import { columnsOfBody } from '../template-body.ts';

const staff = { workspaceId: null, userId: null };

async function demandCategory(unit: UnitOfWork, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number') suppliedCategory(await rowsOfStaff(unit).tree(), id);
}

const search = handle(searchSuppliedTemplates, async ({ body, services: { database } }) => {
  const { keyword, filters = {}, sort = 'newest' } = body;
  const { is_public, ...conditions } = filters;
  const { DocumentTemplate } = database.models;
  const page = await findPage(DocumentTemplate, body, {
    where: {
      [Op.and]: [
        { workspace_id: null, ...(is_public === undefined ? {} : { is_public }) },
        ...templateWhere(database, { keyword, ...conditions }),
      ],
    },
    order: templateOrders[sort],
    paranoid: conditions.deleted !== true,
    attributes: withoutContent,
  });
  return { ...page, items: await presentSupplied(database, page.items) };
});

const read = handle(readSuppliedTemplate, async ({ locale, params, services: { database } }) =>
  presentOneSupplied(database, await loadSupplied(database, params.id), locale),
);

const create = handle(createSuppliedTemplate, async (call) => {
  const { body, locale, reply, services, unitOfWork } = call;
  const row = await takeRequiredFile(call, { workspaceId: null }, (file) =>
    unitOfWork(async (unit) => {
      await demandCategory(unit, body.category_id);
      const facts = { ...columnsOfBody(body), name: body.name };
      return addTemplate(unit, staff, facts, { action: createSuppliedTemplate.name, file });
    }),
  );
  reply.message(resourceWords[locale].created);
  return presentOneSupplied(services.database, row, locale);
});

const update = handle(updateSuppliedTemplate, async (call) => {
  const { body, locale, params, reply, services, unitOfWork } = call;
  const { version: seen, ...input } = body;
  const found = await loadSupplied(services.database, params.id);
  const row = await takeFile(call, { workspaceId: null, before: found }, (file) =>
    unitOfWork(async (unit) => {
      await demandCategory(unit, input.category_id);
      const record = await loadSupplied(unit, params.id);
      const action = updateSuppliedTemplate.name;
      await changeTemplate(unit, record, staff, { seen, action, facts: columnsOfBody(input), file });
      return record;
    }),
  );
  reply.message(resourceWords[locale].saved);
  return presentOneSupplied(services.database, row, locale);
});

const remove = handle(deleteSuppliedTemplate, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) =>
    removeTemplate(unit, await loadSupplied(unit, params.id), deleteSuppliedTemplate.name),
  );
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreSuppliedTemplate, async ({ locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    const found = await loadSupplied(unit, params.id, { deleted: true });
    await restoreTemplate(unit, found, { action: restoreSuppliedTemplate.name, gone: fileExpired(services.config) });
    return found;
  });
  reply.message(resourceWords[locale].restored);
  return presentOneSupplied(services.database, row, locale);
});

const download = handle(downloadSuppliedTemplate, async (call) => {
  await sendTemplate(call, await loadSupplied(call.services.database, call.params.id));
});

const preview = handle(previewSuppliedTemplate, async (call) =>
  sendPreview(call, await loadSupplied(call.services.database, call.params.id)),
);

export const suppliedHandlers: readonly Mounted[] = [search, read, create, update, remove, restore, download, preview];
