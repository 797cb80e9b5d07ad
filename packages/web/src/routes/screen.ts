/** The frames that screens are shown in. `none` has no frame of its own. */
export type Layout = 'landing' | 'auth' | 'none' | 'customer' | 'share' | 'approval' | 'admin';

/** What a screen needs beside its guard. The names are those of the plan flags and user permissions of the contract. */
export interface Requirements {
  /** One of these user permissions. */
  readonly user?: readonly ('accept_document' | 'accept_from_ls' | 'leading')[];
  /** One of these flags of the plan. */
  readonly plan?: readonly string[];
  /** All of these flags of the plan. */
  readonly planAll?: readonly string[];
}

/**
 * One row of the route table. `path` has parameters as `:id`, optional ones as `:id?`, and the rest of a path as `:path*`. Its guard
 * follows from the path (`guardOf` of the server's policies), and its title is in the messages under the path.
 */
export interface ScreenRow {
  readonly path: string;
  readonly layout: Layout;
  readonly requires?: Requirements;
  /** The screen that leads here, where the path does not tell. */
  readonly below?: string;
}

/**
 * The path of a screen as TanStack Router writes it: `$id`, `{-$id}`, `$`. A last parameter that may be left out is demanded where the
 * path without it is a screen of its own (`others`): the router would prefer the longer path.
 */
export function routerPath(path: string, others: ReadonlySet<string> = new Set()): string {
  return (others.has(path.replace(/\/:\w+\?$/, '')) ? path.replace(/\?$/, '') : path)
    .replace(/:(\w+)\*/g, '$')
    .replace(/:(\w+)\?/g, '{-$$$1}')
    .replace(/:(\w+)/g, '$$$1');
}

/** Homes of areas: no way leads over them. */
const homes: ReadonlySet<string> = new Set(['/', '/admin']);

/**
 * The screens above one, the highest first: those of `known` whose path is a part of its own, or of that of the screen it is `below`. A
 * path with a parameter names a record and is left out: `/settings/user/edit/:id?` is below `/settings` and `/settings/user`.
 */
export function screensAbove(
  { path, below }: Pick<ScreenRow, 'path' | 'below'>,
  known: ReadonlySet<string>,
): readonly string[] {
  const parts = below === undefined ? path.split('/') : [...below.split('/'), ''];
  return parts
    .map((_, index) => parts.slice(0, index).join('/'))
    .filter((above) => known.has(above) && !above.includes(':') && !homes.has(above));
}
