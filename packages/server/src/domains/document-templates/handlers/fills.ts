import type { MemberActor } from '../../../access/actor.ts';
import { load, type Reach } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  createTemplateFill,
  deleteTemplateFill,
  listTemplateFills,
  makeTemplateDocument,
  readTemplateFill,
  readTemplateFillPaper,
  updateTemplateFill,
} from '../../../contract/document-templates/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { formatBytes } from '../../../storage/format-bytes.ts';
import { presentFaults } from '../../application-use/runs.ts';
import { checkInput } from '../../documents/check-input.ts';
import { presentDocument } from '../../documents/present.ts';
import { answersOfFill, presentFill, presentFills, resolveFill, templateOfFill } from '../fills.ts';
import { makeDocument } from '../make-document.ts';
import type { DocumentTemplateFill } from '../model.ts';
import { definitionOfTemplate, paperOf } from '../paper.ts';

const kind = 'template-fill';
/** Characters of the answers of one fill, as JSON. */
const mostAnswers = 1_000_000;

const loadFill = (
  reach: Reach,
  actor: MemberActor,
  id: number,
  to: 'read' | 'change' | 'delete' = 'read',
): Promise<DocumentTemplateFill> => load(reach, kind, { id, actor, to, lock: to !== 'read' });

const list = handle(listTemplateFills, async ({ actor, query, services: { database } }) => {
  const page = await scoped(database.models.DocumentTemplateFill, actor).page(query, {
    where: { user_id: actor.userId },
    order: [
      ['updated_at', 'DESC'],
      ['id', 'DESC'],
    ],
    attributes: { exclude: ['answers'] },
  });
  return { ...page, items: await presentFills(database, actor, page.items) };
});

const create = handle(createTemplateFill, async ({ actor, body, locale, reply, services, unitOfWork }) => {
  const { template_id, ...input } = body;
  const fill = await unitOfWork(async (unit) => {
    const template = await load(unit, 'document-template', { id: template_id, actor });
    const { facts } = await checkInput(unit, actor, input, { locale, isDraft: true });
    const { name = template.name, category_id, type_id } = facts;
    const row = await scoped(unit.models.DocumentTemplateFill, actor).create({
      user_id: actor.userId,
      template_id,
      name,
      category_id,
      type_id,
    });
    const subject = { kind, id: row.id };
    const workspaceId = actor.workspace.id;
    await unit.audit({ action: createTemplateFill.name, subject, workspaceId, after: { template_id, name } });
    return row;
  });
  reply.message(resourceWords[locale].created);
  return presentFill(services.database, actor, fill);
});

const read = handle(readTemplateFill, async ({ actor, locale, params, services: { database } }) => {
  const fill = await loadFill(database, actor, params.id);
  const template = await templateOfFill(database, actor, fill);
  const answers = answersOfFill(fill);
  const resolved = resolveFill(template, answers, locale);
  return {
    fill: await presentFill(database, actor, fill),
    content: resolved === undefined ? {} : { ...definitionOfTemplate(template) },
    answers: { ...answers },
    errors: resolved === undefined ? [] : presentFaults(resolved),
  };
});

const paper = handle(readTemplateFillPaper, async ({ actor, params, services }) => {
  const { database } = services;
  return paperOf(services, await templateOfFill(database, actor, await loadFill(database, actor, params.id)));
});

const save = handle(updateTemplateFill, async ({ actor, body, locale, params, services: { database }, unitOfWork }) => {
  const { answers: given = {}, ...input } = body;
  const { fill, template } = await unitOfWork(async (unit) => {
    const record = await loadFill(unit, actor, params.id, 'change');
    const of = await templateOfFill(unit, actor, record);
    const merged = Object.entries({ ...answersOfFill(record), ...given }).filter(([, answer]) => answer !== null);
    const answers = JSON.stringify(Object.fromEntries(merged));
    if (answers.length > mostAnswers) throw new AppError('too_large', { params: { limit: formatBytes(mostAnswers) } });
    const { facts } = await checkInput(unit, actor, input, { locale, isDraft: true });
    const chosen = {
      ...(facts.name === undefined ? {} : { name: facts.name }),
      ...(input.category_id === undefined ? {} : { category_id: facts.category_id }),
      ...(input.type_id === undefined ? {} : { type_id: facts.type_id }),
    };
    const workspaceId = actor.workspace.id;
    const changes = { answers, ...chosen };
    await changeVersioned(unit, { record, kind, workspaceId, seen: record.version, changes });
    // Names only: answers are personal data, which the audit does not keep.
    const after = { ...chosen, answers: Object.keys(given) };
    await unit.audit({ action: updateTemplateFill.name, subject: { kind, id: record.id }, workspaceId, after });
    return { fill: record, template: of };
  });
  const resolved = resolveFill(template, answersOfFill(fill), locale);
  return {
    fill: await presentFill(database, actor, fill),
    errors: resolved === undefined ? [] : presentFaults(resolved),
  };
});

const remove = handle(deleteTemplateFill, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const fill = await loadFill(unit, actor, params.id, 'delete');
    await fill.destroy();
    const subject = { kind, id: fill.id };
    const workspaceId = actor.workspace.id;
    await unit.audit({ action: deleteTemplateFill.name, subject, workspaceId, before: { name: fill.name } });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const make = handle(makeTemplateDocument, async ({ actor, locale, params, reply, services, unitOfWork }) => {
  const { database } = services;
  const fill = await loadFill(database, actor, params.id);
  const template = await templateOfFill(database, actor, fill);
  const document = await makeDocument({ actor, locale, services, unitOfWork }, template, {
    fill,
    reload: (unit) => loadFill(unit, actor, params.id, 'change'),
  });
  reply.message(resourceWords[locale].created);
  return presentDocument(database, actor, document);
});

export const fillHandlers: readonly Mounted[] = [list, create, read, paper, save, remove, make];
