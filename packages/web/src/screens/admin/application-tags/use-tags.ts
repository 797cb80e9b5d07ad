import { applicationTags, type ApplicationTag } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';

/** The tags of applications by name, the first hundred; undefined until they are loaded. */
export function useTags(): readonly ApplicationTag[] | undefined {
  const { data } = useQuery(endpointQuery(applicationTags.list, { query: { per_page: 100, sort: 'name' } }));
  return data?.items;
}
