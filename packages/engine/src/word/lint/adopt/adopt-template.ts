import { startFileWork, type FileOptions } from '../../../platform/environment.ts';
import { readZip } from '../../../zip/index.ts';
import type { Problem } from '../../../problems/index.ts';
import type { TemplateData } from '../../../values/index.ts';
import { readParts, replaceParts, type LintPart } from '../parts/read-parts.ts';

import { readStyleLists } from '../../read/style-lists.ts';
import { applyXmlEdits, editParagraph, type TextEdit } from '../../write/edit-text.ts';
import { TagConverter, type AdoptedTag, type KindOfValue, type PlacedTag } from './convert-tags.ts';
import { readTags, type Delimiters } from './read-tags.ts';
import { kindsInData } from './kinds-in-data.ts';

/** How a template is adopted. */
export interface AdoptOptions extends FileOptions {
  /** `{` and `}` unless given; `{{` and `}}` if all tags of the file are written so. */
  readonly delimiters?: Delimiters;
  /** Data that the old template was filled with: it shows which sections are lists. */
  readonly data?: TemplateData;
}

/** A converted template, and what was done. */
export interface AdoptedTemplate {
  /** The template with Shorui's tags; the given bytes themselves when it has no tags. */
  readonly bytes: Uint8Array;
  /** What was converted, in the order of the file: the old tag is the snippet of its place. */
  readonly converted: readonly AdoptedTag[];
  /** Tags that stay as they are because they cannot be converted (`error`), and what is to be checked. */
  readonly problems: readonly Problem[];
}

const single: Delimiters = { open: '{', close: '}' };
const double: Delimiters = { open: '{{', close: '}}' };

/** Doubled braces if every opening brace is doubled: single ones are the default of docxtemplater. */
function findDelimiters(parts: readonly LintPart[]): Delimiters {
  const text = parts.flatMap(({ paragraphs }) => paragraphs.map((each) => each.text.text)).join('\n');
  return text.includes('{{') && !text.replaceAll('{{', '').includes('{') ? double : single;
}

function tagsOf({ paragraphs }: LintPart, delimiters: Delimiters): PlacedTag[] {
  return paragraphs.flatMap(({ text, place }) =>
    readTags(text.text, delimiters).map((tag) => ({ tag, place: { ...place, snippet: tag.text, offset: tag.start } })),
  );
}

/** The changes of a part's text, by the number of the paragraph. */
function editsOf(converted: readonly AdoptedTag[]): ReadonlyMap<number, TextEdit[]> {
  const edits = new Map<number, TextEdit[]>();
  for (const { tag, place, becomes } of converted) {
    const list = edits.get(place.paragraph ?? 0) ?? [];
    list.push({ start: tag.start, end: tag.start + tag.text.length, from: tag.text, to: becomes });
    edits.set(place.paragraph ?? 0, list);
  }
  return edits;
}

function changePart({ part, paragraphs }: LintPart, converted: readonly AdoptedTag[]): string {
  const edits = editsOf(converted);
  return applyXmlEdits(
    part.xml,
    paragraphs.flatMap(({ number, text }) => editParagraph(part, text, edits.get(number) ?? [])),
  );
}

/**
 * Converts the tags of a template for docxtemplater to Shorui's: values, sections, inverted sections, images, raw and HTML tags, simple
 * expressions; in body, tables, headers, footers, notes and text boxes, also when Word split them over runs. Everything else in the file
 * stays.
 * @throws ShoruiError when the file cannot be read
 */
export function adoptTemplate(bytes: Uint8Array, options: AdoptOptions = {}): AdoptedTemplate {
  const { data } = options;
  const { codec, limits, place } = startFileWork(options);
  const archive = readZip(bytes, options);
  const parts = readParts(archive, limits, readStyleLists(archive, limits, place), place);
  const delimiters = options.delimiters ?? findDelimiters(parts);
  const kindOf: KindOfValue = data ? kindsInData(data) : () => undefined;
  const converted: AdoptedTag[] = [];
  const problems: Problem[] = [];
  const changed = new Map<string, string>();
  for (const part of parts) {
    const converter = new TagConverter(tagsOf(part, delimiters), kindOf);
    // Copies of text boxes for old readers change too, but are not listed twice.
    const copies = new Set(part.paragraphs.filter(({ isFallback }) => isFallback).map(({ number }) => number));
    const isSeen = ({ place: at }: { readonly place: { readonly paragraph?: number } }): boolean =>
      !copies.has(at.paragraph ?? 0);
    converted.push(...converter.converted.filter(isSeen));
    problems.push(...converter.problems.filter(isSeen));
    if (converter.converted.length > 0) changed.set(part.part.name, changePart(part, converter.converted));
  }
  return { bytes: changed.size === 0 ? bytes : replaceParts(archive, changed, codec), converted, problems };
}
