import { defaultLimits } from '../platform/limits.ts';
import type { Codec } from '../platform/codec.ts';
import { FontBase, type FontChain, type FontLibrary, type Glyph } from '../pdf/fonts/index.ts';
import { catchProblems, type Place } from '../problems/index.ts';
import { renderParts, type CompiledTemplate, type RenderTemplateOptions } from '../word/index.ts';
import { GlyphCheck, substituteMissingGlyphs } from './glyphs/substitute-missing-glyphs.ts';
import { glyphsOfMarks } from './model/mark.ts';
import { makePages } from './pages/index.ts';
import { readDocument } from './read/read-document.ts';
import type { TemplateData } from '../values/index.ts';
import { checkFonts, convertDocument, type ConvertedDocument, type ConvertOptions } from './convert-document.ts';

/** What nearly every value holds, in the fonts of the text. */
const usual = '0123456789,.-';

/**
 * The glyphs of a template that is filled with nothing: those of the text that all its documents have. Its lines are cached, so that the
 * first document has them.
 */
function templateGlyphs(template: CompiledTemplate, fonts: FontLibrary): Iterable<Glyph> {
  const { archive } = renderParts(template, {}, { missing: 'blank', conditions: { holds: () => false } });
  const document = substituteMissingGlyphs(
    readDocument(archive, { codec: template.codec }, 'all'),
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

/** How a template is filled and becomes a PDF. */
export type ConvertTemplateOptions = Omit<ConvertOptions, 'fontBase'> & RenderTemplateOptions;

/** A PDF that was made of a template and its data. */
export interface ConvertedTemplate extends ConvertedDocument {
  /** Places of the tags that printed nothing because their value is known but empty. */
  readonly blanks: readonly Place[];
}

/**
 * Fills a compiled template and lays out the document as Word prints it, without a Word file in between. Documents of one template share
 * the subset of its own text, which is packed once; characters of values that it lacks make a font of their own. The same
 * template, data, fonts and options give the same bytes.
 * @throws {ShoruiError} those of `renderTemplate` and `convertDocument`
 */
export function convertTemplate(
  template: CompiledTemplate,
  data: TemplateData,
  options: ConvertTemplateOptions,
): ConvertedTemplate {
  checkFonts(options);
  const { codec = template.codec, fonts } = options;
  const filled = renderParts(template, data, options);
  const fontBase = templateFonts(template, fonts, codec);
  const converted = convertDocument(filled.archive, { ...options, codec, fontBase });
  const { bytes, pages, problems } = converted;
  return { bytes, pages, problems: [...filled.problems, ...problems], blanks: filled.blanks };
}
