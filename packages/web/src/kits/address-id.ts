import { useSearch } from '@tanstack/react-router';

/** An id in the query of the address; undefined where there is none. */
export function useQueryId(name: string): number | undefined {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = Number(search[name]);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
