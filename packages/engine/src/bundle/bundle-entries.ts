import { applicationPath, type Bundle } from './bundle.ts';

/** Files of a bundle by code unit order of their path, so that the order does not depend on how it was read. */
function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The files that make up a bundle on disk, by path: `application.json` first (two spaces of indentation, the order of its names
 * kept, a line break at the end), then its files sorted by path. Equal bundles give equal bytes.
 */
export function bundleEntries(bundle: Bundle): Map<string, Uint8Array> {
  const json = `${JSON.stringify(bundle.application, null, 2)}\n`;
  return new Map([[applicationPath, new TextEncoder().encode(json)], ...[...bundle.files].sort(byPath)]);
}
