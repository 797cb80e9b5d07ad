import { readyAuthScreens } from './ready-auth.ts';
import { authScreens } from './screens/auth-screens.ts';

/** Log-in and registration: their pages load nothing of the other screens. A link to one of those loads the page again. */
export const authTable = { rows: authScreens, ready: readyAuthScreens, isPart: true };
