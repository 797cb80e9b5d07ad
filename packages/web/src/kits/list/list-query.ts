import type { ListState } from './list-state.ts';

/** Page and search as the lists of the contract take them. */
export function pageQuery({ page, size, q }: Pick<ListState, 'page' | 'size' | 'q'>) {
  return { page, per_page: size, ...(q !== '' && { keyword: q }) };
}

/** The value of a filter as one of the values of an enumeration; undefined where it is not set. */
export function valueOf<V extends string | number>(
  choices: readonly { readonly value: V }[],
  filter: string | undefined,
): V | undefined {
  return choices.find(({ value }) => String(value) === filter)?.value;
}

/** The members that have a value: those of filters that are not set are left out of the call. */
export function given<T extends object>(members: T) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
