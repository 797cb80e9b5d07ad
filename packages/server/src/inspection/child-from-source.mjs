// Only used when running from source: Node itself does not load TypeScript.
// bin/test has bundled the program.
const bundles = process.env.SHORUI_TEST_PROGRAMS;
if (bundles === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./inspection-child.ts');
} else await import(`${bundles}packages/server/src/inspection/inspection-child.mjs`);
