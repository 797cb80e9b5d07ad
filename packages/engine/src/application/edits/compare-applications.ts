import type { Application, Question } from '../schema/index.ts';
import { applicationLists, questionLists, thingId, type ThingKind, type Things } from '../thing-kinds.ts';
import { readList } from '../thing-lists.ts';
import type { ChangeOf } from './change/change.ts';
import { partKinds } from './question-parts.ts';

/** Are two JSON values equal? Properties that are undefined count as absent. */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, at) => isDeepEqual(item, other[at]));
  }
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isDeepEqual(left[key], right[key]));
}

type Restore = ChangeOf<'restore'>;
type Values = Readonly<Record<string, unknown>>;

/** A thing with its own properties: a question without its parts, which are things of their own. */
interface OwnThing {
  readonly kind: ThingKind;
  readonly id: number;
  readonly values: Values;
  /** The question whose part it is. */
  readonly owner: number | undefined;
}

interface OwnList {
  readonly kind: ThingKind;
  readonly owner: number | undefined;
  readonly ids: readonly number[];
}

const listKinds = Object.keys(applicationLists) as ThingKind[];
const partLists = new Set<string>(Object.values(questionLists));

/** The properties of the application itself that an edit may change. */
const applicationValues = ['name', 'description', 'campaign_email_template', 'increment_tag'] as const;

const ownValues = (application: Application): Values =>
  Object.fromEntries(applicationValues.map((name) => [name, application[name]]));

const keyOf = ({ kind, id }: { readonly kind: ThingKind; readonly id: number }): string => `${kind} ${id}`;

function valuesOf(kind: ThingKind, thing: Things[ThingKind]): Values {
  const values = Object.entries(thing).filter(
    ([name]) => name !== 'id' && !(kind === 'question' && partLists.has(name)),
  );
  return Object.fromEntries(values);
}

function readLists(application: Application): { things: Map<string, OwnThing>; lists: OwnList[] } {
  const things = new Map<string, OwnThing>();
  const lists: OwnList[] = [];
  const read = (kind: ThingKind, owner?: Question): void => {
    const list = readList<ThingKind>(application, kind, owner);
    lists.push({ kind, owner: owner?.id, ids: list.map(thingId) });
    for (const thing of list) {
      const own = { kind, id: thingId(thing), values: valuesOf(kind, thing), owner: owner?.id };
      things.set(keyOf(own), own);
    }
  };
  for (const kind of listKinds) read(kind);
  for (const question of application.questions) for (const kind of partKinds) read(kind, question);
  return { things, lists };
}

function differenceOf(from: Values, to: Values) {
  const set = Object.entries(to).filter(([name, value]) => !isDeepEqual(from[name], value));
  const unset = Object.keys(from).filter((name) => to[name] === undefined && from[name] !== undefined);
  if (set.length === 0 && unset.length === 0) return undefined;
  return { ...(set.length > 0 && { set: Object.fromEntries(set) }), ...(unset.length > 0 && { unset }) };
}

/** Lists whose things are in another order than removing and putting back leaves them in. */
function ordersOf(from: ReturnType<typeof readLists>, to: ReturnType<typeof readLists>): NonNullable<Restore['order']> {
  const before = new Map(from.lists.map((list) => [`${list.kind} ${list.owner ?? ''}`, list.ids]));
  return to.lists.flatMap(({ kind, owner, ids }) => {
    const wanted = new Set(ids);
    const stay = (before.get(`${kind} ${owner ?? ''}`) ?? []).filter((id) => wanted.has(id));
    const known = new Set(stay);
    // What was deleted is put back first, then come the things of other questions.
    const isThere = (id: number): boolean => from.things.has(keyOf({ kind, id }));
    const added = ids.filter((id) => !known.has(id));
    const left = [...stay, ...added.filter((id) => !isThere(id)), ...added.filter(isThere)];
    if (left.every((id, at) => id === ids[at])) return [];
    return [{ kind, ids: [...ids], ...(owner !== undefined && { question_id: owner }) }];
  });
}

const withOwner = (owner: number | undefined): { question_id?: number } =>
  owner === undefined ? {} : { question_id: owner };

/**
 * The change that makes `to` of `from`, both states of one application; undefined when nothing differs. It touches only what differs, so
 * that an undo leaves alone what others have changed meanwhile. Version, publish state and `last_id` are not compared.
 */
export function compareApplications(from: Application, to: Application): Restore | undefined {
  const [old, wanted] = [readLists(from), readLists(to)];
  const remove: NonNullable<Restore['remove']> = [];
  const put: NonNullable<Restore['put']> = [];
  const update: NonNullable<Restore['update']> = [];
  for (const [key, { kind, id }] of old.things) if (!wanted.things.has(key)) remove.push({ kind, id });
  for (const [key, { kind, id, values, owner }] of wanted.things) {
    const present = old.things.get(key);
    if (present === undefined) put.push({ kind, id, value: values, ...withOwner(owner) });
    else {
      const difference = differenceOf(present.values, values);
      const moved = present.owner === owner ? {} : withOwner(owner);
      if (difference !== undefined || present.owner !== owner) update.push({ kind, id, ...difference, ...moved });
    }
  }
  const application = differenceOf(ownValues(from), ownValues(to));
  const order = ordersOf(old, wanted);
  const change = {
    action: 'restore' as const,
    ...(remove.length > 0 && { remove }),
    ...(put.length > 0 && { put }),
    ...(update.length > 0 && { update }),
    ...(order.length > 0 && { order }),
    ...(application && { application }),
  };
  return Object.keys(change).length === 1 ? undefined : change;
}
