import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hrefOf, type PathParams, type ScreenPath } from '../routes/screen-paths.ts';
import type { ButtonKind } from './button.tsx';

export type LinkTarget<P extends ScreenPath> =
  Partial<Record<string, never>> extends PathParams<P>
    ? { readonly params?: PathParams<P> }
    : { readonly params: PathParams<P> };

export type LinkProps<P extends ScreenPath> = {
  readonly to: P;
  readonly search?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly className?: string;
  /** -1 for a link in a row of a table or tree that is one stop for the Tab key. */
  readonly tabIndex?: 0 | -1;
} & LinkTarget<P>;

/** A link to a screen of the route table; its parameters are typed by the path. */
export function Link<const P extends ScreenPath>({ to, params, search, children, className, tabIndex }: LinkProps<P>) {
  const href = hrefOf<ScreenPath>(to, params as never);
  return (
    // Exact: `aria-current` would mark every link to a page above the present one too.
    <RouterLink
      to={href}
      search={search ?? {}}
      className={className}
      tabIndex={tabIndex}
      activeOptions={{ exact: true }}
    >
      {children}
    </RouterLink>
  );
}

/** A link that looks like a button: it opens a screen. */
export function ButtonLink<const P extends ScreenPath>({
  kind = 'plain',
  size = 'normal',
  to,
  params,
  search,
  label,
  children,
}: LinkProps<P> & {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'small';
  /** What the link opens, where its words alone do not tell it. */
  readonly label?: string;
}) {
  const href = hrefOf<ScreenPath>(to, params as never);
  return (
    <RouterLink
      to={href}
      search={search ?? {}}
      className="ui-button"
      data-kind={kind}
      data-size={size}
      aria-label={label}
      activeOptions={{ exact: true }}
    >
      {children}
    </RouterLink>
  );
}
