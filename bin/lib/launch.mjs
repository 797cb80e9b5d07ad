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
/** Commands that open the database, and therefore need native modules. */
const serverCommands = ['serve', 'worker', 'migrate', 'seed', 'admin', 'user', 'backup', 'restore', 'check'];
const needsNative = process.argv.slice(2).some((argument) => serverCommands.includes(argument));
const needsScreens = process.argv.slice(2).includes('serve');
const log = (line) => console.error(`shorui: ${line}`);

try {
  if (!isReady() || (needsNative && !isNativeReady()) || (needsScreens && !areScreensBuilt())) {
    withLock(log, () => {
      ensureInstalled(log);
      ensureBuilt(log);
      if (needsNative) ensureNative(log);
      if (needsScreens) ensureScreensBuilt(log);
    });
  }
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  log(error.message);
  process.exit(3);
}
// Newer versions of Node cache compiled code, which halves the start time.
module.enableCompileCache?.();
await import(pathToFileURL(commandFile()).href);
