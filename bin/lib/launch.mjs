import './check-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { ensureBuilt, ensureInstalled, PrepareError, root, withLock } = await import('./prepare.mjs');
const tell = (line) => console.error(`shorui: ${line}`);

try {
  withLock(tell, () => {
    ensureInstalled(tell);
    ensureBuilt(tell);
  });
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  tell(error.message);
  process.exit(3);
}
await import(pathToFileURL(join(root, 'packages/cli/dist/main.js')).href);
