import { expect } from 'chai';
import { DisplayValue } from '@shorui/engine/word';
import { fill, fillBytes, problemsOf } from './support/fill.ts';
import { p, run } from './support/make-docx.ts';
import { partOf } from './support/read-docx.ts';

describe('values in a Word template', () => {
  it('print by name, by path and by position, and do not change the text around them', () => {
    const body = p('甲：{{会社名}}（代表者 {{代表者.姓}} {{代表者.名}}）、{{一覧.1}}・{{一覧.length}}件');
    const data = { 会社名: '青空商事', 代表者: { 姓: '山田', 名: '太郎' }, 一覧: ['い', 'ろ'] };
    expect(fill(body, data)).to.equal('甲：青空商事（代表者 山田 太郎）、ろ・2件');
  });

  it('may be whole numbers of any length', () => {
    const data = { 番号: 9007199254740993n, 近い: '9007199254740992', 零: 0n };
    expect(fill(p('{{番号}} {{number 番号}} {{add 番号 1}}'), data)).to.equal(
      '9007199254740993 9,007,199,254,740,993 9007199254740994',
    );
    expect(
      fill(p('{{#if (eq 番号 近い)}}同{{else}}異{{/if}}{{#if (gt 番号 近い)}}大{{/if}}{{#if 零}}有{{/if}}'), data),
    ).to.equal('異大');
  });

  it('may be split over any number of runs and have the formatting of the first', () => {
    const body = p(
      run('前{', '<w:b/>'),
      run('{会'),
      run('社', '<w:i/>'),
      run('名}'),
      run('}後', '<w:u w:val="single"/>'),
    );
    const bytes = fillBytes(body, { 会社名: '青空' });
    expect(partOf(bytes)).to.contain(
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">前青空</w:t></w:r><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t xml:space="preserve">後</w:t></w:r></w:p>',
    );
  });

  it('survive proofing marks, bookmarks and hyperlinks in the middle of a tag', () => {
    const body = `<w:p>${run('{{会')}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="0" w:name="a"/>${run('社名')}<w:bookmarkEnd w:id="0"/>${run('}}')}</w:p>`;
    const xml = partOf(fillBytes(body, { 会社名: '青空' }));
    expect(xml).to.contain('青空').and.to.contain('w:bookmarkStart').and.to.contain('w:bookmarkEnd');
    expect(
      fill(`<w:p><w:hyperlink w:anchor="x">${run('{{会社名}}')}</w:hyperlink></w:p>`, { 会社名: '青空' }),
    ).to.equal('青空');
  });

  it('escape what XML reserves, and turn line breaks and tabs into those of Word', () => {
    expect(fill(p('{{a}}'), { a: '<b> & "c"' })).to.equal('<b> & "c"');
    expect(fill(p('{{a}}'), { a: '一行目\n二行目\r\n三行目\tタブ' })).to.equal('一行目\n二行目\n三行目\tタブ');
  });

  it('omit characters that a Word file cannot contain, and never print "undefined"', () => {
    expect(fill(p('[{{a}}]'), { a: 'あ\u0000\u0008い\uD800う\uFFFFえ' })).to.equal('[あいうえ]');
    expect(fill(p('[{{a}}{{b}}{{c.d.e}}]'), { a: null, b: undefined, c: null })).to.equal('[]');
    expect(fill(p('{{a}}'), { a: '𠮷野家😀' })).to.equal('𠮷野家😀');
  });

  it('read entities in the template as their characters', () => {
    const body = '<w:p><w:r><w:t>R&amp;D &lt;{{#if (eq a &quot;x&quot;)}}&#x3042;{{/if}}&gt;</w:t></w:r></w:p>';
    expect(fill(body, { a: 'x' })).to.equal('R&D <あ>');
  });

  it('print numbers in plain digits, choices by their text, and lists joined', () => {
    expect(fill(p('{{a}} {{b}} {{c}}'), { a: 1e21, b: 0.0000001, c: -0.5 })).to.equal(
      '1000000000000000000000 0.0000001 -0.5',
    );
    expect(fill(p('{{a}}{{a.value}}'), { a: new DisplayValue('有期', 'fixed') })).to.equal('有期fixed');
    expect(fill(p('{{a}}'), { a: ['東京', '大阪'] })).to.equal('東京、大阪');
    expect(problemsOf(() => fill(p('{{a}}'), { a: { b: 1 } })).map(({ id }) => id)).to.deep.equal([
      'word.value-not-text',
    ]);
  });

  it('keep a tag as text after a backslash, and remove comments with their paragraph', () => {
    expect(fill(p('\\{{会社名}}') + p('{{! 覚え書き }}') + p('{{!-- }} も可 --}}末尾'))).to.equal('{{会社名}}\n末尾');
  });

  it('read own properties only', () => {
    const problems = problemsOf(() =>
      fill(p('{{constructor}}{{__proto__}}{{a.constructor}}{{a.toString}}'), { a: 'x' }),
    );
    expect(problems.map(({ params }) => params.name)).to.deep.equal([
      'constructor',
      '__proto__',
      'a.constructor',
      'a.toString',
    ]);
  });
});

describe('names that the data does not have', () => {
  const body = p('{{会社名}}と{{代表社}}') + p('{{#each 明細}}{{商品の名前}}{{/each}}');

  it('are all reported, each once, with their place and the nearest name', () => {
    const problems = problemsOf(() => fill(body, { 会社名: 'x', 代表者: 'y', 明細: [{ 商品の名称: 'z' }, {}] }));
    expect(
      problems.map(({ id, params, place }) => [id, params.name, params.nearest, place.paragraph, place.snippet]),
    ).to.deep.equal([
      ['word.name-missing-nearest', '代表社', '代表者', 1, '{{代表社}}'],
      ['word.name-missing-nearest', '商品の名前', '商品の名称', 2, '{{商品の名前}}'],
    ]);
  });

  it('print nothing or stay as tags with the option', () => {
    expect(fill(body, { 会社名: 'x', 明細: [] }, { missing: 'blank' })).to.equal('xと');
    expect(fill(body, { 会社名: 'x', 明細: [{}] }, { missing: 'keep' })).to.equal('xと{{代表社}}\n{{商品の名前}}');
  });

  it('are empty where other items of the same list have them', () => {
    const list = p('{{#each 明細}}[{{品}}{{#if 備考}}（{{備考}}）{{/if}}]{{/each}}');
    expect(fill(list, { 明細: [{ 品: '紙' }, { 品: '筆', 備考: '太' }] })).to.equal('[紙][筆（太）]');
    expect(problemsOf(() => fill(list, { 明細: [{ 品: '紙' }] }))).to.have.length(1);
  });

  it('are allowed with default, and are reported in conditions too', () => {
    expect(fill(p('{{default 備考 "なし"}}'), {})).to.equal('なし');
    expect(problemsOf(() => fill(p('{{#if 特約}}あり{{/if}}'), {}))).to.have.length(1);
  });
});
