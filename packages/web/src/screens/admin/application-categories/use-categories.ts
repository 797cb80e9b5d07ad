import { applicationCategories, type ApplicationCategory } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';

/** The categories of applications by name, the first hundred; undefined until they are loaded. */
export function useCategories(): readonly ApplicationCategory[] | undefined {
  const { data } = useQuery(endpointQuery(applicationCategories.list, { query: { per_page: 100, sort: 'name' } }));
  return data?.items;
}
