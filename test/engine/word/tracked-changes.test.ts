import { expect } from 'chai';
import { inspectTemplate, readZip } from '../../../packages/engine/src/word/index.ts';
import { p, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';
import { fillRich, richDocx } from './support/rich-docx.ts';

const by = 'w:author="a" w:date="2024-01-01T00:00:00Z"';
const ins = (inner: string, id = 1): string => `<w:ins w:id="${id}" ${by}>${inner}</w:ins>`;
const del = (text: string, id = 2): string =>
  `<w:del w:id="${id}" ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const lostMark = (...inner: string[]): string =>
  `<w:p><w:pPr><w:jc w:val="center"/><w:rPr><w:del w:id="3" ${by}/></w:rPr></w:pPr>${inner.join('')}</w:p>`;
const right = (...inner: string[]): string => `<w:p><w:pPr><w:jc w:val="right"/></w:pPr>${inner.join('')}</w:p>`;
const data = { 会社名: '青空商事', x: true };

const filled = (body: string, values = data): { text: string; xml: string } => {
  const { bytes, xml } = fillRich(richDocx({ body }), values);
  return { text: textOf(bytes), xml };
};

describe('tracked changes in a template', () => {
  it('are accepted: insertions are read, deletions are removed, and no revision marks are left', () => {
    const body =
      `<w:p><w:pPr><w:pPrChange w:id="8" ${by}><w:pPr/></w:pPrChange></w:pPr>${run('甲は{{会社名}}')}${del('（旧社名{{旧社名}}）')}${ins(run('とする'))}</w:p>` +
      `<w:p><w:moveFromRangeStart w:id="5" w:name="m" ${by}/><w:moveFrom w:id="6" ${by}>${run('移した文{{無}}')}</w:moveFrom><w:moveFromRangeEnd w:id="5"/>` +
      `<w:moveTo w:id="7" ${by}>${run('移った文', `<w:b/><w:rPrChange w:id="9" ${by}><w:rPr/></w:rPrChange>`)}</w:moveTo></w:p>`;
    const { text, xml } = filled(body);
    expect(text).to.equal('甲は青空商事とする\n移った文');
    expect(xml).to.not.match(/<w:(?:ins|del|moveFrom|moveTo|\w+Change|move\w+)[ >]/);
    expect(xml).to.contain('<w:rPr><w:b/></w:rPr>');
  });

  it('may split a tag', () => {
    expect(filled(`<w:p>${run('{{会')}${del('員')}${ins(run('社名'))}${run('}}様')}</w:p>`).text).to.equal(
      '青空商事様',
    );
  });

  it('that delete a paragraph mark join the paragraph with the next one and its layout', () => {
    const { text, xml } = filled(lostMark(run('{{会社')) + right(run('名}}御中')));
    expect(text).to.equal('青空商事御中');
    expect(xml).to.contain('right').and.to.not.contain('center');
    expect(
      filled(lostMark(run('{{会社名}}')) + lostMark(del('乙')) + lostMark(run('の')) + right(run('丙'))).text,
    ).to.equal('青空商事の丙');
  });

  it('leave no empty paragraph where a whole one was deleted, except where Word requires one', () => {
    expect(filled(p('{{会社名}}') + lostMark(del('削除')) + p('末')).text).to.equal('青空商事\n末');
    expect(filled(p('{{会社名}}') + lostMark(del('削除'))).text).to.equal('青空商事');
    expect(filled(p('{{会社名}}') + lostMark(run('残る')) + table(`<w:tr><w:tc><w:p/></w:tc></w:tr>`)).text).to.equal(
      '青空商事\n残る\n',
    );
    const cells = `<w:tr><w:tc><w:p>${run('{{会社名}}')}</w:p>${lostMark(del('x'))}</w:tc></w:tr>`;
    expect(filled(table(cells)).text).to.equal('青空商事／');
    const two = table('<w:tr><w:tc><w:p/></w:tc></w:tr>');
    expect(filled(p('{{会社名}}') + two + lostMark(del('間')) + two + p('')).xml).to.match(
      /<\/w:tbl><w:p>.*<\/w:p><w:tbl>/,
    );
  });

  it('delete rows, cells and tables, and a merged cell starts where its first row is deleted', () => {
    const cell = (text: string, merge = '', more = ''): string =>
      `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/>${merge}${more}</w:tcPr>${p(text)}</w:tc>`;
    const gone = `<w:trPr><w:del w:id="4" ${by}/></w:trPr>`;
    const start = '<w:vMerge w:val="restart"/>';
    const body =
      table(
        `<w:tr>${gone}${cell('消', start)}${cell('消')}</w:tr>`,
        `<w:tr><w:trPr><w:ins w:id="4" ${by}/></w:trPr>${cell('', '<w:vMerge/>')}${cell('{{会社名}}')}</w:tr>`,
        `<w:tr>${cell('', '<w:vMerge/>')}${cell('下')}</w:tr>`,
      ) +
      p('間') +
      table(`<w:tr>${gone}${cell('消')}</w:tr>`) +
      table(`<w:tr>${cell('消', '', `<w:cellDel w:id="4" ${by}/>`)}${cell('残')}</w:tr>`) +
      p('');
    const { text, xml } = filled(body);
    expect(text).to.equal(' | 青空商事\n | 下\n間\n残\n');
    expect(xml.match(/<w:vMerge[^>]*>/g)).to.deep.equal(['<w:vMerge w:val="restart"/>', '<w:vMerge/>']);
  });

  it('keep the ends of bookmarks and comments that were inside', () => {
    const body = `<w:p><w:bookmarkStart w:id="1" w:name="あ"/>${run('{{会社名}}')}<w:del w:id="2" ${by}><w:r><w:delText>x</w:delText></w:r><w:bookmarkEnd w:id="1"/></w:del></w:p>`;
    expect(filled(body).xml).to.contain('<w:bookmarkEnd w:id="1"/>');
  });

  it('do not end a section whose break was deleted', () => {
    const broken = `<w:p><w:pPr><w:rPr><w:del w:id="3" ${by}/></w:rPr><w:sectPr/></w:pPr>${run('甲')}</w:p>`;
    expect(filled(broken + p('{{会社名}}') + '<w:sectPr/>').xml.match(/<w:sectPr/g)).to.have.length(1);
  });

  it('are accepted in every part of a file with tags, and in none of a file without', () => {
    const header1 = `<w:p>${run('案')}${del('旧')}</w:p>`;
    const changed = richDocx({ body: p('{{会社名}}'), header1 });
    expect(partOf(fillRich(changed, data).bytes, 'word/header1.xml')).to.not.contain('旧');
    const plain = richDocx({ body: p('本文'), header1 });
    const { bytes } = fillRich(plain, data);
    for (const { name } of readZip(plain).entries)
      expect(readZip(bytes).read(name)).to.deep.equal(readZip(plain).read(name));
  });

  it('may be kept: tags in the remaining text are filled, and the revision marks stay', () => {
    const body = `<w:p>${run('{{会社名}}')}${del('旧')}${ins(run('{{会社名}}'))}</w:p>`;
    const { bytes, xml } = fillRich(richDocx({ body }), data, { trackedChanges: 'keep' });
    expect(xml).to.contain('<w:delText').and.to.contain('<w:ins ');
    expect(textOf(bytes)).to.equal('青空商事青空商事');
  });

  it('are read as accepted by inspect, which still reports them', () => {
    const report = inspectTemplate(richDocx({ body: lostMark(run('甲')) + p('乙{{会社名}}') }));
    expect(report.parts[0]?.blocks[0]?.children?.map(({ text }) => text)).to.deep.equal(['甲乙{{会社名}}']);
    expect(report.features).to.include('trackedChange');
  });
});
