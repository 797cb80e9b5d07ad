import { compileTemplate, renderTemplate, type MissingMode } from '../../../../packages/engine/src/word/index.ts';
import { ShoruiError, type Problem, type TemplateData } from '../../../../packages/engine/src/index.ts';
import { expectValid } from './check-package.ts';
import { makeDocx, type ExtraParts } from './make-docx.ts';
import { textOf } from './read-docx.ts';

/** Fills a body with data and gives the bytes, which must be a valid document. */
export function fillBytes(
  body: string,
  data: TemplateData = {},
  options: { missing?: MissingMode; extra?: ExtraParts } = {},
): Uint8Array {
  const source = makeDocx(body, options.extra);
  const template = compileTemplate(source, { file: '契約書.docx' });
  const { bytes } = renderTemplate(template, data, { missing: options.missing ?? 'error' });
  expectValid(bytes, source);
  return bytes;
}

/** Fills a body with data and gives the text a reader sees. */
export function fill(body: string, data: TemplateData = {}, options: { missing?: MissingMode } = {}): string {
  return textOf(fillBytes(body, data, options));
}

/** The problems that an action stops with; none when it does not stop. */
export function problemsOf(action: () => unknown): readonly Problem[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ShoruiError) return error.problems;
    throw error;
  }
  return [];
}
