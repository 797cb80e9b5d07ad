import { queryOptions } from '@tanstack/react-query';
import { readServerSettings } from '@shorui/server/contract';
import { api } from './client.ts';

/** What everybody may see of the settings of the service: the notice of the log-in, the address for support, limits. */
export const serverSettingsQuery = queryOptions({
  queryKey: ['server-settings'],
  queryFn: ({ signal }) => api.call(readServerSettings, { signal }),
  staleTime: 300_000,
  meta: { handled: true },
});
