// Prints every address of the server and who may call it, as JSON, or with --markdown as docs/who-may-call.md. Needs no build:
// started with tsx (npm run -s list:endpoints).
import { listEndpoints } from '../../packages/server/src/app/list-endpoints.ts';
import { whoMayCallPage } from '../../packages/server/src/app/who-may-call.ts';
import { endpoints } from '../../packages/server/src/contract/index.ts';

const text = process.argv.includes('--markdown')
  ? whoMayCallPage(endpoints)
  : `${JSON.stringify(listEndpoints(endpoints), null, 1)}\n`;
process.stdout.write(text);
