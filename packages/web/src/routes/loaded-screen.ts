import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Where a screen is opened. */
export interface PrefetchOptions {
  readonly queryClient: QueryClient;
  /** The query of the address. */
  readonly search: Readonly<Record<string, unknown>>;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The module of a screen. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  /**
   * Asks for the first data of the screen. It runs when the guard has let the person in and the module is there: before the screen is
   * rendered, and already when a pointer or the focus is on a link to it.
   */
  readonly prefetch?: (options: PrefetchOptions) => void;
}

export type LoadScreen = () => Promise<ScreenModule>;

/** The screens that exist, by path. A path without an entry shows that it is not available yet. */
export type ReadyScreens<P extends string> = { readonly [K in P]?: LoadScreen };
