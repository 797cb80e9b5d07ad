import { expect } from 'chai';
import fc from 'fast-check';
import { compileTemplate, renderTemplate } from '../../../../packages/engine/src/word/index.ts';
import type { Problem, TemplateData, TemplateValue } from '../../../../packages/engine/src/index.ts';
import { changePackage, relationship, relationships } from '../support/change-package.ts';
import { expectValid } from '../support/check-package.ts';
import { problemsOf } from '../support/fill.ts';
import { cell, makeDocx, p, row, run, table, wordNamespace } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { expectProcessorTime } from '../../../support/processor-time.ts';

function make(
  source: Uint8Array,
  data: TemplateData,
): { bytes: Uint8Array; xml: string; problems: readonly Problem[] } {
  const { bytes, problems } = renderTemplate(compileTemplate(source), data);
  expectValid(bytes, source);
  return { bytes, xml: partOf(bytes), problems };
}

/** The runs of a filled `{{richtext a}}`: properties and text; what was ignored. */
function runsOf(a: TemplateValue, properties = ''): { runs: string[]; ignored: unknown[]; text: string } {
  const made = make(makeDocx(p(run('{{richtext a}}', properties))), { a });
  const runs = Array.from(
    made.xml.matchAll(/<w:r>(?:<w:rPr>((?:(?!<\/w:rPr>).)*)<\/w:rPr>)?<w:t xml:space="preserve">([^<]+)<\/w:t>/g),
    (match) => `${match[1] ?? ''}|${match[2] ?? ''}`.replace(/ w:val=/g, '='),
  );
  return { runs, ignored: made.problems.map(({ id, params }) => [id, params.name]), text: textOf(made.bytes) };
}

describe('formatted text in HTML', () => {
  it('supports nested bold, italic, lines, color, size, font and breaks', () => {
    expect(runsOf('ふつう<b>太<i>斜</i></b><u>下</u><s>消</s>').runs).to.deep.equal([
      '|ふつう',
      '<w:b/><w:bCs/>|太',
      '<w:b/><w:bCs/><w:i/><w:iCs/>|斜',
      '<w:u="single"/>|下',
      '<w:strike/>|消',
    ]);
    expect(
      runsOf('<span style="color:#f00; font-size:14pt; font-family: \'MS 明朝\', serif">あ</span>').runs,
    ).to.deep.equal([
      '<w:rFonts w:ascii="MS 明朝" w:hAnsi="MS 明朝" w:eastAsia="MS 明朝" w:cs="MS 明朝"/><w:color="FF0000"/><w:sz="28"/><w:szCs="28"/>|あ',
    ]);
    expect(runsOf('一<br>二<BR/>\n三\n四\tタ').text).to.equal('一\n二\n三\n四\tタ');
  });

  it('extends the formatting of the tag, in the order of the schema', () => {
    const own =
      '<w:rStyle w:val="a"/><w:b/><w:color w:val="00FF00"/><w:kern w:val="0"/><w:sz w:val="20"/><w:lang w:eastAsia="ja-JP"/>';
    expect(runsOf('<span style="color:red;font-weight:normal"><u>あ</u></span>', own).runs).to.deep.equal([
      '<w:rStyle="a"/><w:b="0"/><w:bCs="0"/><w:color="FF0000"/><w:kern="0"/><w:sz="20"/><w:u="single"/><w:lang w:eastAsia="ja-JP"/>|あ',
    ]);
    const tracked = `<w:b/><w:rPrChange w:id="5" w:author="a" w:date="2024-01-01T00:00:00Z"><w:rPr/></w:rPrChange>`;
    const made = make(makeDocx(p(run('前{{richtext a}}後', tracked))), { a: '<i>い</i>' });
    expect(made.xml).to.not.contain('rPrChange');
  });

  it('puts a reading over a word in half its size', () => {
    const made = make(makeDocx(p(run('{{richtext a}}', '<w:sz w:val="24"/>'))), {
      a: '<ruby>漢<rt>かん</rt>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>の',
    });
    expect(made.xml).to.contain(
      '<w:hps w:val="12"/><w:hpsRaise w:val="21"/><w:hpsBaseText w:val="24"/><w:lid w:val="ja-JP"/></w:rubyPr><w:rt><w:r><w:rPr><w:sz w:val="12"/><w:szCs w:val="12"/></w:rPr><w:t xml:space="preserve">かん</w:t></w:r></w:rt><w:rubyBase>',
    );
    expect(made.xml.match(/<w:ruby>/g)).to.have.length(2);
    expect(made.xml).not.to.contain('(');
  });

  it('uses the size for readings in the styles of the document', () => {
    const styles =
      `<w:styles xmlns:w="${wordNamespace}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>` +
      '<w:style w:type="paragraph" w:styleId="b"><w:name w:val="b"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="c"><w:name w:val="c"/><w:basedOn w:val="b"/></w:style></w:styles>';
    const body = `${p('{{richtext a}}')}<w:p><w:pPr><w:pStyle w:val="c"/></w:pPr>${run('{{richtext a}}')}</w:p>`;
    const source = changePackage(
      makeDocx(body),
      {
        'word/styles.xml': styles,
        'word/_rels/document.xml.rels': relationships(relationship('rId1', 'styles', 'styles.xml')),
      },
      '<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>',
    );
    const { xml } = make(source, { a: '<ruby>漢<rt>かん</rt></ruby>' });
    expect(Array.from(xml.matchAll(/hpsBaseText w:val="(\d+)"/g), ([, size]) => size)).to.deep.equal(['21', '40']);
  });

  it('never becomes XML: unknown elements are reported and left out, their text stays', () => {
    const { text, ignored } = runsOf(
      '<w:br/>a < b & c &lt;i&gt; <table><td>表</td></table><script>alert(1)</script><b onclick="x">太</b>&#x3042;&#0;&nbsp;&unknown;',
    );
    expect(text).to.equal('a < b & c <i> 表太あ\u00a0&unknown;');
    expect(ignored).to.deep.equal([
      ['word.richtext-ignored', '<w:br>'],
      ['word.richtext-ignored', '<table>'],
      ['word.richtext-ignored', '<td>'],
      ['word.richtext-ignored', '<script>'],
    ]);
    expect(
      runsOf('<span style="position:fixed;color:url(x)">あ</span><a href="javascript:x">い</a>').ignored,
    ).to.deep.equal([
      ['word.richtext-ignored', 'position:fixed'],
      ['word.richtext-ignored', 'color:url(x)'],
      ['word.richtext-ignored', 'javascript:x'],
    ]);
  });

  it('forgives tags that are not closed, closed twice or crossed', () => {
    expect(runsOf('<b>太<i>両</b>無</i></u><ruby>漢<rt>かん').text).to.contain('太両無');
    expect(runsOf('<b').text).to.equal('<b');
    expect(runsOf('<!-- x -->あ<!--').text).to.equal('あ<!--');
  });

  it('links to addresses, several runs in one link', () => {
    const made = make(makeDocx(p('前{{richtext a}}後')), { a: '<a href="https://a.example">い<b>ろ</b></a>は' });
    expect(made.xml.match(/<w:hyperlink .*?<\/w:hyperlink>/)?.[0].match(/<w:r>/g)).to.have.length(2);
    expect(textOf(made.bytes)).to.equal('前いろは後');
  });

  it('works in cells, loops, headers and inline blocks', () => {
    const source = makeDocx(
      table(row(cell('{{#each 品}}{{richtext 説明}}'), cell('{{名}}{{/each}}'))) +
        p('{{#if a}}[{{richtext a}}]{{/if}}'),
      { 'header1.xml': p('{{richtext a}}') },
    );
    const made = make(source, {
      a: '<b>太</b>',
      品: [
        { 名: 'い', 説明: '<i>斜</i>' },
        { 名: 'ろ', 説明: null },
      ],
    });
    expect(textOf(made.bytes)).to.equal('斜 | い\n | ろ\n[太]');
    expect(textOf(made.bytes, 'word/header1.xml')).to.equal('太');
  });

  it('is processed in linear time, whatever is in it', () => {
    const hostile = [
      '<',
      '<a ',
      '<b>',
      '<!--',
      '<script>',
      '<a "',
      '&',
      '<ruby><rt>',
      '<a b="c" ',
      '</script',
      '<script></script',
    ].map((piece) => piece.repeat(Math.floor(150_000 / piece.length)));
    for (const a of hostile)
      expectProcessorTime(5_000, () => make(makeDocx(p('{{richtext a}}')), { a }), a.slice(0, 20));
    expect(
      problemsOf(() => make(makeDocx(p('{{richtext a}}')), { a: 'あ'.repeat(200_001) })).map(({ id }) => id),
    ).to.deep.equal(['word.richtext-too-long']);
  });

  it('gives a valid document for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<b>',
        '</b>',
        '<i>',
        '</i>',
        '<ruby>',
        '<rt>',
        '</rt>',
        '</ruby>',
        '<a href="https://a.example">',
        '</a>',
        '<br>',
        '<span style="color:red">',
        '</span>',
        '<x>',
        '\n',
        '\t',
        '&lt;',
        '\u0001',
        '\uD800',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        make(makeDocx(p('前{{richtext a}}後')), { a: pieces.join('') });
      }),
      { numRuns: 150 },
    );
  });
});

describe('formatted text as a list of runs', () => {
  it('supports every property', () => {
    const { runs, text, ignored } = runsOf([
      '平',
      {
        text: '太',
        bold: true,
        italic: true,
        underline: true,
        strike: true,
        color: 'navy',
        size: 10.5,
        font: '游明朝',
      },
      { text: '行', break: true },
      { text: 'リンク', link: 'https://a.example' },
      { text: '東京', ruby: 'とうきょう' },
      7,
    ]);
    expect(runs[0]).to.equal('|平');
    expect(runs[1]).to.equal(
      '<w:rFonts w:ascii="游明朝" w:hAnsi="游明朝" w:eastAsia="游明朝" w:cs="游明朝"/><w:b/><w:bCs/><w:i/><w:iCs/><w:strike/><w:color="000080"/><w:sz="21"/><w:szCs="21"/><w:u="single"/>|太',
    );
    expect(text).to.contain('平太行\nリンク').and.to.contain('とうきょう').and.to.contain('7');
    expect(ignored).to.deep.equal([]);
  });

  it('reports unknown properties', () => {
    expect(
      runsOf([{ text: 'あ', blink: true, color: 'sky', size: -1, bold: 'yes', link: 'javascript:x' }]).ignored,
    ).to.deep.equal([
      ['word.richtext-ignored', 'blink'],
      ['word.richtext-ignored', 'javascript:x'],
      ['word.richtext-ignored', 'bold=yes'],
      ['word.richtext-ignored', 'color=sky'],
      ['word.richtext-ignored', 'size=-1'],
    ]);
  });

  it('prints nothing for an empty value, and only the text where only text fits', () => {
    expect(runsOf(null).text).to.equal('');
    expect(runsOf([]).text).to.equal('');
    expect(textOf(make(makeDocx(p('{{concat (richtext a) "!"}}')), { a: '<b>太</b>字' }).bytes)).to.equal('太字!');
  });
});
