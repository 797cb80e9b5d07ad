import { expect } from 'chai';
import { compileTemplate, renderTemplate } from '../../../packages/engine/src/word/index.ts';
import { p, row, run, table } from './support/make-docx.ts';
import { partOf, textOf } from './support/read-docx.ts';
import { fillRich, richDocx, valuesOf } from './support/rich-docx.ts';

const three = { 人: [{ 名: '山田' }, { 名: '佐藤' }, { 名: '鈴木' }] };
const each = (...inner: string[]): string => p('{{#each 人}}') + inner.join('') + p('{{/each}}');

const bookmark = (id: number, name: string, inner: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${inner}<w:bookmarkEnd w:id="${id}"/>`;
const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const shape = (id: number, inner = ''): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline wp14:anchorId="0A0B0C0D" wp14:editId="01020304">` +
  `<wp:extent cx="720000" cy="360000"/><wp:docPr id="${id}" name="枠"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">` +
  `<wps:wsp><wps:cNvSpPr/><wps:spPr/><wps:txbx><w:txbxContent>${inner === '' ? '<w:p/>' : inner}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>` +
  `<mc:Fallback><w:pict><v:shape id="_x0000_s1026" o:spid="_x0000_s1026" style="width:56pt;height:28pt"><v:textbox><w:txbxContent>${inner === '' ? '<w:p/>' : inner}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

describe('ids in what is repeated', () => {
  it('of drawings stay in the first copy and are above those of the template in the others', () => {
    const { xml } = fillRich(richDocx({ body: each(p(run('{{名}}'), shape(7))) + p(shape(30)) }), three);
    expect(valuesOf(xml, /<wp:docPr id="(\d+)"/g)).to.deep.equal(['7', '31', '32', '30']);
  });

  it('of shapes of older versions differ too', () => {
    const { xml } = fillRich(richDocx({ body: each(p(run('{{名}}'), shape(7))) }), three);
    expect(valuesOf(xml, /<v:shape id="(.*?)"/g)).to.deep.equal(['_x0000_s1026', '_x0000_s1027', '_x0000_s1028']);
    expect(valuesOf(xml, /o:spid="(.*?)"/g)).to.deep.equal(['_x0000_s1026', '_x0000_s1027', '_x0000_s1028']);
  });

  const picture = (id: number, inner = id): string =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="9525" cy="9525"/><wp:docPr id="${id}" name="図"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="${inner}" name="図"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:stretch/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

  it('of pictures inside drawings differ as well', () => {
    const { xml } = fillRich(richDocx({ body: each(p(run('{{名}}'), picture(3, 8))) + p(picture(5)) }), three);
    expect(valuesOf(xml, /<wp:docPr id="(\d+)"/g)).to.deep.equal(['3', '6', '7', '5']);
    expect(valuesOf(xml, /<pic:cNvPr id="(\d+)"/g)).to.deep.equal(['8', '9', '10', '5']);
  });

  it('that only distinguish versions of a file are left out of copies and stay elsewhere', () => {
    const paragraph = (id: string, text: string): string =>
      `<w:p w14:paraId="${id}" w14:textId="77777777">${run(text)}</w:p>`;
    const { xml } = fillRich(
      richDocx({
        body:
          paragraph('00000001', '{{#each 人}}甲') +
          paragraph('00000002', '{{名}}{{/each}}') +
          paragraph('00000003', '末'),
      }),
      three,
    );
    expect(valuesOf(xml, /w14:paraId="(.*?)"/g)).to.deep.equal(['00000003']);
    expect(
      textOf(fillRich(richDocx({ body: paragraph('00000001', '{{#each 人}}{{名}}{{/each}}') }), three).bytes),
    ).to.equal('山田佐藤鈴木');
  });

  it('of content controls differ, and negative ones count', () => {
    const control = `<w:sdt><w:sdtPr><w:id w:val="-15"/></w:sdtPr><w:sdtContent>${p('{{名}}')}</w:sdtContent></w:sdt>`;
    const { xml } = fillRich(richDocx({ body: each(control) }), three);
    expect(valuesOf(xml, /<w:id w:val="(.*?)"/g)).to.deep.equal(['-15', '16', '17']);
  });

  it('of permissions and of text fitted to a width differ', () => {
    const fitted = run('{{名}}', '<w:fitText w:val="840" w:id="55"/>');
    const body = each(`<w:p><w:permStart w:id="9" w:edGrp="everyone"/>${fitted}<w:permEnd w:id="9"/></w:p>`);
    const { xml } = fillRich(richDocx({ body }), three);
    expect(valuesOf(xml, /w:fitText w:val="840" w:id="(\d+)"/g)).to.deep.equal(['55', '56', '57']);
    expect(valuesOf(xml, /w:perm(?:Start|End) w:id="(\d+)"/g)).to.deep.equal(['9', '9', '10', '10', '11', '11']);
  });

  it('are the same in every rendering, and a template without repetition keeps every byte', () => {
    const template = compileTemplate(richDocx({ body: each(p(run('{{名}}'), shape(7))) }));
    expect(renderTemplate(template, three).bytes).to.deep.equal(renderTemplate(template, three).bytes);
    const plain = `<w:p w14:paraId="00000001">${bookmark(1, 'あ', run('{{名}}'))}</w:p>`;
    expect(fillRich(richDocx({ body: plain }), { 名: '山田' }).xml).to.contain(plain.replace('{{名}}', '山田'));
  });
});

describe('bookmarks in what is repeated', () => {
  it('keep their name once and get a suffix after that; references in a copy follow it', () => {
    const target = `<w:p>${bookmark(4, '別紙', run('{{名}}'))}</w:p>`;
    const link = `<w:p><w:hyperlink w:anchor="別紙">${run('見る')}</w:hyperlink>${field(' REF 別紙 \\h ', 'x')}${field(' HYPERLINK \\l "別紙" ', 'y')}</w:p>`;
    const outside = `<w:p>${field(' PAGEREF 別紙 ', '1')}</w:p>`;
    const { xml } = fillRich(richDocx({ body: each(link, target) + outside }), three);
    expect(valuesOf(xml, /bookmarkStart w:id="\d+" w:name="(.*?)"/g)).to.deep.equal(['別紙', '別紙_2', '別紙_3']);
    expect(valuesOf(xml, /bookmark(?:Start|End) w:id="(\d+)"/g)).to.deep.equal(['4', '4', '5', '5', '6', '6']);
    expect(valuesOf(xml, /w:anchor="(.*?)"/g)).to.deep.equal(['別紙', '別紙_2', '別紙_3']);
    expect(valuesOf(xml, /<w:instrText[^>]*>(.*?)</g)).to.deep.equal([
      ' REF 別紙 \\h ',
      ' HYPERLINK \\l "別紙" ',
      ' REF 別紙_2 \\h ',
      ' HYPERLINK \\l "別紙_2" ',
      ' REF 別紙_3 \\h ',
      ' HYPERLINK \\l "別紙_3" ',
      ' PAGEREF 別紙 ',
    ]);
  });

  it('find their references in field codes that are split over runs, and do not change other words', () => {
    const split = field(' REF 別', 'x').replace(
      '</w:instrText>',
      '</w:instrText></w:r><w:r><w:instrText>紙 \\h </w:instrText>',
    );
    const merge = field(' MERGEFIELD 別紙 ', 'x');
    const { xml } = fillRich(
      richDocx({ body: each(`<w:p>${bookmark(4, '別紙', run('{{名}}'))}${split}${merge}</w:p>`) }),
      three,
    );
    expect(valuesOf(xml, /<w:instrText[^>]*>(.*?)</g).join('')).to.equal(
      ' REF 別紙 \\h  MERGEFIELD 別紙  REF 別紙_2 \\h  MERGEFIELD 別紙  REF 別紙_3 \\h  MERGEFIELD 別紙 ',
    );
  });

  it('stay within the length of names and avoid those that are there', () => {
    const long = 'あ'.repeat(40);
    const body =
      each(`<w:p>${bookmark(1, long, run('{{名}}'))}${bookmark(2, 'い', run('x'))}</w:p>`) +
      `<w:p>${bookmark(3, 'い_2', run('y'))}</w:p>`;
    const names = valuesOf(fillRich(richDocx({ body }), three).xml, /w:name="(.*?)"/g);
    expect(names).to.deep.equal([long, 'い', `${'あ'.repeat(38)}_2`, 'い_3', `${'あ'.repeat(38)}_3`, 'い_4', 'い_2']);
  });

  it('that begin in a block and end outside are kept whole, written or not', () => {
    const start = '<w:bookmarkStart w:id="1" w:name="あ"/>';
    const end = '<w:bookmarkEnd w:id="1"/>';
    const bodies = [
      p(run('前'), start) + each(p(run('{{名}}'), end)),
      each(p(start, run('{{名}}'))) + p(end, run('後')),
      `<w:p>${start}${run('{{#each 人}}')}</w:p>${p('{{名}}')}<w:p>${run('{{/each}}')}${end}</w:p>`,
      p('{{#if 人}}') + p(start, run('甲')) + p('{{else}}') + p(run('乙'), end) + p('{{/if}}'),
      table(row(`<w:tc><w:p>${start}${run('{{#each 人}}{{名}}')}</w:p></w:tc>`, '{{/each}}'), row('x', 'y')) +
        p(end, run('後')),
    ];
    for (const body of bodies) {
      for (const data of [three, { 人: [] }]) {
        const { xml } = fillRich(richDocx({ body: body + p('末') }), data);
        expect(xml.match(/bookmarkStart/g)).to.have.length(1);
        expect(xml.match(/bookmarkEnd/g)).to.have.length(1);
        expect(xml.indexOf(start)).to.be.lessThan(xml.indexOf(end));
      }
    }
  });

  it('in loops in loops differ over all passes', () => {
    const body = each(p('{{#each 子}}') + `<w:p>${bookmark(1, 'あ', run('{{this}}'))}</w:p>` + p('{{/each}}'));
    const { xml } = fillRich(richDocx({ body }), { 人: [{ 子: [1, 2] }, { 子: [3] }] });
    expect(valuesOf(xml, /w:name="(.*?)"/g)).to.deep.equal(['あ', 'あ_2', 'あ_3']);
  });
});

describe('comments and notes in what is repeated', () => {
  it('a comment is on the first copy alone', () => {
    const commented = `<w:p><w:commentRangeStart w:id="0"/>${run('{{名}}')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    const comments = `<w:comment w:id="0" w:author="a">${p('確認')}</w:comment>`;
    const { xml, bytes } = fillRich(richDocx({ body: each(commented), comments }), three);
    expect(xml.match(/<w:comment(?:RangeStart|RangeEnd|Reference) /g)).to.have.length(3);
    expect(textOf(bytes)).to.equal('山田\n佐藤\n鈴木');
  });

  it('a comment on omitted text is removed with its thread, and others stay', () => {
    const commented = (id: number, text: string): string =>
      `<w:p><w:commentRangeStart w:id="${id}"/>${run(text)}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r></w:p>`;
    const comment = (id: number): string =>
      `<w:comment w:id="${id}" w:author="a"><w:p w14:paraId="0000000${id}">${run(`確認${id}`)}</w:p></w:comment>`;
    const source = richDocx({
      body:
        p('{{#if 無}}') + commented(1, '甲') + p('{{/if}}') + commented(2, '{{#if 無}}乙{{/if}}') + commented(3, '丙'),
      comments: comment(1) + comment(2) + comment(3),
    });
    const { bytes } = fillRich(source, { 無: false });
    expect(textOf(bytes)).to.equal('丙');
    expect(valuesOf(partOf(bytes, 'word/comments.xml'), /<w:comment w:id="(\d)"/g)).to.deep.equal(['3']);
    const kept = fillRich(source, { 無: true });
    expect(partOf(kept.bytes, 'word/comments.xml')).to.equal(partOf(source, 'word/comments.xml'));
  });

  it('a comment on a tag alone in its paragraph does not keep the paragraph', () => {
    const tag = `<w:p><w:commentRangeStart w:id="1"/>${run('{{#if 人}}')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`;
    const comments = `<w:comment w:id="1" w:author="a">${p('条件')}</w:comment>`;
    const { bytes } = fillRich(richDocx({ body: tag + p('甲') + p('{{/if}}'), comments }), three);
    expect(textOf(bytes)).to.equal('甲');
  });

  it('a note at the end of the document is copied like one at the foot of the page', () => {
    const endnotes = `<w:endnote w:id="1">${p('{{名}}')}</w:endnote>`;
    const body = each(p(run('{{名}}'), '<w:r><w:endnoteReference w:id="1"/></w:r>'));
    const { xml, bytes } = fillRich(richDocx({ body, endnotes }), three);
    expect(valuesOf(xml, /endnoteReference w:id="(\d+)"/g)).to.deep.equal(['1', '2', '3']);
    expect(textOf(bytes, 'word/endnotes.xml')).to.equal('山田\n佐藤\n鈴木');
  });

  const reference = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
  const note = (id: number, text: string, type = ''): string =>
    `<w:footnote${type} w:id="${id}">${p(text)}</w:footnote>`;
  const footnotes = note(-1, '', ' w:type="separator"') + note(1, '{{名}}の注') + note(2, '全体の注');

  it('every copy of a reference has its own note, filled with the values at the reference', () => {
    const { xml, bytes } = fillRich(
      richDocx({ body: each(p(run('{{名}}'), reference(1))) + p(reference(2)), footnotes }),
      three,
    );
    expect(valuesOf(xml, /footnoteReference w:id="(\d+)"/g)).to.deep.equal(['1', '3', '4', '2']);
    expect(textOf(bytes, 'word/footnotes.xml')).to.equal('\n山田の注\n佐藤の注\n鈴木の注\n全体の注');
    expect(
      valuesOf(partOf(bytes, 'word/footnotes.xml'), /w:footnote(?: w:type="separator")? w:id="(-?\d+)"/g),
    ).to.deep.equal(['-1', '1', '3', '4', '2']);
  });

  it('a note whose reference is left out is left out too, and requires no value', () => {
    const body = p('{{#if 甲}}') + p(run('甲'), reference(1)) + p('{{/if}}') + p('末', reference(2));
    const { bytes } = fillRich(richDocx({ body, footnotes }), { 甲: false });
    expect(textOf(bytes, 'word/footnotes.xml')).to.equal('\n全体の注');
  });

  it('the names that a note reads belong to the loop around its reference', () => {
    const { uses } = compileTemplate(richDocx({ body: each(p(run('{{名}}'), reference(1))), footnotes }));
    const used = uses.filter((use) => use.place.part === 'word/footnotes.xml');
    expect(used.map(({ path, loops }) => [path, loops])).to.deep.equal([[['名'], ['人']]]);
  });

  it('notes without tags are copied as well, with other ids inside', () => {
    const plain = note(1, '').replace('<w:p>', `<w:p w14:paraId="00000001">${bookmark(1, 'あ', run('注'))}`);
    const { bytes } = fillRich(richDocx({ body: each(p(run('{{名}}'), reference(1))), footnotes: plain }), three);
    const xml = partOf(bytes, 'word/footnotes.xml');
    expect(valuesOf(xml, /w:name="(.*?)"/g)).to.deep.equal(['あ', 'あ_2', 'あ_3']);
    expect(xml).to.not.contain('paraId');
  });
});

describe('lists in what is repeated', () => {
  const level = (ilvl: number, start: number): string =>
    `<w:lvl w:ilvl="${ilvl}"><w:start w:val="${start}"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%${ilvl + 1}."/></w:lvl>`;
  const numbering =
    `<w:abstractNum w:abstractNumId="0">${level(0, 1)}${level(1, 3)}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="4"><w:abstractNumId w:val="0"/></w:num>';
  const item = (text: string, list = 1): string =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
  const lists = (xml: string): string[] => valuesOf(xml, /<w:numId w:val="(\d+)"/g);

  it('start again in every copy when something is before them', () => {
    const { xml, bytes } = fillRich(
      richDocx({ body: each(p('{{名}}の仕事'), item('甲'), item('乙')), numbering }),
      three,
    );
    expect(lists(xml)).to.deep.equal(['1', '1', '5', '5', '6', '6']);
    expect(partOf(bytes, 'word/numbering.xml')).to.contain(
      '<w:num w:numId="4"><w:abstractNumId w:val="0"/></w:num>' +
        '<w:num w:numId="5"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>' +
        '<w:lvlOverride w:ilvl="1"><w:startOverride w:val="3"/></w:lvlOverride></w:num><w:num w:numId="6">',
    );
  });

  it('continue when the items are what is repeated, and when the list has items outside', () => {
    const continued = [
      each(item('{{名}}')),
      each(item('{{名}}'), p('説明')),
      item('一') + each(p('{{名}}'), item('二')),
      table(row('{{#each 人}}{{名}}', `<w:tc>${item('番')}</w:tc>`, '{{/each}}')),
    ];
    for (const body of continued) {
      const { xml } = fillRich(richDocx({ body, numbering }), three);
      expect(new Set(lists(xml))).to.deep.equal(new Set(['1']));
    }
  });

  it('start again in the loop around them when the inner loop repeats the items', () => {
    const body = each(p('{{名}}') + p('{{#each 子}}') + item('{{this}}') + p('{{/each}}'));
    const data = {
      人: [
        { 名: 'a', 子: [1, 2] },
        { 名: 'b', 子: [] },
        { 名: 'c', 子: [3] },
      ],
    };
    expect(lists(fillRich(richDocx({ body, numbering }), data).xml)).to.deep.equal(['1', '1', '5']);
  });

  it('do not change the numbering when nothing restarts', () => {
    const source = richDocx({ body: each(item('{{名}}')), numbering });
    expect(partOf(fillRich(source, three).bytes, 'word/numbering.xml')).to.equal(partOf(source, 'word/numbering.xml'));
  });
});
