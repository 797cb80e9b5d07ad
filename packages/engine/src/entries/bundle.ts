// Applications on disk or in a zip file, and the names of outputs.
export {
  applicationPath,
  type AuthoredFile,
  type Bundle,
  bundleEntries,
  createOutputNamer,
  decodeText,
  filesFolder,
  imagesFolder,
  type JsonDocument,
  type JsonValue,
  maxNameLength,
  type OutputName,
  parseBundle,
  type ParseBundleOptions,
  type ParsedBundle,
  parseJson,
  type ParseJsonOptions,
  pointerStep,
  readBundleZip,
  type ReadBundleZipOptions,
  writeBundleZip,
} from '../bundle/index.ts';
export { type Problem, ShoruiError } from '../problems/index.ts';
export { describeProblem } from '../problems/texts.ts';
