import type { FilterConditions } from '@shorui/server/contract';
import { applicationUserStates } from '@shorui/server/enums';
import { valueOf } from '../../../../kits/list/list-query.ts';
import type { ListState } from '../../../../kits/list/list-state.ts';

/** The end of a day in the zone of the browser: the first moment of the next. */
function endOf(day: string): string {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.toISOString();
}

/** The conditions of the address as the calls take them; `filter_id` is separate, for a filter is not part of another one. */
export function conditionsOf({ q, filters }: Pick<ListState, 'q' | 'filters'>): FilterConditions {
  const state = valueOf(applicationUserStates, filters['state']);
  return {
    ...(q !== '' && { keyword: q }),
    ...(state !== undefined && { state }),
    ...(filters['company'] && { company_id: Number(filters['company']) }),
    ...(filters['from'] && { from: new Date(`${filters['from']}T00:00`).toISOString() }),
    ...(filters['until'] && { until: endOf(filters['until']) }),
  };
}

/** The saved filter that the address names. */
export const filterOf = ({ filters }: Pick<ListState, 'filters'>) => ({
  ...(filters['saved'] && { filter_id: Number(filters['saved']) }),
});
