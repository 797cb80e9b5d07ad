import type { Endpoint, Method } from '../contract/endpoint.ts';

/** One address of an endpoint. A form twin is a POST with files that replaces a PUT and sends `_method=PUT`. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly isFormTwin: boolean;
}

/** Addresses of endpoints with their aliases and form twins, static ones before those with parameters. */
export function routesOf(endpoints: readonly Endpoint[]): readonly Route[] {
  const routes: Route[] = endpoints.flatMap((endpoint) => [
    { method: endpoint.method, path: endpoint.path, endpoint, isFormTwin: false },
    ...(endpoint.aliases ?? []).map(({ method, path }) => ({ method, path, endpoint, isFormTwin: false })),
  ]);
  const taken = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const twins = routes.flatMap((route): Route[] => {
    const isForm = route.endpoint.encoding === 'multipart' && (route.method === 'PUT' || route.method === 'PATCH');
    if (!isForm || taken.has(`POST ${route.path}`)) return [];
    taken.add(`POST ${route.path}`);
    return [{ ...route, method: 'POST', isFormTwin: true }];
  });
  return [...routes, ...twins].toSorted((a, b) =>
    kindsOf(a.path) < kindsOf(b.path) ? -1 : Number(kindsOf(a.path) > kindsOf(b.path)),
  );
}

/** `001` for `/v1/groups/:id`: of two paths that match the same address, the one whose fixed part comes earlier is first. */
function kindsOf(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('');
}
