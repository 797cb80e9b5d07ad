import type { Models } from '../../../database/models.ts';
import type { MasterField } from '../../applications/master-fields/model.ts';
import { valuesOf } from '../../applications/master-fields/values.ts';
import type { PortableCategory, PortableData, PortableField, PortablePlan } from './format.ts';
import { byText } from './portable.ts';

/** The tags, categories and plans of this instance, with their ids. Of equal names the oldest counts. */
export interface LocalData {
  readonly data: PortableData;
  readonly tagIds: ReadonlyMap<string, number>;
  /** By `categoryKey`. */
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly planIds: ReadonlyMap<string, number>;
  readonly tagNames: ReadonlyMap<number, string>;
  readonly categoryPaths: ReadonlyMap<number, PortableCategory>;
  readonly planNames: ReadonlyMap<number, string>;
  /** By `fieldKey`. */
  readonly fieldIds: ReadonlyMap<string, number>;
  readonly fields: ReadonlyMap<number, PortableField>;
}

/** Shared fields may have the same name: those of one type are the same field. */
export const fieldKey = ({ name, type }: Pick<PortableField, 'name' | 'type'>): string => `${type}\0${name}`;

/** Names may hold any character but this one. */
export const categoryKey = (path: readonly string[]): string => path.join('\0');

const order: [string, string][] = [['id', 'ASC']];

function pathsOf(rows: readonly { id: number; name: string; parent_id: number | null }[]): Map<number, string[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: number, seen: ReadonlySet<number>): string[] => {
    const row = byId.get(id);
    if (row === undefined || seen.has(id)) return [];
    return [...(row.parent_id === null ? [] : pathOf(row.parent_id, new Set([...seen, id]))), row.name];
  };
  return new Map(rows.map(({ id }) => [id, pathOf(id, new Set())]));
}

function portableField(row: MasterField): PortableField {
  const { name, type, ...values } = valuesOf(row);
  return { name: String(name), type: Number(type), values };
}

/** The first id of each name. */
const firstIds = (names: Iterable<readonly [number, string]>): Map<string, number> => {
  const ids = new Map<string, number>();
  for (const [id, name] of names) if (!ids.has(name)) ids.set(name, id);
  return ids;
};

/** Reads the data that applications refer to. Within a transaction, so that all of it is of one moment. */
export async function collectData(models: Models): Promise<LocalData> {
  // One after the other: all queries of a transaction share one connection.
  const tags = await models.ApplicationTag.findAll({ order });
  const categories = await models.ApplicationCategory.findAll({ order });
  const plans = await models.Plan.findAll({ order });
  const masters = await models.MasterField.findAll({ order });
  const fields = new Map(masters.map((row) => [row.id, portableField(row)]));
  const fieldIds = firstIds([...fields].map(([id, field]) => [id, fieldKey(field)] as const));
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
  const planNames = new Map(plans.map(({ id, name }) => [id, name]));
  const categoryPaths = pathsOf(categories);
  const tagIds = firstIds(tagNames);
  const planIds = firstIds(planNames);
  const categoryIds = firstIds([...categoryPaths].map(([id, path]) => [id, categoryKey(path)] as const));
  const data: PortableData = {
    tags: tags
      .filter(({ id, name }) => tagIds.get(name) === id)
      .map(({ name, color }) => ({ name, color }))
      .toSorted((a, b) => byText(a.name, b.name)),
    categories: [...categoryIds.keys()].toSorted(byText).map((key) => key.split('\0')),
    plans: plans
      .filter(({ id, name }) => planIds.get(name) === id)
      .map((plan): PortablePlan => ({
        name: plan.name,
        price: plan.price,
        status: plan.status,
        is_show: plan.is_show,
        storage: plan.storage,
        features: Object.fromEntries(Object.entries(plan.features).toSorted(([a], [b]) => byText(a, b))),
        limit_member: plan.limit_member,
        plan_type: plan.plan_type,
        end_trial_date: plan.end_trial_date,
      }))
      .toSorted((a, b) => byText(a.name, b.name)),
    shared_fields: [...fieldIds].toSorted(([a], [b]) => byText(a, b)).flatMap(([, id]) => fields.get(id) ?? []),
  };
  return { data, tagIds, categoryIds, planIds, tagNames, categoryPaths, planNames, fieldIds, fields };
}
