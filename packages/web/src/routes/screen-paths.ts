import type { adminScreens } from './screens/admin-screens.ts';
import type { authScreens } from './screens/auth-screens.ts';
import type { customerScreens } from './screens/customer-screens.ts';
import type { publicScreens } from './screens/public-screens.ts';

/** Paths of the site: public pages, log-in, and the area of company users. */
export type SitePath = (typeof publicScreens)[number]['path'] | AuthPath | (typeof customerScreens)[number]['path'];

/** Paths of log-in and registration. */
export type AuthPath = (typeof authScreens)[number]['path'];

/** Paths of the area of the staff. */
export type AdminPath = (typeof adminScreens)[number]['path'];

export type ScreenPath = SitePath | AdminPath;

/** Paths without parameters. */
export type PlainPath = { [P in ScreenPath]: P extends `${string}:${string}` ? never : P }[ScreenPath];

/** Names of the parameters of a path; those of `:id?` may be left out. */
type Required<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Required<Head> | Required<Tail>
  : P extends `:${string}?` | `:${string}*`
    ? never
    : P extends `:${infer Name}`
      ? Name
      : never;
type Optional<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? Optional<Head> | Optional<Tail>
  : P extends `:${infer Name}?` | `:${infer Name}*`
    ? Name
    : never;

export type PathParams<P extends string> = { readonly [K in Required<P>]: string | number } & {
  readonly [K in Optional<P>]?: string | number;
};

/** The address of a screen: `hrefOf('/settings/user/edit/:id?', { id: 3 })`. */
export function hrefOf<const P extends ScreenPath>(
  path: P,
  ...[params]: Partial<Record<string, never>> extends PathParams<P> ? [params?: PathParams<P>] : [params: PathParams<P>]
): string {
  const given = (params ?? {}) as Readonly<Record<string, string | number | undefined>>;
  const filled = path
    .split('/')
    .map((part) => {
      if (!part.startsWith(':')) return part;
      const value = given[part.replace(/^:|[?*]$/g, '')];
      return value === undefined ? undefined : encodeURIComponent(String(value));
    })
    .filter((part) => part !== undefined)
    .join('/');
  return filled === '' ? '/' : filled;
}
