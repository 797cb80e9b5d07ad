import { openServices } from '../../../packages/server/src/app/open-services.ts';
import { createProduct } from '../../../packages/server/src/app/create-product.ts';
import { listen } from '../../../packages/server/src/app/listen.ts';
import { listStatements, recordSelects, type ListStatements } from './list-statements.ts';
import type { Call } from './load.ts';
import type { Place } from './place.ts';

/** A list that is measured against the bare server. */
export interface List {
  readonly title: string;
  readonly path: string;
  readonly area: 'user' | 'staff';
  readonly columns: ListStatements['columns'];
}

const same = (...names: string[]) => names.map((name) => [name, name] as const);

export const lists: readonly List[] = [
  {
    title: 'members of a workspace, by name (GET /v1/users/list)',
    path: '/v1/users/list',
    area: 'user',
    columns: same(
      'id',
      'last_name',
      'first_name',
      'kana',
      'email',
      'phone',
      'first_logged_in_at',
      'version',
      'is_root',
      'joined_at',
    ),
  },
  {
    title: 'users of all companies, newest first (GET /admin/v1/users/search)',
    path: '/admin/v1/users/search',
    area: 'staff',
    columns: same(
      'id',
      'email',
      'last_name',
      'first_name',
      'kana',
      'phone',
      'status',
      'is_role_application',
      'email_verified_at',
      'first_logged_in_at',
      'suspended_at',
      'created_at',
      'version',
      'companies',
    ),
  },
];

export const callOf = (list: List, token: string): Call => ({
  path: list.path,
  token,
  ...(list.area === 'user' ? { workspace: 1 } : {}),
});

/** Serves the product in this process and gives the SELECT statements of each call. Answers other than 200 throw. */
export async function recordCalls<C extends Call>(place: Place, calls: readonly C[]): Promise<Map<C, string[]>> {
  const opened = await openServices({ ...place.config, logLevel: 'silent' }, { runsJobs: false });
  const { callback } = createProduct(opened.services, { isOpen: () => true, measuresProcess: false });
  const listening = await listen(callback, '127.0.0.1', 0);
  const found = new Map<C, string[]>();
  for (const call of calls) {
    const { path, token, workspace, method = 'GET', body } = call;
    const selects = await recordSelects(opened.services.database, async () => {
      const response = await fetch(listening.url + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...(workspace === undefined ? {} : { 'X-Workspace': String(workspace) }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    });
    found.set(call, selects);
  }
  await listening.stop(0, () => undefined);
  await opened.close(0);
  return found;
}

/** The statements of the measured lists, by path, for the bare server. */
export async function statementsOfLists(
  place: Place,
  tokens: { readonly user: string; readonly staff: string },
): Promise<Record<string, ListStatements>> {
  const calls = lists.map((list) => ({ ...callOf(list, tokens[list.area]), list }));
  const recorded = await recordCalls(place, calls);
  return Object.fromEntries(
    [...recorded].map(([{ list }, selects]) => [list.path, listStatements(selects, list.columns)]),
  );
}
