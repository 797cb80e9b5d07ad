import { escapeXml } from '../../../xml/entities.ts';
import type { PartNamespaces } from '../../read/part-namespaces.ts';
import type { BlockFormat } from '../model/block-format.ts';

/** A stretch of inserted text, or a number that Word computes itself: that of the page, or how many pages there are. */
type TextPiece = { readonly text: string } | { readonly field: PageField };

type PageField = 'page' | 'pages';

/** Instructions of Word's fields (ECMA-376 part 1, 17.16.5.33 and 17.16.5.44). */
const fieldInstructions: Readonly<Record<PageField, string>> = { page: 'PAGE', pages: 'NUMPAGES' };

/** Inserted text with its `{{@page}}` and `{{@pages}}`, which only Word can fill in. */
export function splitPageFields(text: string): TextPiece[] {
  return text.split(/\{\{\s*@(pages?)\s*\}\}/).flatMap((piece, index): TextPiece[] => {
    if (index % 2 === 1) return [{ field: piece === 'pages' ? 'pages' : 'page' }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

/** Where an item is in a list. */
interface ListPlace {
  readonly numId: number;
  /** From 0. */
  readonly level: number;
}

/** What a paragraph holds besides text. */
interface ParagraphExtras {
  readonly list?: ListPlace;
}

/** Run properties of inserted text, in the order of the schema (ECMA-376 part 1, A.1, CT_RPr). */
export function runPropertiesOf({ font, size, bold, underline }: BlockFormat, prefix: string): string {
  const name = escapeXml(font);
  const fonts = ['ascii', 'hAnsi', 'eastAsia', 'cs'].map((each) => ` ${prefix}${each}="${name}"`).join('');
  const weight = bold ? `<${prefix}b/><${prefix}bCs/>` : '';
  const line = underline ? `<${prefix}u ${prefix}val="single"/>` : '';
  const value = `${prefix}val="${size}"`;
  return `<${prefix}rPr><${prefix}rFonts${fonts}/>${weight}<${prefix}sz ${value}/><${prefix}szCs ${value}/>${line}</${prefix}rPr>`;
}

function indentOf({ indent, firstLine }: BlockFormat, prefix: string): string {
  if (indent === 0 && firstLine === 0) return '';
  // A first line that extends further to the left than the indent would be in the margin.
  const hanging = Math.min(-firstLine, indent);
  const first = firstLine < 0 ? ` ${prefix}hanging="${hanging}"` : ` ${prefix}firstLine="${firstLine}"`;
  return `<${prefix}ind ${prefix}left="${indent}"${firstLine === 0 ? '' : first}/>`;
}

/** Paragraph properties in the order of the schema (ECMA-376 part 1, A.1, CT_PPrBase). */
function propertiesOf(format: BlockFormat, prefix: string, { list }: ParagraphExtras): string {
  const { before, after, line, align } = format;
  const val = (name: string, value: string | number): string => `<${prefix}${name} ${prefix}val="${value}"/>`;
  const keep = format.keepNext ? `<${prefix}keepNext/>` : '';
  const number = list ? `<${prefix}numPr>${val('ilvl', list.level)}${val('numId', list.numId)}</${prefix}numPr>` : '';
  const spacing =
    `<${prefix}spacing ${prefix}before="${before}" ${prefix}after="${after}" ` +
    `${prefix}line="${line}" ${prefix}lineRule="auto"/>`;
  // Marks and text of an item are where its list specifies.
  const indent = list ? '' : indentOf(format, prefix);
  // Items are close together; the space behind them comes after the last one.
  const close = list ? `<${prefix}contextualSpacing/>` : '';
  const alignment = align === null ? '' : val('jc', align);
  return (
    `<${prefix}pPr>${keep}${number}${spacing}${indent}${close}${alignment}` +
    `${runPropertiesOf(format, prefix)}</${prefix}pPr>`
  );
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
export type ParagraphWords = Pick<PartNamespaces, 'own' | 'declare'>;

function runXml(content: string, format: BlockFormat, own: string): string {
  return content === '' ? '' : `<${own}r>${runPropertiesOf(format, own)}${content}</${own}r>`;
}

/** A field with the number 1 in it, until Word counts. */
function fieldXml(field: PageField, format: BlockFormat, own: string): string {
  const mark = (kind: string): string => runXml(`<${own}fldChar ${own}fldCharType="${kind}"/>`, format, own);
  const code = `<${own}instrText xml:space="preserve"> ${fieldInstructions[field]} </${own}instrText>`;
  return (
    mark('begin') + runXml(code, format, own) + mark('separate') + runXml(textXml('1', own), format, own) + mark('end')
  );
}

function paragraph(runs: string, format: BlockFormat, words: ParagraphWords, extras: ParagraphExtras): string {
  const { own, declare } = words;
  return `<${own}p${declare}>${propertiesOf(format, own, extras)}${runs}</${own}p>`;
}

/** A paragraph of text. */
export function paragraphXml(
  text: string,
  format: BlockFormat,
  words: ParagraphWords,
  extras: ParagraphExtras = {},
): string {
  const { own } = words;
  const runs = splitPageFields(text).map((piece) =>
    'field' in piece ? fieldXml(piece.field, format, own) : runXml(textXml(piece.text, own), format, own),
  );
  return paragraph(runs.join(''), format, words, extras);
}

/** A paragraph that begins a new page behind it. */
export function pageBreakXml(format: BlockFormat, words: ParagraphWords): string {
  const { own } = words;
  return paragraph(runXml(`<${own}br ${own}type="page"/>`, format, own), format, words, {});
}
