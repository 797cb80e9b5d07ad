import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { IdOf, IdParamsOf } from '../ids.ts';
import { labeled } from '../label.ts';
import { Named } from '../people.ts';
import { Id, Nullable, Shape, Version } from '../shapes.ts';
import { PartId, partIdKeyword } from './part-id.ts';
import { EditView, PartView, preview } from './parts.ts';

const base = { area: 'admin', access: 'admin' } as const;
const path = '/admin/v1/applications';
const params = IdParamsOf('application');
const edits = ['conflict', 'conflict_unnamed', 'application_refused'] as const;

/** Most changes of one call. */
export const mostChanges = 200;

export const editApplicationCall = defineEndpoint({
  ...base,
  name: 'applications.edit',
  method: 'POST',
  path: `${path}/:id/edit`,
  summary: 'Apply changes of the engine in their order: all of them, or none',
  description:
    'A change is accepted although others changed the application meanwhile, unless they changed the same parts. With `preview` nothing is changed. Changes may refer to what the changes before them make: `last_id` is the highest id of the state that they were made on; ids above it grow by `shift` of the reply where others have made something meanwhile.',
  params,
  body: Shape({
    version: Version,
    changes: Type.Array(Type.Record(Type.String({ maxLength: 50 }), Type.Unknown()), {
      minItems: 1,
      maxItems: mostChanges,
    }),
    last_id: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, [partIdKeyword]: true })),
    ...preview,
  }),
  reply: Shape({ ...EditView.properties, shift: Type.Integer({ minimum: 0 }) }),
  errors: edits,
});

/** What is sorted, by the words of the call. */
export const sortedKinds = ['questions', 'options', 'files', 'folders', 'field_groups', 'fields'] as const;

export const sortApplication = defineEndpoint({
  ...base,
  name: 'applications.sort',
  method: 'PUT',
  path: `${path}/:id/sort`,
  summary: 'Put questions, options, files, folders, field groups or fields in a new order',
  params,
  body: Shape({
    type: labeled('sort.type', Type.Enum([...sortedKinds])),
    ids: Type.Array(PartId, { minItems: 1, maxItems: 5_000, uniqueItems: true }),
    question_id: Type.Optional(PartId),
    repeat_option_id: Type.Optional(PartId),
    version: Version,
  }),
  reply: EditView,
  errors: ['invalid', ...edits],
});

/** Longest note, in characters, and most notes of a question. */
const [mostText, mostNotes] = [10_000, 20];
const notifications = Type.Array(Shape({ content: Type.String({ minLength: 1, maxLength: mostText }) }), {
  maxItems: mostNotes,
});

export const readNotifications = defineEndpoint({
  ...base,
  name: 'applicationNotifications.read',
  method: 'GET',
  path: `${path}/:id/notifications`,
  summary: 'Show the notes that the wizard shows with questions',
  params,
  reply: Shape({ items: Type.Array(PartView), version: Version }),
});

export const updateNotifications = defineEndpoint({
  ...base,
  name: 'applicationNotifications.update',
  method: 'PUT',
  path: `${path}/:id/notifications`,
  summary: 'Replace the notes of a question, or those before the first question',
  params,
  body: Shape({ question_id: Type.Optional(Nullable(PartId)), notifications, version: Version }),
  reply: EditView,
  errors: edits,
});

export const readPlanPrices = defineEndpoint({
  ...base,
  name: 'applicationPlanPrices.read',
  method: 'GET',
  path: `${path}/:id/plan-prices`,
  summary: 'Show the price for companies of each plan, in yen, and the plans that there are',
  params,
  reply: Shape({
    items: Type.Array(Shape({ plan_id: Id, price: Type.Integer() })),
    /** All plans, in the order of their ids; those without an item pay nothing. */
    plans: Type.Array(Named),
    version: Version,
  }),
});

export const updatePlanPrices = defineEndpoint({
  ...base,
  name: 'applicationPlanPrices.update',
  method: 'PUT',
  path: `${path}/:id/plan-prices`,
  summary: 'Set the price for companies of each plan, in yen, at least 100; plans that are not named pay nothing',
  params,
  body: Shape({
    plan_prices: Type.Array(
      Shape({ plan_id: IdOf('plan'), price: Type.Integer({ minimum: 100, maximum: 99_999_999 }) }),
      { maxItems: 100 },
    ),
    version: Version,
  }),
  reply: EditView,
  errors: ['invalid', ...edits],
});

export const saveFields = defineEndpoint({
  ...base,
  name: 'applicationFields.saveMany',
  method: 'POST',
  path: `${path}/:id/fields/save-multiple`,
  summary: 'Create and change several fields: all of them, or none',
  params,
  body: Shape({
    fields: Type.Array(Type.Record(Type.String({ maxLength: 50 }), Type.Unknown()), {
      minItems: 1,
      maxItems: mostChanges,
    }),
    version: Version,
  }),
  reply: EditView,
  errors: ['invalid', ...edits],
});

/** Calls of the staff that change several parts of an application at once. */
export const applicationContentEndpoints = [
  editApplicationCall,
  sortApplication,
  readNotifications,
  updateNotifications,
  readPlanPrices,
  updatePlanPrices,
  saveFields,
] as const;
