// Prints every screen of the web as JSON. Needs no build: started with tsx (npm run -s list:screens).
import { listScreens } from '../../packages/web/src/routes/all-screens.ts';

process.stdout.write(`${JSON.stringify(listScreens(), null, 1)}\n`);
