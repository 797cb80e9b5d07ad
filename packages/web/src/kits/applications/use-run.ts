import { listRuns } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { endpointQuery } from '../../api/endpoint-query.ts';

const idOf = (text: unknown): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The run that an address is about: `?run=` where it is given, else the newest one of the application in the path. */
export interface RunOfAddress {
  readonly applicationId: number | undefined;
  /** Undefined while it is looked up; null when there is none. */
  readonly runId: number | null | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export function useRunOfAddress(): RunOfAddress {
  const { app_id: application }: { readonly app_id?: string } = useParams({ strict: false });
  const { run }: { readonly run?: unknown } = useSearch({ strict: false });
  const applicationId = idOf(application);
  const given = idOf(run);
  const newest = useQuery({
    ...endpointQuery(listRuns, { query: { application_id: applicationId ?? 0, per_page: 1 } }),
    enabled: given === undefined && applicationId !== undefined,
  });
  const found = newest.data === undefined ? undefined : (newest.data.items[0]?.id ?? null);
  const looked = applicationId === undefined ? null : found;
  return { applicationId, runId: given ?? looked, error: newest.error, refetch: newest.refetch };
}
