import { expect } from 'chai';
import { fill, fillBytes } from './support/fill.ts';
import { cell, p, row, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';
import { fillRich, richDocx, valuesOf } from './support/rich-docx.ts';

const data = { 人: [{ 名: 'a' }, { 名: 'b' }], 無: [], 有: true, 否: false };
const blocks = (xml: string): string[] =>
  valuesOf(
    xml.replace(/<w:tbl>.*?<\/w:tbl>/gs, '<表/>').replace(/<w:p[ >].*?<\/w:p>|<w:p\/>/gs, '<段/>'),
    /<(表|段)\/>/g,
  );
const one = table(row('1'));
const two = table(row('2'));

describe('tables that would touch', () => {
  it('are separated when the content between them is removed', () => {
    const between = [p('{{#if 否}}') + p('間') + p('{{/if}}'), p('{{#if 否}}間{{/if}}'), p('{{! 覚え }}')];
    for (const each of between)
      expect(blocks(partOf(fillBytes(one + each + two + p('末'), data)))).to.deep.equal(['表', '段', '表', '段']);
    const vanished = one + p('{{#if 否}}間{{/if}}') + table(row('{{#each 無}}', '{{/each}}')) + p('末');
    expect(blocks(partOf(fillBytes(vanished, data)))).to.deep.equal(['表', '段']);
  });

  it('are separated when a table is repeated, with the layout of the paragraph of the tag', () => {
    const close = `<w:p><w:pPr><w:spacing w:after="0"/></w:pPr>${run('{{/each}}')}</w:p>`;
    const xml = partOf(fillBytes(p('{{#each 人}}') + table(row('{{名}}')) + close + p('末'), data));
    expect(blocks(xml)).to.deep.equal(['表', '段', '表', '段']);
    expect(fill(table(row(cell(p('{{#each 人}}'), one, p('{{/each}}')))), data)).to.contain('1');
  });

  it('are separated across bookmarks and content controls', () => {
    const control = (id: number, inner: string): string =>
      `<w:sdt><w:sdtPr><w:id w:val="${id}"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
    const mark = '<w:bookmarkStart w:id="1" w:name="あ"/>';
    const body =
      control(1, one) +
      mark +
      p('{{#if 否}}') +
      p('間') +
      p('{{/if}}') +
      '<w:bookmarkEnd w:id="1"/>' +
      control(2, two) +
      p('末');
    expect(blocks(partOf(fillBytes(body, data)))).to.deep.equal(['表', '段', '表', '段']);
  });

  it('are unchanged where they touch in the template', () => {
    expect(blocks(partOf(fillBytes(p('{{有}}') + one + two + p('末'), data)))).to.deep.equal(['段', '表', '表', '段']);
  });
});

describe('cells merged over rows', () => {
  const merged = (text: string, restart: boolean): string =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/><w:vMerge${restart ? ' w:val="restart"' : ''}/></w:tcPr>${p(text)}</w:tc>`;
  const line = (text: string, restart: boolean, other: string): string => row(merged(text, restart), other);
  const merges = (...rows: string[]): string[] =>
    valuesOf(partOf(fillBytes(table(...rows) + p('末'), data)), /<w:vMerge( w:val="restart")?\/>/g).map((value) =>
      value === '' ? '続' : '始',
    );

  it('continue through rows that are repeated', () => {
    expect(
      merges(
        line('計', true, '0'),
        line('', false, '{{#each 人}}{{名}}').replace('</w:tr>', `${cell('{{/each}}')}</w:tr>`),
      ),
    ).to.deep.equal(['始', '続', '続']);
    expect(merges(line('{{#each 人}}', true, '1'), line('', false, '2{{/each}}'))).to.deep.equal([
      '始',
      '続',
      '始',
      '続',
    ]);
  });

  it('start again where their first row is left out, and only there', () => {
    expect(merges(line('{{#if 否}}', true, '1{{/if}}'), line('', false, '2'), line('', false, '3'))).to.deep.equal([
      '始',
      '続',
    ]);
    expect(merges(line('X', true, '0'), line('{{#each 無}}', true, '1{{/each}}'), line('', false, '2'))).to.deep.equal([
      '始',
      '始',
    ]);
    expect(merges(line('X', true, '0'), line('{{#if 否}}', false, '1{{/if}}'), line('', false, '2'))).to.deep.equal([
      '始',
      '続',
    ]);
  });

  it('continue with the branch that is written', () => {
    const rows = (name: string): string[] => [
      row(`{{#if ${name}}}`, ''),
      line('甲', true, '1'),
      row('{{else}}', ''),
      line('乙', true, '2'),
      row('{{/if}}', ''),
      line('', false, '3'),
    ];
    expect(merges(...rows('有'))).to.deep.equal(['始', '続']);
    expect(merges(...rows('否'))).to.deep.equal(['始', '続']);
  });
});

describe('content controls that lose their content', () => {
  const control = (inner: string): string =>
    `<w:sdt><w:sdtPr><w:id w:val="5"/></w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
  const gridded = (...rows: string[]): string => table(row('', '')).replace(row('', ''), rows.join(''));

  it('are removed when they contained runs, rows or a table, and keep a paragraph otherwise', () => {
    const bodies = [
      `<w:p>${control(run('{{#if 否}}a{{/if}}'))}${run('末')}</w:p>`,
      gridded(control(row('{{#each 無}}x', '{{/each}}')), row('末', '')),
      control(table(row('{{#each 無}}x', '{{/each}}'))) + p('末'),
    ];
    for (const body of bodies) {
      const xml = partOf(fillBytes(body, data));
      expect(xml).to.contain('末');
      expect(xml).to.not.contain('w:sdt');
    }
    const kept = control(p('{{#if 否}}') + p('a') + p('{{/if}}'));
    expect(partOf(fillBytes(kept, data))).to.contain('<w:sdtContent><w:p></w:p></w:sdtContent>');
  });

  it('are removed with the table when they contained its only rows', () => {
    expect(fill(gridded(control(row('{{#each 無}}x', '{{/each}}'))) + p('末'), data)).to.equal('末');
  });
});

describe('paragraphs that Word writes as one empty tag', () => {
  it('count as the paragraph that a cell ends with', () => {
    const body = table(
      row(`<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${p('{{#if 否}}a{{/if}}')}<w:p/></w:tc>`),
    );
    expect(partOf(fillBytes(body, data)).match(/<w:p[ />]/g)).to.have.length(1);
  });
});

describe('discarded output', () => {
  it('uses no id of the first copy that stays', () => {
    const marked = `<w:p><w:bookmarkStart w:id="3" w:name="印"/>${run('{{#if @last}}{{名}}{{/if}}')}<w:bookmarkEnd w:id="3"/></w:p>`;
    const { xml, bytes } = fillRich(richDocx({ body: p('{{#each 人}}') + marked + p('{{/each}}') + p('末') }), data);
    expect(textOf(bytes)).to.equal('b\n末');
    expect(valuesOf(xml, /w:name="(.*?)"/g)).to.deep.equal(['印']);
  });
});
