import type { MetaCondition, SearchConditions } from '@shorui/server/contract';
import type { ListState } from '../../../kits/list/list-state.ts';

type Filters = ListState['filters'];
type Fact = Exclude<keyof SearchConditions, 'keyword' | 'metas'>;
type Kind = 'text' | 'number' | 'flag' | 'texts' | 'numbers';

/** The filters of the list by their names in the address: the condition that each one is, and its values. */
const facts = {
  category: ['category_id', 'number'],
  type: ['type_id', 'number'],
  from: ['record_date_from', 'text'],
  to: ['record_date_to', 'text'],
  least: ['record_amount_from', 'number'],
  most: ['record_amount_to', 'number'],
  party: ['record_party', 'text'],
  kind: ['kinds', 'texts'],
  source: ['sources', 'texts'],
  approve: ['approves', 'numbers'],
  shared: ['is_shared', 'flag'],
  creator: ['created_user_id', 'number'],
  since: ['created_from', 'text'],
  until: ['created_to', 'text'],
} as const satisfies Readonly<Record<string, readonly [Fact, Kind]>>;

const read: Readonly<Record<Kind, (value: string) => unknown>> = {
  text: (value) => value,
  number: Number,
  flag: (value) => value === '1',
  texts: (value) => [value],
  numbers: (value) => [Number(value)],
};

/** Names of the filters of a meta field: a part of its text, a range, one of its options. */
export const metaFilterName = (id: number, part: keyof Omit<MetaCondition, 'meta_id'>): string => `meta${id}-${part}`;
const metaFilter = /^meta(\d+)-(text|from|to|values)$/;

function metasOf(filters: Filters): MetaCondition[] {
  const metas = new Map<number, MetaCondition>();
  for (const [name, value] of Object.entries(filters)) {
    const [, id, part] = metaFilter.exec(name) ?? [];
    if (id === undefined || part === undefined) continue;
    const meta_id = Number(id);
    metas.set(meta_id, { ...metas.get(meta_id), meta_id, [part]: part === 'values' ? [value] : value });
  }
  return [...metas.values()];
}

/** What the server is asked for with the conditions of the list. */
export function conditionsOf({ q, filters }: Pick<ListState, 'q' | 'filters'>): SearchConditions {
  const set = Object.entries(facts).flatMap(([name, [fact, kind]]) => {
    const value = filters[name];
    return value === undefined ? [] : [[fact, read[kind](value)] as const];
  });
  const metas = metasOf(filters);
  return {
    ...(q !== '' && { keyword: q }),
    ...(Object.fromEntries(set) as SearchConditions),
    ...(metas.length > 0 && { metas }),
  };
}

const written = (value: unknown): string => {
  const [first = value] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return typeof first === 'boolean' ? (first ? '1' : '0') : String(first);
};

/** The query of the address of a list with these conditions, and its order. */
export function addressOf({ keyword, metas = [], ...conditions }: SearchConditions & { readonly sort?: string }) {
  const { sort, ...given } = conditions;
  const named = Object.entries(facts).flatMap(([name, [fact]]) =>
    given[fact] === undefined ? [] : [[name, written(given[fact])] as const],
  );
  const ofMetas = metas.flatMap(({ meta_id: id, ...parts }) =>
    (Object.keys(parts) as (keyof typeof parts)[]).map(
      (part) => [metaFilterName(id, part), written(parts[part])] as const,
    ),
  );
  return {
    ...(keyword !== undefined && { q: keyword }),
    ...(sort !== undefined && { sort }),
    ...Object.fromEntries([...named, ...ofMetas]),
  };
}
