import { listGroups, type Group } from '@shorui/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Rows of a page of the list, and the most that one call gives. */
const perPage = 100;

/** All groups of the workspace by name, page after page: for choices and for the tree. */
export const allGroupsQuery = queryOptions({
  queryKey: [listGroups.name, 'all'],
  meta: { handled: true },
  async queryFn({ signal }): Promise<readonly Group[]> {
    const groups: Group[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await api.call(listGroups, { query: { page, per_page: perPage }, signal });
      groups.push(...items);
      if (items.length === 0 || groups.length >= total) return groups;
    }
  },
});
