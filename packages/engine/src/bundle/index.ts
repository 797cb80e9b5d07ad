export {
  applicationPath,
  filesFolder,
  imagesFolder,
  type AuthoredFile,
  type Bundle,
  type ParsedBundle,
  bundleEntries,
} from './bundle.ts';
export { decodeText, parseBundle, type ParseBundleOptions } from './parse-bundle.ts';
export { pointerStep } from '../platform/json-pointer.ts';
export type { JsonDocument, JsonValue } from './json/json-scanner.ts';
export { parseJson, type ParseJsonOptions } from './json/parse-json.ts';
export { createOutputNamer, maxNameLength, type OutputName } from './output-path.ts';
export { readBundleZip, type ReadBundleZipOptions, writeBundleZip } from './bundle-zip.ts';
