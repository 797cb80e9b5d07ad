import { listApplications, type ApplicationRow } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';

/** The applications by name, the first hundred; undefined until they are loaded. */
export function useApplications(): readonly ApplicationRow[] | undefined {
  return useQuery(endpointQuery(listApplications, { query: { per_page: 100, sort: 'name' } })).data?.items;
}
