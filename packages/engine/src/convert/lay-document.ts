import { placeOfFile } from '../platform/environment.ts';
import { withLimits } from '../platform/limits.ts';
import { portableCodec } from '../platform/portable-codec.ts';
import type { Place, Problem } from '../problems/index.ts';
import type { ZipArchive } from '../zip/index.ts';
import type { LayoutOptions } from './layout-options.ts';
import { GlyphCheck } from './glyphs/glyph-check.ts';
import { placeProblems } from './glyphs/paragraph-places.ts';
import { substituteMissingGlyphs } from './glyphs/substitute-missing-glyphs.ts';
import type { Page } from './model/mark.ts';
import type { WordDocument } from './model/word-document.ts';
import { makePages } from './pages/index.ts';
import { readDocument } from './read/read-document.ts';

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

interface Laid {
  readonly document: WordDocument;
  readonly glyphs: readonly Problem[];
  readonly made: ReturnType<typeof makePages>;
}

/** Undefined where a problem must be reported for a document that was not read whole. */
function layRead(
  bytes: Uint8Array | ZipArchive,
  { fonts, codec = portableCodec, missingGlyph = 'fallback', file, limits, now }: LayoutOptions,
  place: Place,
  isWhole: boolean,
): Laid | undefined {
  const read = readDocument(bytes, {
    codec,
    whole: isWhole,
    file,
    limits,
    now,
  });
  const check = new GlyphCheck(fonts, missingGlyph, withLimits(limits).problems);
  const document = substituteMissingGlyphs(read, check, place);
  if (read.isCut && check.problems.length > 0) return undefined;
  const isStopped = check.problems.some(({ severity }) => severity === 'error');
  const made = isStopped ? { pages: [], problems: [] } : makePages(document, fonts);
  return read.isCut && made.problems.length > 0 ? undefined : { document, glyphs: check.problems, made };
}

function layWhole(bytes: Uint8Array | ZipArchive, options: LayoutOptions, place: Place): Laid {
  const laid = layRead(bytes, options, place, true);
  if (!laid) throw new TypeError('a document that is read whole is not cut');
  return laid;
}

/**
 * Reads a Word file and lays it out as Word prints it.
 * @param isWhole read it so that marks for places in its text are seen
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit
 */
export function layDocument(
  bytes: Uint8Array | ZipArchive,
  options: LayoutOptions,
  isWhole: boolean = false,
): LaidDocument {
  const { codec = portableCodec, limits } = options;
  const place = placeOfFile(options.file);
  const placed = (problems: readonly Problem[]): readonly Problem[] =>
    placeProblems(problems, bytes, { codec, place, limits });
  // Problems have places, which are known only when a document is read whole.
  const laid = (isWhole ? undefined : layRead(bytes, options, place, false)) ?? layWhole(bytes, options, place);
  const { document, glyphs, made } = laid;
  return { document, pages: made.pages, glyphs: placed(glyphs), layout: placed(made.problems) };
}
