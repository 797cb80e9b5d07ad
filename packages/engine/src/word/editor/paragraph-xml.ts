import type { PartWords } from '../content/part-words.ts';
import { escapeXml } from '../xml/entities.ts';
import type { BlockFormat } from './block-format.ts';

/** Where an item stands in a list. */
export interface ListPlace {
  readonly numId: number;
  /** From 0. */
  readonly level: number;
}

/** What a paragraph holds besides text. */
export interface ParagraphExtras {
  readonly list?: ListPlace;
}

/** Run properties of inserted text, in the order of the schema (ECMA-376 part 1, A.1, CT_RPr). */
export function runPropertiesOf({ font, size, bold }: BlockFormat, prefix: string): string {
  const name = escapeXml(font);
  const fonts = ['ascii', 'hAnsi', 'eastAsia', 'cs'].map((each) => ` ${prefix}${each}="${name}"`).join('');
  const weight = bold ? `<${prefix}b/><${prefix}bCs/>` : '';
  const value = `${prefix}val="${size}"`;
  return `<${prefix}rPr><${prefix}rFonts${fonts}/>${weight}<${prefix}sz ${value}/><${prefix}szCs ${value}/></${prefix}rPr>`;
}

function propertiesOf(format: BlockFormat, prefix: string, { list }: ParagraphExtras): string {
  const { before, after, line, align } = format;
  const val = (name: string, value: string | number): string => `<${prefix}${name} ${prefix}val="${value}"/>`;
  const number = list ? `<${prefix}numPr>${val('ilvl', list.level)}${val('numId', list.numId)}</${prefix}numPr>` : '';
  const spacing =
    `<${prefix}spacing ${prefix}before="${before}" ${prefix}after="${after}" ` +
    `${prefix}line="${line}" ${prefix}lineRule="auto"/>`;
  // Items stand close together; the space behind them comes after the last one.
  const close = list ? `<${prefix}contextualSpacing/>` : '';
  const alignment = align === null ? '' : val('jc', align ?? 'left');
  return `<${prefix}pPr>${number}${spacing}${close}${alignment}${runPropertiesOf(format, prefix)}</${prefix}pPr>`;
}

/** Text of a run: line breaks and tabs become Word's. */
function textXml(text: string, prefix: string): string {
  return text
    .split(/(\r\n?|\n|\t)/)
    .map((piece) => {
      if (piece === '') return '';
      if (piece === '\t') return `<${prefix}tab/>`;
      if (/^[\r\n]/.test(piece)) return `<${prefix}br/>`;
      return `<${prefix}t xml:space="preserve">${escapeXml(piece)}</${prefix}t>`;
    })
    .join('');
}

/** How a part writes the paragraphs that are put into it. */
export type ParagraphWords = Pick<PartWords, 'own' | 'declare'>;

function paragraph(content: string, format: BlockFormat, words: ParagraphWords, extras: ParagraphExtras): string {
  const { own, declare } = words;
  const run = content === '' ? '' : `<${own}r>${runPropertiesOf(format, own)}${content}</${own}r>`;
  return `<${own}p${declare}>${propertiesOf(format, own, extras)}${run}</${own}p>`;
}

/** A paragraph of text. */
export function paragraphXml(
  text: string,
  format: BlockFormat,
  words: ParagraphWords,
  extras: ParagraphExtras = {},
): string {
  return paragraph(textXml(text, words.own), format, words, extras);
}

/** A paragraph that begins a new page behind it. */
export function pageBreakXml(format: BlockFormat, words: ParagraphWords): string {
  return paragraph(`<${words.own}br ${words.own}type="page"/>`, format, words, {});
}
