export {
  applicationPath,
  filesFolder,
  imagesFolder,
  type AuthoredFile,
  type Bundle,
  type ParsedBundle,
} from './bundle.ts';
export { bundleEntries } from './bundle-entries.ts';
export { decodeText } from './decode-text.ts';
export { pointerStep } from '../platform/json-pointer.ts';
export type { JsonDocument, JsonValue } from './json/json-document.ts';
export { parseJson, type ParseJsonOptions } from './json/parse-json.ts';
export { createOutputNamer, maxNameLength, type OutputName } from './output-path.ts';
export { parseBundle, type ParseBundleOptions } from './parse-bundle.ts';
export { readBundleZip, type ReadBundleZipOptions } from './read-bundle-zip.ts';
export { writeBundleZip } from './write-bundle-zip.ts';
