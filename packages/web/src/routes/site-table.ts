import { readyAuthScreens } from './ready-auth.ts';
import { authScreens } from './screens/auth-screens.ts';
import { customerScreens } from './screens/customer-screens.ts';
import { publicScreens } from './screens/public-screens.ts';
import { readySiteScreens } from './ready-site.ts';

/** All screens but those of the staff. */
export const siteTable = {
  rows: [...publicScreens, ...authScreens, ...customerScreens],
  ready: { ...readyAuthScreens, ...readySiteScreens },
};
