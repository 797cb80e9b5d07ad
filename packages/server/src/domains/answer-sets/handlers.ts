import { Op } from 'sequelize';
import {
  createAnswerSet,
  deleteAnswerSet,
  listAnswerSets,
  mostAnswerSets,
  readAnswerSet,
  updateAnswerSet,
  type AnswerSetRow,
  type AnswerSetView,
} from '../../contract/applications/index.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { staffPage } from '../../database/find-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { answerSetWords } from '../../messages/answer-sets.ts';
import { resourceWords } from '../../messages/resources.ts';
import { loadApplication } from '../applications/definition.ts';
import type { ApplicationAnswerSet } from './model.ts';

const kind = 'answer-set';

const presentRow = (set: ApplicationAnswerSet): AnswerSetRow => ({
  id: set.id,
  name: set.name,
  created_by: set.created_by,
  version: set.version,
  created_at: set.created_at.toISOString(),
  updated_at: set.updated_at.toISOString(),
});

const present = (set: ApplicationAnswerSet): AnswerSetView => ({
  ...presentRow(set),
  answers: JSON.parse(set.answers) as AnswerSetView['answers'],
});

const withoutAnswers = ({ answers: _answers, ...others }: Readonly<Record<string, unknown>>) => others;

/** @throws {AppError} not_found where the application has no such set */
async function loadSet(
  { models }: Pick<UnitOfWork, 'models'>,
  { id, setId }: { readonly id: number; readonly setId: number },
): Promise<ApplicationAnswerSet> {
  const set = await models.ApplicationAnswerSet.findOne({ where: { id: setId, application_id: id } });
  if (set === null) throw new AppError('not_found');
  return set;
}

/** @throws {AppError} duplicate where another set of the application has the name */
async function refuseTaken(
  { models }: UnitOfWork,
  { id, name, except }: { readonly id: number; readonly name: string; readonly except?: number },
  locale: keyof typeof answerSetWords,
): Promise<void> {
  const other = except === undefined ? {} : { id: { [Op.ne]: except } };
  const taken = await models.ApplicationAnswerSet.findOne({ where: { application_id: id, name, ...other } });
  if (taken !== null) throw new AppError('duplicate', { fields: { name: [answerSetWords[locale].nameTaken] } });
}

const list = handle(listAnswerSets, async ({ params, query, services: { database } }) => {
  const { id } = await loadApplication(database, params.id);
  return staffPage(database.models.ApplicationAnswerSet, query, {
    where: { application_id: id },
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    present: presentRow,
  });
});

const read = handle(readAnswerSet, async ({ params, services: { database } }) =>
  present(await loadSet(database, params)),
);

const create = handle(createAnswerSet, async ({ actor, body, locale, params, reply, unitOfWork }) => {
  const { name, answers } = body;
  const made = await unitOfWork(async (unit) => {
    const { id } = await loadApplication(unit, params.id);
    const { ApplicationAnswerSet } = unit.models;
    await refuseTaken(unit, { id, name }, locale);
    if ((await ApplicationAnswerSet.count({ where: { application_id: id } })) >= mostAnswerSets)
      throw new AppError('invalid', { fields: { name: [answerSetWords[locale].full(mostAnswerSets)] } });
    const row = { application_id: id, name, answers: JSON.stringify(answers), created_by: actor.name };
    const set = await ApplicationAnswerSet.create(row);
    const after = { application_id: id, name };
    await unit.audit({ action: 'answerSets.create', subject: { kind, id: set.id }, workspaceId: null, after });
    return set;
  });
  reply.message(resourceWords[locale].created);
  return present(made);
});

const update = handle(updateAnswerSet, async ({ body, locale, params, reply, unitOfWork }) => {
  const { name, answers, version: seen } = body;
  const changed = await unitOfWork(async (unit) => {
    const record = await loadSet(unit, params);
    if (name !== undefined) await refuseTaken(unit, { id: params.id, name, except: record.id }, locale);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(answers === undefined ? {} : { answers: JSON.stringify(answers) }),
    };
    const { before, after } = await changeVersioned(unit, { record, kind, workspaceId: 'all', seen, changes });
    await unit.audit({
      action: 'answerSets.update',
      subject: { kind, id: record.id },
      workspaceId: null,
      // Answers may hold pictures, so the audit leaves them out.
      before: withoutAnswers(before),
      after: withoutAnswers(after),
    });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return present(changed);
});

const remove = handle(deleteAnswerSet, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const set = await loadSet(unit, params);
    await set.destroy();
    const subject = { kind, id: set.id };
    await unit.audit({ action: 'answerSets.delete', subject, workspaceId: null, before: { name: set.name } });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

export const answerSetHandlers: readonly Mounted[] = [list, read, create, update, remove];
