import { placeOfFile } from '../platform/environment.ts';
import { withLimits } from '../platform/limits.ts';
import { portableCodec } from '../platform/portable-codec.ts';
import type { FontBase } from '../pdf/fonts/index.ts';
import type { Metadata } from '../pdf/write/index.ts';
import { createProblem, ShoruiError, type Problem } from '../problems/index.ts';
import type { ZipArchive } from '../zip/index.ts';
import { drawDocument } from './draw/index.ts';
import { layDocument, type LayoutOptions } from './lay-document.ts';
import type { WordDocument } from './model/word-document.ts';

/** How a Word file becomes a PDF. */
export interface ConvertOptions extends LayoutOptions {
  /** Make a PDF/A-2b, for long keeping. */
  readonly archival?: boolean;
  /** Metadata of the PDF, in place of that of the Word file. Without dates it has none. */
  readonly metadata?: Metadata | undefined;
  /** Subsets of fonts that documents have in common: see `FontBase`. */
  readonly fontBase?: FontBase | undefined;
}

/** A PDF that was made of a Word file. */
export interface ConvertedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many there are. */
  readonly pages: number;
  /** What is in the Word file and not in the PDF, or not as it was (`convert.*`), and characters that had to be replaced. */
  readonly problems: readonly Problem[];
}

function metadataOf(document: WordDocument, own: Metadata | undefined): Metadata {
  const { title, author, subject, keywords } = document;
  return {
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(subject !== undefined && { subject }),
    ...(keywords !== undefined && { keywords }),
    producer: 'Shorui',
    language: 'ja',
    ...own,
  };
}

function stopAtErrors(problems: readonly Problem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new ShoruiError(problems);
}

/**
 * Programs in JavaScript may leave out the fonts, which only the Node entry adds.
 * @throws {ShoruiError} `document.fonts-missing`
 */
export function checkFonts(options: Partial<Pick<ConvertOptions, 'fonts' | 'file'>> | undefined): void {
  if (options?.fonts !== undefined) return;
  const place = placeOfFile(options?.file);
  throw new ShoruiError([createProblem('document.fonts-missing', place)]);
}

/**
 * Lays out a Word file as Word prints it, and returns the PDF. The same file, fonts and options give the same bytes.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit; `pdf.glyph-*` for characters when
 * asked to stop at them; `convert.archival-cmyk`; `document.fonts-missing` without fonts
 */
export function convertDocument(bytes: Uint8Array | ZipArchive, options: ConvertOptions): ConvertedDocument {
  checkFonts(options);
  const { archival = false, codec = portableCodec, limits, fontBase } = options;
  const place = placeOfFile(options.file);
  const { document, pages, glyphs, layout } = layDocument(bytes, options);
  stopAtErrors(glyphs);
  const drawn = drawDocument(pages, {
    codec,
    archival,
    place,
    metadata: metadataOf(document, options.metadata),
    limits,
    fontBase,
  });
  const problems = [...document.problems, ...glyphs, ...layout, ...drawn.problems];
  stopAtErrors(problems);
  return { bytes: drawn.bytes, pages: pages.length, problems: problems.slice(0, withLimits(limits).problems) };
}
