import { expect } from 'chai';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTemplate, renderTemplate } from '@shorui/engine';
import { documentFromTemplate } from '@shorui/engine/editor';
import type { EditorBlock } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/word';
import { fixturesFolder } from '../../../fixtures/fixture-folders.ts';
import { makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { block, fillLaid, layer, layerOf, rule } from './support.ts';
import { realWordFiles } from '../../../support/real-files.ts';

function templates(): string[] {
  const folders = readdirSync(fixturesFolder).map((name) => join(fixturesFolder, name, 'files'));
  return [join(fixturesFolder, 'templates'), ...folders]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.docx'))
    .concat(realWordFiles('the mirror laid over its file').map(({ path }) => path));
}

describe('the mirror of a Word file', () => {
  it('lists the blocks with their paths, texts and styles', () => {
    const styled = `<w:p><w:pPr><w:spacing w:before="20" w:after="40" w:line="360" w:lineRule="auto"/><w:jc w:val="end"/></w:pPr>${run('右', '<w:rFonts w:eastAsia="游明朝"/><w:b/><w:sz w:val="21"/>')}</w:p>`;
    const numbered = `<w:p><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>${run('項')}</w:p>`;
    const { children } = documentFromTemplate(makeDocx(p('{{会社', '名}}') + styled + numbered + table(row('左'))));
    const lines: string[] = [];
    const list = ({ type, path, text = '', children = [] }: EditorBlock): void => {
      lines.push(`${path.join('.')} ${type} ${text}`.trim());
      children.forEach(list);
    };
    children.forEach(list);
    expect(lines).to.deep.equal([
      '0 section',
      '0.0 paragraph {{会社名}}',
      '0.1 paragraph 右',
      '0.2 list',
      '0.2.0 listItem 項',
      '0.3 table',
      '0.3.0 row',
      '0.3.0.0 cell',
      '0.3.0.0.0 paragraph 左',
    ]);
    expect(children[0]?.children?.[1]?.style).to.deep.equal({
      font: '游明朝',
      fontSize: 10.5,
      bold: true,
      lineHeight: 1.5,
      spaceBefore: 20,
      spaceAfter: 40,
      align: 'right',
    });
  });

  it('reads styles through those they are based on', () => {
    const styles =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:eastAsia="ＭＳ 明朝"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults>' +
      '<w:style w:type="paragraph" w:styleId="A" w:default="1"><w:pPr><w:spacing w:after="100"/></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:sz w:val="30"/></w:rPr></w:style>';
    const document = documentFromTemplate(
      makeDocx(p('甲') + `<w:p><w:pPr><w:pStyle w:val="B"/></w:pPr>${run('乙')}</w:p>`, { 'styles.xml': styles }),
    );
    expect([document.font, document.font_size]).to.deep.equal(['ＭＳ 明朝', 12]);
    expect(document.children[0]?.children?.map(({ style }) => [style?.fontSize, style?.spaceAfter])).to.deep.equal([
      [12, 100],
      [15, 100],
    ]);
  });

  it('reads a file as it is filled, with its tracked changes accepted', () => {
    const change = 'w:id="1" w:author="x" w:date="2024-01-01T00:00:00Z"';
    const changed = p(
      `<w:del ${change}><w:r><w:delText>旧</w:delText></w:r></w:del><w:ins ${change}>${run('新')}</w:ins>`,
    );
    const merged = `<w:p><w:pPr><w:rPr><w:del ${change}/></w:rPr></w:pPr>${run('前')}</w:p>` + p('後');
    const template = makeDocx(changed + merged + p('末'));
    const { children } = documentFromTemplate(template);
    expect(children[0]?.children?.map(({ text }) => text)).to.deep.equal(['新', '前後', '末']);
    const document = layerOf(block('paragraph', [0, 2], { text: '末', ...rule(1) }));
    expect(fillLaid(template, document, {}, () => true)).to.equal('新\n前後\n末');
    expect(fillLaid(template, document, {}, () => false)).to.equal('新\n前後');
    const plain = renderTemplate(compileTemplate(template), {}).bytes;
    expect(renderTemplate(compileTemplate(template, { layer: layer({ children }) }), {}).bytes).to.deep.equal(plain);
  });

  for (const path of templates()) {
    it(`of ${path.slice(path.lastIndexOf('/') + 1)}, laid over its file unchanged, changes nothing`, () => {
      const bytes = new Uint8Array(readFileSync(path));
      const document = documentFromTemplate(bytes);
      const options = { missing: 'blank' } as const;
      const plain = renderTemplate(compileTemplate(bytes), {}, options).bytes;
      const laid = renderTemplate(compileTemplate(bytes, { layer: layer(document) }), {}, options).bytes;
      expect(readZip(laid).entries.map(({ name, crc }) => [name, crc])).to.deep.equal(
        readZip(plain).entries.map(({ name, crc }) => [name, crc]),
      );
      expect(laid).to.deep.equal(plain);
    });
  }
});
