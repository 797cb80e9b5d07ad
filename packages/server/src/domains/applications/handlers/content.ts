import type { Application as Definition } from '@shorui/engine';
import { shiftIds, type Change } from '@shorui/engine/model';
import {
  editApplicationCall,
  readNotifications,
  readPlanPrices,
  saveFields,
  sortApplication,
  updateNotifications,
  updatePlanPrices,
  type sortedKinds,
} from '../../../contract/applications/index.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { editOfCall, type EditCall, type EditWork } from '../edit-call.ts';
import { presentEffects } from '../present.ts';
import type { Application } from '../model.ts';

/** Applies changes to the application of a call and shows what they touched. */
async function edit(call: EditCall, endpoint: Endpoint, work: EditWork) {
  const edited = await editOfCall(call, endpoint, work);
  return { version: edited.version, effects: presentEffects(edited, call.locale) };
}

const editAll = handle(editApplicationCall, async (call) => {
  const { version: seen, changes, last_id: lastId, preview = false } = call.body;
  let shift: number | undefined;
  const fitted = changes.map((change) => (definition: Definition): Change => {
    shift ??= lastId === undefined ? 0 : definition.last_id - lastId;
    if (shift < 0) throw new AppError('conflict_unnamed');
    // The engine checks each change.
    return shiftIds(change, lastId ?? 0, shift) as unknown as Change;
  });
  const edited = await edit(call, editApplicationCall, { seen, preview, changes: () => fitted });
  return { ...edited, shift: shift ?? 0 };
});

const kinds = {
  questions: 'question',
  options: 'option',
  files: 'file',
  folders: 'folder',
  field_groups: 'field_group',
  fields: 'field',
} as const satisfies Readonly<Record<(typeof sortedKinds)[number], string>>;

const sort = handle(sortApplication, async (call) => {
  const { body, locale, reply } = call;
  const { version: seen, type, ids, question_id, repeat_option_id } = body;
  const ofQuestion = type === 'options' || type === 'field_groups';
  if (ofQuestion && question_id === undefined)
    throw new AppError('invalid', { fields: { question_id: [applicationWords[locale].noQuestion] } });
  const change = {
    action: 'sort',
    kind: kinds[type],
    ids,
    ...(ofQuestion ? { question_id } : {}),
    ...(type === 'questions' && repeat_option_id !== undefined ? { repeat_option_id } : {}),
  } as Change;
  const edited = await edit(call, sortApplication, { seen, changes: () => [change] });
  reply.message(applicationWords[locale].sorted);
  return edited;
});

const saveMany = handle(saveFields, async (call) => {
  const { fields, version: seen } = call.body;
  const changes = fields.map(({ id, unset, ...value }) =>
    id === undefined
      ? { action: 'create', kind: 'field', value }
      : { action: 'update', kind: 'field', id, set: value, ...(unset === undefined ? {} : { unset }) },
  ) as unknown as readonly Change[];
  const edited = await edit(call, saveFields, { seen, changes: () => changes });
  call.reply.message(resourceWords[call.locale].saved);
  return edited;
});

const notes = handle(readNotifications, async ({ params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const items = (definitionOf(row).question_notification ?? []).map((note) => ({ ...note }));
  return { items, version: row.version };
});

const updateNotes = handle(updateNotifications, async (call) => {
  const { question_id: of, notifications, version: seen } = call.body;
  const changes = (record: Application): readonly Change[] => [
    ...(definitionOf(record).question_notification ?? [])
      .filter(({ question_id }) => (question_id ?? null) === (of ?? null))
      .map(({ id }): Change => ({ action: 'delete', kind: 'notification', id })),
    ...notifications.map(({ content }): Change => ({
      action: 'create',
      kind: 'notification',
      value: { content, ...(of === null || of === undefined ? {} : { question_id: of }) },
    })),
  ];
  const edited = await edit(call, updateNotifications, { seen, changes });
  call.reply.message(resourceWords[call.locale].saved);
  return edited;
});

const prices = handle(readPlanPrices, async ({ params, services }) => {
  const row = await loadApplication(services.database, params.id);
  const { Plan } = services.database.models;
  const plans = await Plan.findAll({ attributes: ['id', 'name'], order: [['id', 'ASC']] });
  return {
    items: (definitionOf(row).plan_prices ?? []).map((price) => ({ ...price })),
    plans: plans.map(({ id, name }) => ({ id, name })),
    version: row.version,
  };
});

const updatePrices = handle(updatePlanPrices, async (call) => {
  const { plan_prices, version: seen } = call.body;
  const { Plan } = call.services.database.models;
  const known = await Plan.findAll({ where: { id: plan_prices.map(({ plan_id }) => plan_id) }, attributes: ['id'] });
  if (known.length < plan_prices.length)
    throw new AppError('invalid', { fields: { plan_prices: [applicationWords[call.locale].unknownPlans] } });
  const changes = (record: Application): readonly Change[] => [
    ...(definitionOf(record).plan_prices ?? []).map(({ plan_id }): Change => ({
      action: 'delete',
      kind: 'plan_price',
      id: plan_id,
    })),
    ...plan_prices.map((value): Change => ({ action: 'create', kind: 'plan_price', value })),
  ];
  const edited = await edit(call, updatePlanPrices, { seen, changes });
  call.reply.message(resourceWords[call.locale].saved);
  return edited;
});

export const contentHandlers: readonly Mounted[] = [editAll, sort, saveMany, notes, updateNotes, prices, updatePrices];
