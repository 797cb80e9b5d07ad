// All names of the root entry with Node's zlib, a clock and the bundled fonts; files on disk; bulk runs with their ledger.
export * from '../index.ts';
export * from './bulk/index.ts';
export { isDiskError } from './disk-error.ts';
export {
  bundledFonts,
  bundledLibrary,
  createFonts,
  type CreateFontsOptions,
  type CreatedFonts,
} from './fonts/bundled-fonts.ts';
export { fontFolderLimits, readFontFolder, type FontFolder, type FontFolderLimits } from './fonts/read-font-folder.ts';
export { nodeCodec } from './node-codec.ts';
export { parseAnswers, readAnswers, type AnswersFile, readInput, type ReadInputOptions } from './read-input.ts';
export { readBundle, type ReadBundleOptions } from './read-bundle.ts';
export { bundleLimits, type BundleLimits } from './read-bundle-folder.ts';
// These override the functions of the same names in the pure entry.
export {
  compile,
  compileOverlay,
  compileTemplate,
  convertDocument,
  convertTemplate,
  drawSheets,
  fillPdfForm,
  inspectPdf,
  inspectTemplate,
  pack,
  readBundleZip,
  readZip,
  render,
  renderTemplate,
  stampSeals,
  writeBundleZip,
  writeZip,
  type NodeConvertOptions,
} from './with-node-codec.ts';
export {
  outputFiles,
  type OutputFile,
  type WriteOptions,
  writeBundle,
  writeFileAtomic,
  writeOutputs,
  writeTogether,
} from './write-outputs.ts';
