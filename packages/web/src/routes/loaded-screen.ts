import type { ComponentType } from 'react';

/** Loads a screen. Its module exports it as `Screen`. */
export type LoadScreen = () => Promise<{ readonly Screen: ComponentType }>;

/** The screens that exist, by path. A path without an entry shows that it is not available yet. */
export type ReadyScreens<P extends string> = { readonly [K in P]?: LoadScreen };
