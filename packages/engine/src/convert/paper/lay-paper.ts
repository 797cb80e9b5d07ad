import { withLimits } from '../../platform/limits.ts';
import type { Place, Problem } from '../../problems/index.ts';
import type { TemplateData } from '../../values/index.ts';
import { renderParts, type CompiledTemplate, type RenderTemplateOptions } from '../../word/index.ts';
import { layDocument } from '../lay-document.ts';
import type { LayoutOptions } from '../layout-options.ts';
import type { Page } from '../model/mark.ts';

export type LayPaperOptions = LayoutOptions & RenderTemplateOptions;

/** A document on its pages: what a PDF of it shows, before it is one. */
export interface Paper {
  /** Marks with positions in pt from the top left, in the order in which they are drawn. */
  readonly pages: readonly Page[];
  /** What is in the Word file and not on the pages, or not as it was, and characters that had to be replaced. */
  readonly problems: readonly Problem[];
  /** Places of the tags that printed nothing because their value is known but empty. */
  readonly blanks: readonly Place[];
}

/**
 * Fills a compiled template and lays it out as Word prints it: the pages of `convertTemplate`, without drawing them. `drawPaper` draws them.
 * @throws {ShoruiError} those of `renderTemplate`; `pdf.glyph-*` where `missingGlyph` is `error`
 */
export function layPaper(template: CompiledTemplate, data: TemplateData, options: LayPaperOptions): Paper {
  const filled = renderParts(template, data, options);
  const laid = layDocument(filled.archive, { codec: template.codec, ...options });
  const problems = [...filled.problems, ...laid.document.problems, ...laid.glyphs, ...laid.layout];
  return { pages: laid.pages, problems: problems.slice(0, withLimits(options.limits).problems), blanks: filled.blanks };
}

/**
 * Lays out a Word file as it is, its tags in their places: for those who edit a template.
 * @throws {ShoruiError} `word.*` for what is no Word file, is broken, locked or past a limit
 */
export function layFile(bytes: Uint8Array, options: LayoutOptions): Paper {
  const { document, pages, glyphs, layout } = layDocument(bytes, options);
  const problems = [...document.problems, ...glyphs, ...layout];
  return { pages, problems: problems.slice(0, withLimits(options.limits).problems), blanks: [] };
}
