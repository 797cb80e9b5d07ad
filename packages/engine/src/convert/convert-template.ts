import type { Place } from '../problems/index.ts';
import type { TemplateData } from '../values/index.ts';
import { renderParts, type CompiledTemplate, type RenderTemplateOptions } from '../word/index.ts';
import { checkFonts, convertDocument, type ConvertedDocument, type ConvertOptions } from './convert-document.ts';
import { templateFonts } from './template-fonts.ts';

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
