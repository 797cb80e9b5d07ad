import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Block, Paragraph } from '../../../../packages/engine/src/convert/model/index.ts';
import { readDocument } from '../../../../packages/engine/src/convert/read/read-document.ts';
import { realFiles } from '../../../support/real-files.ts';

const repository = join(import.meta.dirname, '../../../..');

function paragraphs(blocks: readonly Block[]): Paragraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => paragraphs(cell.blocks))),
  );
}

function read(path: string): Paragraph[] {
  const { sections } = readDocument(new Uint8Array(readFileSync(path)));
  return sections.flatMap((section) => paragraphs(section.blocks));
}

function textOf({ content }: Paragraph): string {
  return content.map((each) => (each.kind === 'text' ? each.text : '')).join('');
}

describe('formats of whole Word files', () => {
  it('number the clauses of a contract', () => {
    const found = read(join(repository, 'fixtures/nondisclosure-agreement/files/nondisclosure-agreement.docx'));
    const labels = found.flatMap(({ label }) => (label ? [label.text] : []));
    expect(labels).to.include.members(['１　', '２　', '(1)', '(2)', '(3)', 'ア']);
  });

  it('share formats among paragraphs that are alike', () => {
    const found = read(join(repository, 'fixtures/service-agreement/files/service-agreement.docx'));
    expect(new Set(found.map(({ format }) => format)).size).to.be.below(found.length / 2);
  });

  for (const { path } of realFiles('formats of headings, body text and lists', /^P01/)) {
    const found = read(path);

    it('number headings by their styles', () => {
      const headings = found.filter(({ format, label }) => format.outlineLevel !== undefined && label);
      expect(headings.slice(0, 3).map((each) => `${each.label?.text ?? ''}${textOf(each)}`)).to.deep.equal([
        '1 日付及び曜日',
        '1.1 日付',
        '1.2 曜日コード',
      ]);
    });

    it('indent body text by the characters of its style and not by stale twips', () => {
      const body = found.find((each) => textOf(each).startsWith('日付のデータは西暦年4桁'));
      expect(body?.format).to.deep.include({ startIndent: 6, firstIndent: 12, align: 'justify' });
    });

    it('indent list items by the level of their list', () => {
      const item = found.find((each) => textOf(each).startsWith('YYYY-MM-DD'));
      expect(item?.format).to.deep.include({ startIndent: 39, firstIndent: -21 });
      expect(item?.label?.text).to.equal('・');
    });
  }

  for (const { path } of realFiles('bullets of symbol fonts', /^P03/)) {
    it('map bullets of symbol fonts to characters that every font has', () => {
      const labels = read(path).flatMap(({ label }) => (label ? [label.text] : []));
      expect([...new Set(labels)]).to.deep.equal(['●', '1.', '2.', '➢']);
    });
  }
});
