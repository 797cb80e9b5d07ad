import type { Codec } from '../platform/codec.ts';
import { withLimits, type Clock, type Limits } from '../platform/limits.ts';
import { portableCodec } from '../platform/portable-codec.ts';
import type { FontBase, FontLibrary, GlyphPolicy } from '../pdf/fonts/index.ts';
import type { Metadata } from '../pdf/write/index.ts';
import { ShoruiError, type Place, type Problem } from '../problems/index.ts';
import type { ZipArchive } from '../word/zip/index.ts';
import { drawDocument } from './draw/index.ts';
import { GlyphCheck } from './glyphs/glyph-check.ts';
import { placeProblems } from './glyphs/paragraph-places.ts';
import { substituteMissingGlyphs } from './glyphs/substitute-missing-glyphs.ts';
import type { WordDocument } from './model/word-document.ts';
import { makePages } from './pages/index.ts';
import { readDocument } from './read/read-document.ts';

export interface ConvertOptions {
  readonly fonts: FontLibrary;
  /** Name of the Word file, for problems. */
  readonly file?: string;
  /**
   * What to do about a character that no font has: draw its standard form or 〓 and report it (`fallback`, the default),
   * draw 〓 (`mark`), or make no PDF (`error`).
   */
  readonly missingGlyph?: GlyphPolicy;
  /** Make a PDF/A-2b, for long keeping. */
  readonly archival?: boolean;
  /** Metadata of the PDF, in place of that of the Word file. Without dates it has none. */
  readonly metadata?: Metadata;
  /** Subsets of fonts that documents have in common: see `FontBase`. */
  readonly fontBase?: FontBase;
  /** Deflate and CRC; the portable one by default, Node's in `@shorui/engine/node`. */
  readonly codec?: Codec;
  readonly limits?: Partial<Limits>;
  /** For the time limit. */
  readonly now?: Clock;
}

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

interface LaidOutDocument {
  readonly document: WordDocument;
  /** Characters that cannot be drawn. */
  readonly glyphs: readonly Problem[];
  readonly made: ReturnType<typeof makePages>;
}

/** Undefined where a problem must be reported for a document that was not read whole. */
function layoutDocument(
  bytes: Uint8Array | ZipArchive,
  { fonts, codec = portableCodec, missingGlyph = 'fallback', file, limits, now }: ConvertOptions,
  place: Place,
  isWhole: boolean,
): LaidOutDocument | undefined {
  const read = readDocument(bytes, {
    codec,
    whole: isWhole,
    ...(file !== undefined && { file }),
    ...(limits && { limits }),
    ...(now && { now }),
  });
  const check = new GlyphCheck(fonts, missingGlyph, withLimits(limits).problems);
  const document = substituteMissingGlyphs(read, check, place);
  if (read.isCut && check.problems.length > 0) return undefined;
  const isStopped = check.problems.some(({ severity }) => severity === 'error');
  const made = isStopped ? { pages: [], problems: [] } : makePages(document, fonts);
  return read.isCut && made.problems.length > 0 ? undefined : { document, glyphs: check.problems, made };
}

function whole(bytes: Uint8Array | ZipArchive, options: ConvertOptions, place: Place): LaidOutDocument {
  const set = layoutDocument(bytes, options, place, true);
  if (!set) throw new TypeError('a document that is read whole is not cut');
  return set;
}

/**
 * Lays out a Word file as Word prints it, and returns the PDF. The same file, fonts and options give the same bytes.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit; `pdf.glyph-*` for characters when
 * asked to stop at them; `convert.archival-cmyk`
 */
export function convertDocument(bytes: Uint8Array | ZipArchive, options: ConvertOptions): ConvertedDocument {
  const { archival = false, codec = portableCodec, limits, fontBase } = options;
  const place: Place = options.file === undefined ? {} : { file: options.file };
  const placed = (problems: readonly Problem[]): readonly Problem[] =>
    placeProblems(problems, bytes, { codec, place, ...(limits && { limits }) });
  // Problems have places, which are known only when a document is read whole.
  const { document, glyphs, made } = layoutDocument(bytes, options, place, false) ?? whole(bytes, options, place);
  const glyphProblems = placed(glyphs);
  stopAtErrors(glyphProblems);
  const drawn = drawDocument(made.pages, {
    codec,
    archival,
    place,
    metadata: metadataOf(document, options.metadata),
    ...(limits && { limits }),
    ...(fontBase && { fontBase }),
  });
  const problems = [...document.problems, ...glyphProblems, ...placed(made.problems), ...drawn.problems];
  stopAtErrors(problems);
  return { bytes: drawn.bytes, pages: made.pages.length, problems: problems.slice(0, withLimits(limits).problems) };
}
