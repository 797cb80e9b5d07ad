import './check-node.mjs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';

const { commandFile, ensureBuilt, ensureInstalled, isReady, PrepareError, withLock } = await import('./prepare.mjs');
const tell = (line) => console.error(`shorui: ${line}`);

try {
  if (!isReady()) {
    withLock(tell, () => {
      ensureInstalled(tell);
      ensureBuilt(tell);
    });
  }
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  tell(error.message);
  process.exit(3);
}
// Newer versions of Node keep what they compiled, which halves the time of a start.
module.enableCompileCache?.();
await import(pathToFileURL(commandFile()).href);
