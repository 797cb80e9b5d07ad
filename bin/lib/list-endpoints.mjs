// Prints every address of the server as JSON. Needs no build: started with tsx (npm run -s list:endpoints).
import { listEndpoints } from '../../packages/server/src/app/list-endpoints.ts';
import { endpoints } from '../../packages/server/src/contract/index.ts';

process.stdout.write(`${JSON.stringify(listEndpoints(endpoints), null, 1)}\n`);
