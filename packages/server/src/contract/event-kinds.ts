import { Type, type Static, type TObject, type TSchema } from 'typebox';
import type { EventKind } from './event-kind-names.ts';
import { Id, Nullable, Shape } from './shapes.ts';

/** The workspace that an event is about; null: about the person alone. A screen ignores events of workspaces that it does not show. */
const workspace = { workspace_id: Nullable(Id) };

/** A screen was opened, is still open, was closed. */
export const presenceStates = ['arrived', 'here', 'left'] as const;

/** The shape of the data of every kind of event. Data is small: anything large is loaded by its id. */
export const eventKinds = {
  /** Progress and end of a job that the person started. `done`: 0 to 1. */
  job: Shape({
    ...workspace,
    id: Type.String(),
    name: Type.String(),
    status: Type.Enum(['running', 'retrying', 'done', 'dead']),
    done: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    message: Type.Optional(Type.String()),
  }),
  /** A member of the staff has an application open, in a screen that `tab` names. */
  presence: Shape({
    ...workspace,
    application_id: Id,
    admin_id: Id,
    name: Type.String(),
    tab: Type.String(),
    state: Type.Enum(presenceStates),
  }),
  /** Records were changed: lists that show them load again. `kind` as in the contract, `memo`. */
  records: Shape({
    ...workspace,
    kind: Type.String(),
    ids: Type.Array(Id),
    change: Type.Enum(['created', 'updated', 'deleted', 'restored']),
  }),
  /** Events may be missing: load again what is shown. */
  reset: Shape(workspace),
} as const satisfies Readonly<Record<EventKind, TObject<{ workspace_id: TSchema }>>>;

export type EventData<K extends EventKind> = Static<(typeof eventKinds)[K]>;

/** An event of the product: its kind, and data of the shape of that kind. */
export type ProductEvent = { readonly [K in EventKind]: { readonly type: K; readonly data: EventData<K> } }[EventKind];

/** An event as a stream delivers it. After an interruption a stream continues from the id; the same id is the same event. */
export type StreamedEvent = ProductEvent & { readonly id: string };
