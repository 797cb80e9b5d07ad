import type { CallInput, Client } from '@shorui/server/client';
import type { Endpoint, ReplyOf } from '@shorui/server/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

/** Parts of a call that tell one reply from another. */
type Asked<E extends Endpoint> = Omit<CallInput<E>, 'signal'>;

/**
 * A query over a call of the contract. Its key is the name of the call and what is asked, so a change makes all of a kind old by
 * `invalidateQueries({ queryKey: ['users.list'] })`. A refusal is shown in the place of the content (`Loaded` of kits/), not as a dialog.
 */
export function endpointQuery<const E extends Endpoint>(
  endpoint: E,
  ...[asked]: Partial<Record<string, never>> extends Asked<E> ? [asked?: Asked<E>] : [asked: Asked<E>]
) {
  return queryOptions({
    queryKey: [endpoint.name, asked ?? {}] as const,
    meta: { handled: true },
    // The parts of the input follow from the endpoint, which TypeScript cannot see through the spread.
    queryFn: ({ signal }): Promise<ReplyOf<E>> =>
      (api.call as LooseCall)(endpoint, { ...asked, signal }) as Promise<ReplyOf<E>>,
  });
}

type LooseCall = (endpoint: Endpoint, input: object) => ReturnType<Client['call']>;
