import {
  compileTemplate,
  renderTemplate,
  type RenderTemplateOptions,
} from '../../../../packages/engine/src/word/index.ts';
import type { Problem, TemplateData } from '../../../../packages/engine/src/index.ts';
import { entryNames } from '../support/change-package.ts';
import { expectValid } from '../support/check-package.ts';
import { makePng } from '../support/images.ts';
import { makeDocx, p } from '../support/make-docx.ts';
import { partOf } from '../support/read-docx.ts';

const mm = 36_000;
/** The settings of a section on A4. */
export const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="0" w:footer="0" w:gutter="0"/></w:sectPr>';
export const seal = makePng({ width: 96, height: 48, dpi: 96 });

export interface Made {
  readonly bytes: Uint8Array;
  readonly xml: string;
  readonly problems: readonly Problem[];
}

/** Fills a template with images; the result must be a valid document. */
export function make(source: Uint8Array, data: TemplateData, options: RenderTemplateOptions = {}): Made {
  const { bytes, problems } = renderTemplate(compileTemplate(source, { file: '契約書.docx' }), data, options);
  expectValid(bytes, source);
  return { bytes, xml: partOf(bytes), problems };
}

/** A template of one paragraph. */
export const body = (tag: string): Uint8Array => makeDocx(p(tag) + page);

/** Sizes of the pictures in mm. */
export function sizes({ xml }: Made): [number, number][] {
  return Array.from(xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"\/>/g), (match) => [
    Math.round((Number(match[1]) / mm) * 10) / 10,
    Math.round((Number(match[2]) / mm) * 10) / 10,
  ]);
}

/** Names of the entries of pictures. */
export const media = (bytes: Uint8Array): string[] => entryNames(bytes).filter((name) => name.includes('/media/'));
