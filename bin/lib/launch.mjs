import './check-node.mjs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';

const {
  areScreensBuilt,
  commandFile,
  ensureBuilt,
  ensureInstalled,
  ensureNative,
  ensureScreensBuilt,
  isNativeReady,
  isReady,
  PrepareError,
  withLock,
} = await import('./prepare.mjs');
/** Commands that open the database, and so need native modules. All others run without. */
const serverCommands = ['serve', 'worker', 'migrate', 'seed', 'admin', 'user', 'backup', 'restore', 'check'];
const needsNative = process.argv.slice(2).some((argument) => serverCommands.includes(argument));
const needsScreens = process.argv.slice(2).includes('serve');
const tell = (line) => console.error(`shorui: ${line}`);

try {
  if (!isReady() || (needsNative && !isNativeReady()) || (needsScreens && !areScreensBuilt())) {
    withLock(tell, () => {
      ensureInstalled(tell);
      ensureBuilt(tell);
      if (needsNative) ensureNative(tell);
      if (needsScreens) ensureScreensBuilt(tell);
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
