import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { readZip } from '../../../../packages/engine/src/word/index.ts';

/** Elements that must hold at least one paragraph, at their end. */
const mustEndWithParagraph = new Set(['w:tc', 'w:hdr', 'w:ftr', 'w:txbxContent']);

/** Elements whose text no reader sees: deleted words that stay on record, and the codes of fields. */
const silentText = new Set(['w:delText', 'w:instrText']);

/** The XML of one part of a Word file. */
export function partOf(bytes: Uint8Array, name = 'word/document.xml'): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(readZip(bytes).read(name));
}

/**
 * Text of a part as a reader sees it: a line a paragraph, cells of a row joined with ` | `. Throws when the XML is not
 * well-formed or breaks a rule of Word's that the tests care about.
 */
export function textOf(bytes: Uint8Array, name = 'word/document.xml'): string {
  const xml = partOf(bytes, name);
  const parser = new SaxesParser();
  const lines: string[] = [];
  const stack: { tag: string; children: string[] }[] = [];
  const paragraph: string[] = [];
  let inText = false;
  const cells: string[][] = [];
  const target = (): string[] => cells.at(-1) ?? lines;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    stack.at(-1)?.children.push(tag.name);
    stack.push({ tag: tag.name, children: [] });
    if (tag.name === 'w:p') paragraph.push('');
    if (tag.name === 'w:tc') cells.push([]);
    if (tag.name === 'w:tab') paragraph.push(`${paragraph.pop() ?? ''}\t`);
    if (tag.name === 'w:br') paragraph.push(`${paragraph.pop() ?? ''}\n`);
    inText = tag.name === 'w:t';
  });
  parser.on('text', (text) => {
    if (inText) paragraph.push((paragraph.pop() ?? '') + text);
    else if (text.trim() !== '' && !silentText.has(stack.at(-1)?.tag ?? ''))
      throw new Error(`text outside w:t: ${text}`);
  });
  const rows: string[][] = [];
  parser.on('closetag', (tag) => {
    inText = false;
    const children = stack.pop()?.children ?? [];
    if (mustEndWithParagraph.has(tag.name) && children.at(-1) !== 'w:p')
      throw new Error(`${tag.name} does not end with a paragraph`);
    if (tag.name === 'w:tbl' && children.every((each) => each !== 'w:tr')) throw new Error('a table without rows');
    if (tag.name === 'w:p') target().push(paragraph.pop() ?? '');
    if (tag.name === 'w:tc') {
      const content = cells.pop() ?? [];
      (rows[0] ??= []).push(content.join('／'));
    }
    if (tag.name === 'w:tr') {
      target().push((rows.shift() ?? []).join(' | '));
      rows.length = 0;
    }
  });
  parser.write(xml).close();
  return lines.join('\n');
}
