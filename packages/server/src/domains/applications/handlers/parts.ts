import type { Application as Definition } from '@shorui/engine';
import { findThing, readList, type Change } from '@shorui/engine/model';
import type { AdminActor } from '../../../access/actor.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { applicationParts, type Part, type PartKind } from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { HandlerRequest, Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import { editOfCall } from '../edit-call.ts';
import type { Edited } from '../edit.ts';
import { presentEffects } from '../present.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call of a kind of part. Its schemas (contract/applications/parts.ts) are checked before the handler, so these types hold. */
interface Call extends Pick<HandlerRequest<Endpoint>, 'services' | 'reply' | 'locale' | 'unitOfWork'> {
  readonly actor: AdminActor;
  readonly params: Readonly<Record<string, number>> & { readonly id: number };
  readonly query: {
    readonly question_id?: number;
    readonly keyword?: string;
    readonly version?: number;
    readonly preview?: boolean;
  };
  readonly body: Values & { readonly version: number; readonly unset?: readonly string[] };
}

/** Kinds whose parts belong to a question: their views and their changes name it. */
const ofQuestions: ReadonlySet<PartKind> = new Set<PartKind>(['option', 'field_group', 'survey_field']);

function itemsOf(definition: Definition, kind: PartKind, questionId: number | undefined): Values[] {
  if (!ofQuestions.has(kind)) return readList(definition, kind).map((thing) => ({ ...thing }));
  return definition.questions
    .filter(({ id }) => questionId === undefined || id === questionId)
    .flatMap((question) =>
      readList(definition, kind, question).map((thing) => ({ ...thing, question_id: question.id })),
    );
}

/** @throws {AppError} not_found */
function itemOf(definition: Definition, kind: PartKind, id: number): Values {
  const found = findThing(definition, kind, id);
  if (found === undefined) throw new AppError('not_found');
  return { ...found.thing, ...(found.question === undefined ? {} : { question_id: found.question.id }) };
}

const wordsOf = (item: Values): string =>
  Object.values(item)
    .filter((each) => typeof each === 'string')
    .join('\n');

/** Members of the body of a new part that are no values of the part. */
const besideValue = ['version', 'index', 'repeat_option_id'] as const;

function creation(kind: PartKind, body: Call['body']): Change {
  const value: Record<string, unknown> = { ...body };
  const more: Record<string, unknown> = {};
  for (const name of [...besideValue, ...(ofQuestions.has(kind) ? ['question_id'] : [])]) {
    if (name !== 'version' && value[name] !== undefined) more[name] = value[name];
    delete value[name];
  }
  // The engine checks the change as a whole.
  return { action: 'create', kind, value, ...more } as unknown as Change;
}

const edit = (call: Call, part: Part, verb: string, change: Change): Promise<Edited> =>
  editOfCall(
    call,
    { name: `${part.name}.${verb}` },
    { seen: call.body?.version ?? call.query.version, preview: call.query.preview, changes: () => [change] },
  );

async function readContent({ params, services }: Call) {
  const row = await loadApplication(services.database, params.id);
  return { definition: definitionOf(row), version: row.version };
}

function handlersOf(part: Part): readonly Mounted[] {
  const { kind, param } = part;
  const handlers: Readonly<Record<keyof Part['calls'], (call: Call) => Promise<unknown>>> = {
    async list(call) {
      const { definition, version } = await readContent(call);
      const { question_id, keyword } = call.query;
      const items = itemsOf(definition, kind, question_id);
      return {
        items: keyword === undefined ? items : items.filter((item) => wordsOf(item).includes(keyword)),
        version,
      };
    },
    async read(call) {
      const { definition, version } = await readContent(call);
      return { item: itemOf(definition, kind, call.params[param] ?? 0), version };
    },
    async create(call) {
      const edited = await edit(call, part, 'create', creation(kind, call.body));
      const { definition, version } = edited;
      const made = edited.effects.find((effect) => effect.action === 'created' && effect.kind === kind);
      call.reply.message(resourceWords[call.locale].created);
      return { item: itemOf(definition, kind, made?.id ?? 0), version, effects: presentEffects(edited, call.locale) };
    },
    async update(call) {
      const { version: _seen, unset, ...set } = call.body;
      const id = call.params[param] ?? 0;
      const change = {
        action: 'update',
        kind,
        id,
        set,
        ...(unset === undefined ? {} : { unset }),
      } as unknown as Change;
      const edited = await edit(call, part, 'update', change);
      const { definition, version } = edited;
      call.reply.message(resourceWords[call.locale].saved);
      return { item: itemOf(definition, kind, id), version, effects: presentEffects(edited, call.locale) };
    },
    async delete(call) {
      const change: Change = { action: 'delete', kind, id: call.params[param] ?? 0 };
      const edited = await edit(call, part, 'delete', change);
      if (call.query.preview !== true) call.reply.message(resourceWords[call.locale].deleted);
      return { version: edited.version, effects: presentEffects(edited, call.locale) };
    },
  };
  // The mount checks input and actor by the endpoint of each before it calls, so the types of Call hold.
  return (Object.keys(handlers) as (keyof Part['calls'])[])
    .map((verb) => ({ endpoint: part.calls[verb], handle: handlers[verb] as unknown as Mounted['handle'] }))
    .filter(({ endpoint }) => part.endpoints.includes(endpoint));
}

export const partHandlers: readonly Mounted[] = (applicationParts as readonly unknown[] as readonly Part[]).flatMap(
  handlersOf,
);
