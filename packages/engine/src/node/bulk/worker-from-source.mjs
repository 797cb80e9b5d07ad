// Only used when running from source: a thread does not inherit what lets Node read TypeScript.
// bin/test has bundled the program.
const bundles = process.env.SHORUI_TEST_PROGRAMS;
if (bundles === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./bulk-worker.ts');
} else await import(`${bundles}packages/engine/src/node/bulk/bulk-worker.mjs`);
