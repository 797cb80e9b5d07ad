export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What of a list is shown. It is in the address, so that a link or a reload shows the same rows. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  readonly size: PageSize;
  /** What was typed into the search box; empty: nothing. */
  readonly q: string;
  /** One of the sorts of the shape. */
  readonly sort: string;
  /** Values of the filters that are set, by name. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface FilterOption {
  readonly value: string;
  readonly text: string;
}

/** A condition of a list. Without options it is a text that is typed. */
export interface Filter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options?: readonly FilterOption[];
  /** What kind of text is typed. */
  readonly type?: 'text' | 'email' | 'number' | 'date';
  /** The screen chooses its value: it is not offered as a condition, and removing the conditions keeps it. */
  readonly isFixed?: boolean;
}

export interface ListShape {
  /** Sorts of the endpoint, the default first; empty: the endpoint has one order. */
  readonly sorts: readonly string[];
  readonly filters: readonly Filter[];
  /** False: the list has no search box, so a `q` in the address counts as not given. True unless given. */
  readonly isSearched?: boolean;
}

/** The longest text that a condition takes. */
const longest = 100;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

function acceptsFilter({ options, type }: Filter, value: string): boolean {
  if (options !== undefined) return options.some((option) => option.value === value);
  if (type === 'number') return /^[1-9]\d{0,8}$/.test(value);
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return value !== '' && value.length <= longest;
}

/** Reads the query of an address. Values that the list does not know count as not given. */
export function readListState(
  search: Readonly<Record<string, unknown>>,
  { sorts, filters, isSearched = true }: ListShape,
): ListState {
  const page = Number(textOf(search['page']));
  const size = Number(textOf(search['size']));
  const sort = textOf(search['sort']);
  const set = filters.flatMap((filter): (readonly [string, string])[] => {
    const value = textOf(search[filter.name]);
    return acceptsFilter(filter, value) ? [[filter.name, value]] : [];
  });
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    size: pageSizes.find((each) => each === size) ?? pageSizes[0],
    q: isSearched ? textOf(search['q']).slice(0, longest) : '',
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    filters: Object.fromEntries(set),
  };
}

/** Numbers as numbers: the router would put quotation marks around a text that looks like one. */
const bare = (value: string): string | number => (/^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value);

/** The query of an address for a state. What is as by default is left out. */
export function searchOf({ page, size, q, sort, filters }: ListState, shape: ListShape): Record<string, unknown> {
  return {
    ...(page === 1 ? {} : { page }),
    ...(size === pageSizes[0] ? {} : { size }),
    ...(q === '' ? {} : { q: bare(q) }),
    ...(sort === (shape.sorts[0] ?? '') ? {} : { sort }),
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) => (value === '' ? [] : [[name, bare(value)]])),
    ),
  };
}

/** The filters whose values the person chooses. */
export const freeFilters = ({ filters }: Pick<ListShape, 'filters'>): readonly Filter[] =>
  filters.filter(({ isFixed }) => isFixed !== true);

/** Is anything left out by a search, or by a filter that the person chose? */
export function isNarrowed({ q, filters }: ListState, shape: Pick<ListShape, 'filters'>): boolean {
  return q !== '' || freeFilters(shape).some(({ name }) => filters[name] !== undefined);
}

/** The change that removes all conditions of the person. */
export function withoutConditions(
  { filters }: ListState,
  shape: Pick<ListShape, 'filters'>,
): Pick<ListState, 'q' | 'filters'> {
  const fixed = shape.filters.flatMap(({ name, isFixed }): (readonly [string, string])[] => {
    const value = filters[name];
    return isFixed === true && value !== undefined ? [[name, value]] : [];
  });
  return { q: '', filters: Object.fromEntries(fixed) };
}

/** Number of the last page, from 1. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
