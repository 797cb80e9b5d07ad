import { adminScreens } from './screens/admin-screens.ts';
import { readyAdminScreens } from './ready-admin.ts';

/** The screens of the staff. */
export const adminTable = { rows: adminScreens, ready: readyAdminScreens };
