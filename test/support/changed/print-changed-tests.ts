import { fileURLToPath } from 'node:url';
import { changedFiles, testsOf } from './changed-tests.ts';

// Started by `bin/test --changed`: prints the test files to run, as JSON.
try {
  const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
  process.stdout.write(JSON.stringify(testsOf(root, changedFiles(root))));
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
