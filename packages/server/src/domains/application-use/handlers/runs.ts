import type { Application as Definition, Question } from '@shorui/engine';
import type { MemberActor } from '../../../access/actor.ts';
import { load } from '../../../access/load.ts';
import { scoped } from '../../../access/scoped.ts';
import {
  checkUsageLimit,
  deleteRun,
  findForUser,
  listRuns,
  readRunPaper,
  restoreRun,
  saveAnswer,
  startUse,
} from '../../../contract/applications/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { Database, UnitOfWork } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { readBundle } from '../../applications/assets.ts';
import type { Application } from '../../applications/model.ts';
import { presentFiles } from '../../applications/present-files.ts';
import { noteUse } from '../../campaigns/note-campaigns.ts';
import { answerFactsOf } from '../answer-facts.ts';
import { loadOffered, publishedVersion } from '../offers.ts';
import { answersOf, presentFaults, presentRun, questionnaireOf, resolveFor, stateOf } from '../runs.ts';
import { subjectOf } from '../subject.ts';

type Reach = Pick<UnitOfWork, 'models'>;

/** How often a company has begun an application, deleted runs left out. */
const countUses = ({ models }: Reach, actor: MemberActor, { id }: Application): Promise<number> =>
  scoped(models.ApplicationUser, actor).count({ where: { application_id: id } });

/** Uses that begin at the same moment are counted one after the other. @throws {AppError} limit_application */
async function demandUse(unit: UnitOfWork, actor: MemberActor, application: Application): Promise<void> {
  const limit = application.usage_limit;
  if (limit === null) return;
  await unit.lock(actor.workspace.id, 'application-uses');
  if ((await countUses(unit, actor, application)) >= limit)
    throw new AppError('limit_application', { params: { limit } });
}

const nameOf = async ({ models }: Pick<Database, 'models'>, id: number): Promise<string> =>
  (await models.Application.findByPk(id, { paranoid: false, attributes: ['id', 'name'] }))?.name ?? '';

const checkLimit = handle(checkUsageLimit, async ({ actor, params, services: { database } }) => {
  const application = await loadOffered(database, params.id);
  const used = await countUses(database, actor, application);
  const limit = application.usage_limit;
  return { allowed: limit === null || used < limit, used, limit };
});

const start = handle(startUse, async ({ actor, body, services, unitOfWork }) => {
  const { run, name } = await unitOfWork(async (unit) => {
    const application = await loadOffered(unit, body.app_id);
    const version = await publishedVersion(unit, application);
    await demandUse(unit, actor, application);
    const made = await scoped(unit.models.ApplicationUser, actor).create({
      user_id: actor.userId,
      application_id: application.id,
      number: version.number,
      answers: '{}',
    });
    const seen = { workspaceId: actor.workspace.id, applicationId: application.id, now: services.now() };
    await noteUse(unit, seen, made.id);
    await unit.audit({
      action: 'applicationUse.create',
      subject: { kind: 'application-user', id: made.id },
      workspaceId: actor.workspace.id,
      after: { application_id: application.id, number: version.number },
    });
    return { run: made, name: application.name };
  });
  return presentRun(run, name);
});

const runs = handle(listRuns, async ({ actor, query, services: { database } }) => {
  const { application_id } = query;
  const page = await scoped(database.models.ApplicationUser, actor).page(query, {
    where: { user_id: actor.userId, ...(application_id === undefined ? {} : { application_id }) },
    order: [['id', 'DESC']],
    attributes: { exclude: ['answers', 'answer_facts', 'search_text'] },
  });
  const ids = [...new Set(page.items.map((run) => run.application_id))];
  const named = await database.models.Application.findAll({
    where: { id: ids },
    attributes: ['id', 'name'],
    paranoid: false,
  });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return { ...page, items: page.items.map((run) => presentRun(run, names.get(run.application_id) ?? '')) };
});

/** What a wizard needs of an application: its templates and their layers stay on the server. */
function contentOf({ files, campaign_email_template: _mail, plan_prices: _prices, ...content }: Definition) {
  const shown = files.map(({ id, name, type, folder_id, options }) => ({ id, name, type, folder_id, options }));
  return { ...content, files: shown };
}

const wizard = handle(findForUser, async ({ actor, locale, params, services }) => {
  const run = await load(services.database, 'application-user', { id: params.id, actor });
  const { definition, model } = await questionnaireOf(services, run);
  return {
    run: presentRun(run, await nameOf(services.database, run.application_id)),
    content: contentOf(definition),
    answers: { ...answersOf(run) },
    errors: presentFaults(resolveFor(model, answersOf(run), locale)),
  };
});

/** What the engine needs in a browser to show the paper of a run. */
const paper = handle(readRunPaper, async ({ actor, params, services }) => {
  const run = await load(services.database, 'application-user', { id: params.id, actor });
  const { definition } = await questionnaireOf(services, run);
  const { files } = await readBundle(services, run.application_id, definition);
  const { campaign_email_template: _mail, plan_prices: _prices, ...content } = definition;
  return { content: { ...content }, files: presentFiles(files) };
});

/** The answer of a question as answers have it: fields stand by their own names, all others by the name of the question. */
const answersTo = ({ name, type }: Question, answer: unknown): Readonly<Record<string, unknown>> =>
  type === 'fields' && typeof answer === 'object' && answer !== null ? { ...answer } : { [name]: answer };

const save = handle(saveAnswer, async ({ actor, body, locale, services, unitOfWork }) => {
  const seen = await load(services.database, 'application-user', { id: body.app_user_id, actor, to: 'change' });
  const { definition, model } = await questionnaireOf(services, seen);
  const given: Record<string, unknown> = { ...body.answers };
  if (body.question_id !== undefined) {
    const question = definition.questions.find(({ id }) => id === body.question_id);
    if (question === undefined)
      throw new AppError('invalid', { fields: { question_id: [applicationWords[locale].unknownQuestion] } });
    Object.assign(given, answersTo(question, body.answer ?? null));
  }
  const { run, resolved } = await unitOfWork(async (unit) => {
    const record = await load(unit, 'application-user', { id: body.app_user_id, actor, to: 'change', lock: true });
    const merged = Object.fromEntries(
      Object.entries({ ...answersOf(record), ...given }).filter(([, answer]) => answer !== null),
    );
    const after = resolveFor(model, merged, locale);
    const answers = JSON.stringify(merged);
    const state = stateOf(after);
    await changeVersioned(unit, {
      record,
      kind: 'application-user',
      workspaceId: actor.workspace.id,
      seen: record.version,
      changes: { answers, state, answer_facts: answerFactsOf(after.data), subject: subjectOf(definition, after) },
    });
    // Names only: answers are personal data, which the audit does not keep.
    await unit.audit({
      action: 'applicationUse.saveAnswer',
      subject: { kind: 'application-user', id: record.id },
      workspaceId: actor.workspace.id,
      after: { questions: Object.keys(given), state },
    });
    return { run: record, resolved: after };
  });
  const name = await nameOf(services.database, run.application_id);
  return { run: presentRun(run, name), errors: presentFaults(resolved) };
});

const remove = handle(deleteRun, async ({ actor, locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const run = await load(unit, 'application-user', { id: params.id, actor, to: 'delete' });
    await run.destroy();
    await unit.audit({
      action: 'applicationUse.delete',
      subject: { kind: 'application-user', id: run.id },
      workspaceId: actor.workspace.id,
      before: { application_id: run.application_id },
    });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreRun, async ({ actor, params, unitOfWork }) => {
  const { run, name } = await unitOfWork(async (unit) => {
    // By its id alone, so that the run of another member is refused as such, deleted or not.
    const found = await load(unit, 'application-user', { id: params.id, actor, to: 'change', deleted: true });
    if (found.deleted_at === null)
      throw new AppError('not_found', {
        requested: { kind: 'application-user', ids: [params.id], among: actor.workspace.id },
      });
    const own = { paranoid: false, rejectOnEmpty: true } as const;
    const application = await unit.models.Application.findByPk(found.application_id, own);
    await demandUse(unit, actor, application);
    await found.restore();
    await unit.audit({
      action: 'applicationUse.restore',
      subject: { kind: 'application-user', id: found.id },
      workspaceId: actor.workspace.id,
      after: { application_id: found.application_id },
    });
    return { run: found, name: application.name };
  });
  return presentRun(run, name);
});

export const runHandlers: readonly Mounted[] = [checkLimit, start, runs, wizard, paper, save, remove, restore];
