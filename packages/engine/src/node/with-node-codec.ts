import { provideSymbolEncoder } from '../barcode/symbol-encoder.ts';
import { readBundleZip as readBundleZipWith, writeBundleZip as writeBundleZipWith } from '../bundle/index.ts';
import {
  convertDocument as convertDocumentWith,
  convertTemplate as convertTemplateWith,
  type ConvertedDocument,
  type ConvertedTemplate,
  type ConvertOptions,
  type ConvertTemplateOptions,
} from '../convert/index.ts';
import {
  compile as compileWith,
  compileOverlay as compileOverlayWith,
  pack as packWith,
  render as renderWith,
} from '../document/index.ts';
import {
  drawSheets as drawSheetsWith,
  fillPdfForm as fillPdfFormWith,
  inspectPdf as inspectPdfWith,
  stampSeals as stampSealsWith,
  type AddSheetsOptions,
  type DrawSheetsOptions,
  type FileWithSheets,
  type Sheet,
  type StampedSeals,
} from '../pdf/index.ts';
import type { Environment, EnvironmentOptions } from '../platform/environment.ts';
import type { FontLibrary } from '../pdf/fonts/index.ts';
import { bundledLibrary } from './fonts/bundled-fonts.ts';
import type { TemplateData } from '../values/index.ts';
import {
  type CompiledTemplate,
  compileTemplate as compileTemplateWith,
  inspectTemplate as inspectTemplateWith,
  readZip as readZipWith,
  renderTemplate as renderTemplateWith,
  writeZip as writeZipWith,
} from '../word/index.ts';
import { loadSymbolEncoder } from './symbol-encoder.ts';
import { nodeCodec } from './node-codec.ts';

// The functions of the pure entry that pack, unpack or take long, with Node's zlib and clock, and the fonts that come along, unless others are given.

const now = (): number => Number(process.hrtime.bigint()) / 1e6;

provideSymbolEncoder(loadSymbolEncoder);

/** Options with Node's codec and clock where the caller gave none. */
function inNode<Options extends EnvironmentOptions>(options?: Options): Options & Environment {
  const given = (options ?? {}) as Options;
  return { ...given, codec: given.codec ?? nodeCodec, limits: given.limits, now: given.now ?? now };
}

/** As `inNode`, with the fonts that come along where the caller gave none. */
function withFonts<Options extends EnvironmentOptions & { readonly fonts?: FontLibrary | undefined }>(
  options?: Options,
): Options & Environment & { readonly fonts: FontLibrary } {
  const given = inNode(options);
  return { ...given, fonts: given.fonts ?? bundledLibrary() };
}

/** As in the pure entry, with Node's codec and the bundled fonts. */
export const compile: typeof compileWith = (bundle, options) => compileWith(bundle, withFonts(options));

/** As in the pure entry, with Node's codec. */
export const compileOverlay: typeof compileOverlayWith = (bytes, fields, options) =>
  compileOverlayWith(bytes, fields, inNode(options));

/** As `ConvertOptions`; the fonts that come along are used unless others are given. */
export type NodeConvertOptions = Omit<ConvertOptions, 'fonts'> & Partial<Pick<ConvertOptions, 'fonts'>>;

/** As in the pure entry, with Node's codec; the fonts are the bundled ones unless given. */
export const convertDocument = (bytes: Uint8Array, options: NodeConvertOptions = {}): ConvertedDocument =>
  convertDocumentWith(bytes, withFonts(options));

/** As `ConvertTemplateOptions`; the fonts that come along are used unless others are given. */
export type NodeConvertTemplateOptions = Omit<ConvertTemplateOptions, 'fonts'> &
  Partial<Pick<ConvertTemplateOptions, 'fonts'>>;

/** As in the pure entry, with Node's codec; the fonts are the bundled ones unless given. */
export const convertTemplate = (
  template: CompiledTemplate,
  data: TemplateData,
  options: NodeConvertTemplateOptions = {},
): ConvertedTemplate => convertTemplateWith(template, data, withFonts(options));

/** As `drawSheets`; the fonts that come along are used unless others are given. */
export const drawSheets = (
  sheets: readonly Sheet[],
  options: Partial<DrawSheetsOptions> = {},
): Uint8Array<ArrayBuffer> => drawSheetsWith(sheets, withFonts(options));

/** As in the pure entry, with Node's codec. */
export const fillPdfForm: typeof fillPdfFormWith = (bytes, values, options) =>
  fillPdfFormWith(bytes, values, inNode(options));

/** As in the pure entry, with a clock for its limits on time. */
export const inspectPdf: typeof inspectPdfWith = (bytes, options) => inspectPdfWith(bytes, inNode(options));

/** As in the pure entry, with Node's codec. */
export const pack: typeof packWith = (files, options) => packWith(files, inNode(options));

/** As `stampSeals`; the fonts that come along are used unless others are given. */
export const stampSeals = (
  bytes: Uint8Array,
  stamped: StampedSeals,
  options: Partial<AddSheetsOptions> = {},
): FileWithSheets => stampSealsWith(bytes, stamped, withFonts(options));

/** As in the pure entry, with Node's codec. */
export const compileTemplate: typeof compileTemplateWith = (bytes, options) =>
  compileTemplateWith(bytes, inNode(options));

/** As in the pure entry, with Node's codec. */
export const inspectTemplate: typeof inspectTemplateWith = (bytes, options) =>
  inspectTemplateWith(bytes, inNode(options));

/** As in the pure entry, with Node's codec. */
export const render: typeof renderWith = (compiled, resolved, options) =>
  renderWith(compiled, resolved, inNode(options));

/** As in the pure entry, with Node's codec. */
export const renderTemplate: typeof renderTemplateWith = (template, data, options) =>
  renderTemplateWith(template, data, inNode(options));

/** As in the pure entry, with Node's codec. */
export const readZip: typeof readZipWith = (bytes, options) => readZipWith(bytes, inNode(options));

/** As in the pure entry, with Node's codec. */
export const writeZip: typeof writeZipWith = (inputs, options) => writeZipWith(inputs, inNode(options));

/** As in the pure entry, with Node's codec. */
export const readBundleZip: typeof readBundleZipWith = (bytes, options) => readBundleZipWith(bytes, inNode(options));

/** As in the pure entry, with Node's codec. */
export const writeBundleZip: typeof writeBundleZipWith = (bundle, options) =>
  writeBundleZipWith(bundle, inNode(options));
