import type { Endpoint } from '../contract/endpoint.ts';
import { routesOf } from '../http/routes.ts';
import { whoMayCall, type WhoMayCall } from './who-may-call.ts';

/** An address, and who may call it. */
export interface ListedEndpoint extends WhoMayCall {
  readonly method: string;
  readonly path: string;
  readonly area: string;
  readonly access: string;
  readonly name: string;
}

/** Every address that a server mounts, aliases and form twins too. */
export function listEndpoints(endpoints: readonly Endpoint[]): readonly ListedEndpoint[] {
  return routesOf(endpoints).map(({ method, path, endpoint }) => {
    const { area, access, name } = endpoint;
    return { method, path, area, access, name, ...whoMayCall(endpoint) };
  });
}
