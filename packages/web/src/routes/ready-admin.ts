import type { ReadyScreens } from './loaded-screen.ts';
import type { AdminPath } from './screen-paths.ts';

/** The screens of the staff that exist. Each is loaded when it is first opened. */
export const readyAdminScreens: ReadyScreens<AdminPath> = {};
