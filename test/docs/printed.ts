import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import {
  compileTemplate,
  describeProblem,
  renderTemplate,
  ShoruiError,
  type Problem,
  type TemplateData,
} from '@shorui/engine';
import { makeDocx, p, row, table } from '../engine/word/support/make-docx.ts';
import { documentText } from '../fixtures/document-text.ts';

const headerMark = '［ヘッダー］';

/**
 * A Word file of lines as the guide writes them: a line a paragraph, lines with ` | ` the rows of a table, ` / ` between the
 * paragraphs of a cell, `［ヘッダー］` before the lines of the header.
 */
export function drawLines(text: string): Uint8Array {
  const lines = text.split('\n');
  const header = lines.filter((line) => line.startsWith(headerMark)).map((line) => p(line.slice(headerMark.length)));
  let body = '';
  let rows: string[] = [];
  const endTable = (): void => {
    if (rows.length > 0) body += table(...rows);
    rows = [];
  };
  for (const line of lines) {
    if (line.startsWith(headerMark)) continue;
    if (line.includes(' | ')) {
      const cells = line.split(' | ').map((each) =>
        each
          .trim()
          .split(' / ')
          .map((paragraph) => p(paragraph)),
      );
      rows.push(row(...cells.map((paragraphs) => `<w:tc>${paragraphs.join('')}</w:tc>`)));
    } else {
      endTable();
      body += p(line);
    }
  }
  endTable();
  return makeDocx(body, header.length > 0 ? { 'header1.xml': header.join('') } : {});
}

/** What is not text, by names: readings are left out, for they stand above their words. */
function nameContents(xml: string): string {
  return xml
    .replace(/<w:drawing>.*?<\/w:drawing>/gs, '<w:t>〔画像〕</w:t>')
    .replace(/<w:br w:type="page"\/>/g, '<w:t>〔改ページ〕</w:t>')
    .replace(/<w:rt>.*?<\/w:rt>/gs, '');
}

/** The text of a filled template as the guide shows it. */
export function printed(template: Uint8Array, data: TemplateData): string {
  const { bytes } = renderTemplate(compileTemplate(template), data);
  const parts = unzipSync(bytes);
  for (const [name, part] of Object.entries(parts))
    if (/^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name))
      parts[name] = strToU8(nameContents(strFromU8(part)));
  return documentText(zipSync(parts))
    .replaceAll('[header] ', headerMark)
    .replaceAll('[footer] ', '［フッター］')
    .trimEnd();
}

/** The problems that filling stops with, in the words of the guide. */
export function complaints(template: Uint8Array, data: TemplateData): string[] {
  try {
    renderTemplate(compileTemplate(template), data);
  } catch (error) {
    if (!(error instanceof ShoruiError)) throw error;
    return error.problems.map((problem: Problem) => describeProblem({ ...problem, place: {} }, 'ja'));
  }
  return [];
}
