import type { Endpoint } from '../contract/endpoint.ts';
import { routesOf } from '../http/routes.ts';

export interface ListedEndpoint {
  readonly method: string;
  readonly path: string;
  readonly area: string;
  readonly access: string;
  readonly name: string;
}

/** Every address that a server mounts, aliases and form twins too. */
export function listEndpoints(endpoints: readonly Endpoint[]): readonly ListedEndpoint[] {
  return routesOf(endpoints).map(({ method, path, endpoint: { area, access, name } }) => ({
    method,
    path,
    area,
    access,
    name,
  }));
}
