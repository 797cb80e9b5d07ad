import { readZip, type ReadZipOptions, writeZip, type Codec } from '../zip/index.ts';
import { applicationPath, filesFolder, type ParsedBundle, type Bundle, bundleEntries } from './bundle.ts';
import { isJunk, parseBundle } from './parse-bundle.ts';

/** How a zipped bundle is read: codec, limits on what is unpacked, and its name for places. */
export type ReadBundleZipOptions = ReadZipOptions;

/** The folder around everything in a zip (`契約書/`), which most tools add; empty when the bundle is at the top. */
function topFolder(names: readonly string[]): string {
  if (names.includes(applicationPath)) return '';
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return names.every((name) => name.startsWith(folder)) ? folder : '';
}

/**
 * A bundle from a zip. The bundle may be in one folder at the top; names may be UTF-8 or CP932.
 * @throws {ShoruiError} `word.zip-*` when the archive is broken or past its limits, else as `parseBundle`.
 */
export function readBundleZip(bytes: Uint8Array, options: ReadBundleZipOptions = {}): ParsedBundle {
  const archive = readZip(bytes, options);
  const names = archive.entries.map((entry) => entry.name).filter((name) => !isJunk(name));
  const top = topFolder(names);
  const entries = new Map<string, Uint8Array>();
  for (const name of names) {
    const path = name.slice(top.length);
    if (path === applicationPath || path.startsWith(filesFolder)) entries.set(path, archive.read(name));
  }
  return parseBundle(entries, options.file === undefined ? {} : { file: options.file });
}

/** A bundle as a zip. Equal bundles give equal bytes with the same codec. Word files are kept as they are: they are zips. */
export function writeBundleZip(bundle: Bundle, options: { codec?: Codec } = {}): Uint8Array {
  const inputs = [...bundleEntries(bundle)].map(([name, data]) => ({ name, data, store: /\.doc[xm]$/i.test(name) }));
  return writeZip(inputs, options);
}
