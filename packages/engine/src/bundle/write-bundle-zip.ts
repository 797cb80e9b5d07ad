import { writeZip, type Codec } from '../zip/index.ts';
import type { Bundle } from './bundle.ts';
import { bundleEntries } from './bundle-entries.ts';

/** A bundle as a zip. Equal bundles give equal bytes with the same codec. Word files are kept as they are: they are zips. */
export function writeBundleZip(bundle: Bundle, options: { codec?: Codec } = {}): Uint8Array {
  const inputs = [...bundleEntries(bundle)].map(([name, data]) => ({ name, data, store: /\.doc[xm]$/i.test(name) }));
  return writeZip(inputs, options);
}
