import {
  listMetaGroups,
  listSelectableMetas,
  type formColumns as ColumnsOfForm,
  type otherGroup as OtherGroup,
} from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';

/** Number of the group その他 and columns of a form: those of the contract, whose types do not allow others. */
export const otherGroup: typeof OtherGroup = 999;
export const formColumns: typeof ColumnsOfForm = 4;

/** All groups of metas, with their metas; その他 is the last. */
export const selectableMetasQuery = endpointQuery(listSelectableMetas);

/** The groups by name, the first hundred. */
export function useMetaGroups(): readonly { readonly id: number; readonly name: string }[] {
  const { data } = useQuery(endpointQuery(listMetaGroups, { query: { per_page: 100 } }));
  return data?.items ?? [];
}

/** A number of a form; undefined where it is empty or is that of no choice. */
export function placeOf(value: unknown): number | undefined {
  const number = value === '' || value === undefined || value === null ? Number.NaN : Number(value);
  return Number.isInteger(number) ? number : undefined;
}

/** The place of what has none: after all others. */
export const shownIndex = (index: number): number | '' => (index === otherGroup ? '' : index);
