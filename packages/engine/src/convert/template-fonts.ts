import { defaultLimits } from '../platform/limits.ts';
import type { Codec } from '../platform/codec.ts';
import { FontBase, type FontChain, type FontLibrary, type Glyph } from '../pdf/fonts/index.ts';
import { catchProblems } from '../problems/index.ts';
import { renderParts, type CompiledTemplate } from '../word/index.ts';
import { GlyphCheck } from './glyphs/glyph-check.ts';
import { substituteMissingGlyphs } from './glyphs/substitute-missing-glyphs.ts';
import { glyphsOfMarks } from './model/glyphs-of-marks.ts';
import { makePages } from './pages/index.ts';
import { readDocument } from './read/read-document.ts';

/** What nearly every value holds, in the fonts of the text. */
const usual = '0123456789,.-';

/** The glyphs of a template that is filled with nothing: those of the text that all its documents have. */
function templateGlyphs(template: CompiledTemplate, fonts: FontLibrary): Iterable<Glyph> {
  const { archive } = renderParts(template, {}, { missing: 'blank', conditions: { holds: () => false } });
  const document = substituteMissingGlyphs(
    readDocument(archive, { codec: template.codec }),
    new GlyphCheck(fonts, 'mark', defaultLimits.problems),
    {},
  );
  const glyphs = new Set<Glyph>();
  const chains = new Map<FontChain, number>();
  for (const { marks } of makePages(document, fonts).pages) {
    for (const { glyph, style } of glyphsOfMarks(marks)) {
      glyphs.add(glyph);
      chains.set(style.chain, (chains.get(style.chain) ?? 0) + 1);
    }
  }
  const [most] = [...chains].toSorted(([, one], [, other]) => other - one);
  for (const glyph of most?.[0].shape(usual) ?? []) glyphs.add(glyph);
  return glyphs;
}

function makeBase(template: CompiledTemplate, fonts: FontLibrary, codec: Codec): FontBase | undefined {
  // A template that cannot be filled with nothing has no subset of its own; what is wrong with it is reported for its documents.
  return catchProblems(
    () => new FontBase(templateGlyphs(template, fonts), { codec }),
    () => undefined,
  );
}

interface KnownBase {
  readonly fonts: FontLibrary;
  readonly codec: Codec;
  readonly base: FontBase | undefined;
}

const known = new WeakMap<CompiledTemplate, KnownBase>();

/**
 * Subsets of the fonts for the text that all documents of a template have, packed once. They depend on the template and the fonts
 * alone. Undefined for a template that cannot be filled with nothing.
 */
export function templateFonts(template: CompiledTemplate, fonts: FontLibrary, codec: Codec): FontBase | undefined {
  let found = known.get(template);
  if (found?.fonts !== fonts || found.codec !== codec) {
    found = { fonts, codec, base: makeBase(template, fonts, codec) };
    known.set(template, found);
  }
  return found.base;
}
