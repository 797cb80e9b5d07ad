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

/** A stretch that a tracked change took out or put in, as the guide writes it. */
const change = /【(削除|挿入)：([^】]*)】/;

/** A paragraph; what is marked as changed in it is a tracked change of Word. */
function drawParagraph(line: string): string {
  const pieces = line.split(new RegExp(change, 'g'));
  if (pieces.length === 1) return p(line);
  let runs = '';
  for (let index = 0; index < pieces.length; index += 3) {
    const [plain = '', kind, text = ''] = pieces.slice(index, index + 3);
    runs += `<w:r><w:t xml:space="preserve">${plain}</w:t></w:r>`;
    const mark = `w:id="${900 + index}" w:author="法務部" w:date="2024-04-01T00:00:00Z"`;
    if (kind === '削除') runs += `<w:del ${mark}><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
    if (kind === '挿入') runs += `<w:ins ${mark}><w:r><w:t>${text}</w:t></w:r></w:ins>`;
  }
  return `<w:p>${runs}</w:p>`;
}

/**
 * A Word file of lines as the guide writes them: a line a paragraph, lines with ` | ` the rows of a table, ` / ` between the
 * paragraphs of a cell, `［ヘッダー］` before the lines of the header, `【削除：…】` and `【挿入：…】` for tracked changes.
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
      body += drawParagraph(line);
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
