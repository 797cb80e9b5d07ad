import { type FileOptions, placeOfFile } from '../platform/environment.ts';
import type { FontLibrary, GlyphPolicy } from '../pdf/fonts/index.ts';
import { withLimits } from '../platform/limits.ts';
import type { Problem } from '../problems/index.ts';
import type { ZipArchive } from '../zip/index.ts';
import { GlyphCheck, substituteMissingGlyphs } from './glyphs/substitute-missing-glyphs.ts';
import type { Page } from './model/mark.ts';
import type { WordDocument } from './model/word-document.ts';
import { makePages } from './pages/index.ts';
import { readDocument } from './read/read-document.ts';

/** What the pages of a document depend on besides the document. */
export interface LayoutOptions extends FileOptions {
  readonly fonts: FontLibrary;
  /**
   * What to do about a character that no font has: draw its standard form or 〓 and report it (`fallback`, the default),
   * draw 〓 (`mark`), or make no PDF (`error`).
   */
  readonly missingGlyph?: GlyphPolicy | undefined;
}

/** A document on its pages. */
export interface LaidDocument {
  readonly document: WordDocument;
  /** None where a problem of severity error is among those of `glyphs`. */
  readonly pages: readonly Page[];
  /** Characters that no font has, each with its place. */
  readonly glyphs: readonly Problem[];
  /** What could not be laid out as specified, each with its place. */
  readonly layout: readonly Problem[];
}

/**
 * Reads a Word file and lays it out as Word prints it.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit
 */
export function layDocument(bytes: Uint8Array | ZipArchive, options: LayoutOptions): LaidDocument {
  const { fonts, codec, missingGlyph = 'fallback', file, limits, now } = options;
  const read = readDocument(bytes, { codec, file, limits, now });
  const check = new GlyphCheck(fonts, missingGlyph, withLimits(limits).problems);
  const place = placeOfFile(file);
  const document = substituteMissingGlyphs(read, check, place);
  const isStopped = check.problems.some(({ severity }) => severity === 'error');
  const { pages, problems } = isStopped ? { pages: [], problems: [] } : makePages(document, fonts);
  const layout = problems.map((problem) => ({ ...problem, place: { ...place, ...problem.place } }));
  return { document, pages, glyphs: check.problems, layout };
}
