import { withLimits } from '../../platform/limits.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { TemplateData } from '../../values/index.ts';
import { renderParts, type CompiledTemplate, type RenderTemplateOptions } from '../../word/index.ts';
import { PlaceTrace, type Origin } from '../../word/tags/place-trace.ts';
import { layDocument, type LayoutOptions } from '../lay-document.ts';
import type { Page } from '../model/mark.ts';

/** How a filled template is laid out as pages. */
export interface LayPaperOptions extends LayoutOptions, Omit<RenderTemplateOptions, 'limits' | 'now' | 'trace'> {
  /**
   * Also find out where blocks and values are, for `blockPlaces` and `valuePlaces`; takes some times as long. Blocks need a template that was
   * compiled with `places`. The pages look the same.
   */
  readonly places?: boolean;
}

/** A document on its pages: what a PDF of it shows, before it is one. */
export interface Paper {
  /** Marks with positions in pt from the top left, in the order in which they are drawn. */
  readonly pages: readonly Page[];
  /** What is in the Word file and not on the pages, or not as it was, and characters that had to be replaced. */
  readonly problems: readonly Problem[];
  /** Places of the tags that printed nothing because their value is known but empty. */
  readonly blanks: readonly Place[];
  /** Blocks and values that were printed, by the `id` of their marks; none unless `places` asks for them. */
  readonly origins: readonly Origin[];
}

/**
 * Fills a compiled template and lays it out as Word prints it: the pages of `convertTemplate`, without drawing them. `drawPaper` draws them.
 * @throws {ShoruiError} those of `renderTemplate`; `pdf.glyph-*` where `missingGlyph` is `error`
 */
export function layPaper(template: CompiledTemplate, data: TemplateData, options: LayPaperOptions): Paper {
  const { places = false, ...others } = options;
  const trace = places ? new PlaceTrace() : undefined;
  const filled = renderParts(template, data, { ...others, ...(trace && { trace }) });
  const laid = layDocument(filled.archive, { codec: template.codec, ...others });
  const problems = [...filled.problems, ...laid.document.problems, ...laid.glyphs, ...laid.layout];
  return {
    pages: laid.pages,
    problems: problems.slice(0, withLimits(options.limits).problems),
    blanks: filled.blanks,
    origins: trace?.origins ?? [],
  };
}

/**
 * Lays out a Word file as it is, its tags in their places: for those who edit a template.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit
 */
export function layFile(bytes: Uint8Array, options: LayoutOptions): Paper {
  const { document, pages, glyphs, layout } = layDocument(bytes, options);
  const problems = [...document.problems, ...glyphs, ...layout];
  return { pages, problems: problems.slice(0, withLimits(options.limits).problems), blanks: [], origins: [] };
}
