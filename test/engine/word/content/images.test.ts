import { expect } from 'chai';
import { compileTemplate, readZip, renderTemplate } from '../../../../packages/engine/src/word/index.ts';
import { DisplayValue } from '../../../../packages/engine/src/entries/word.ts';
import type { TemplateData } from '../../../../packages/engine/src/index.ts';
import { changePackage, entryNames, relationship, relationships } from '../support/change-package.ts';
import { makeGif, makeJpeg, makePng, makeSvg, toBase64 } from '../support/images.ts';
import { cell, makeDocx, p, row, run, table } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';
import { body, make, media, page, seal, sizes } from './make-images.ts';

describe('images in the text', () => {
  it('come from bytes, base64, data addresses, objects, choices and named images', () => {
    const jpeg = makeJpeg(96, 96, 96);
    const data: TemplateData = {
      a: seal,
      b: toBase64(seal),
      c: `data:image/png;base64,${toBase64(makeGif(96, 96))}`,
      d: { src: 'files/logo.jpg', alt: '会社のロゴ' },
      e: { data: jpeg },
      f: new DisplayValue('印影', toBase64(seal)),
    };
    const tags = ['a', 'b', 'c', 'd', 'e', 'f', '"files/logo.jpg"'].map((name) => `{{image ${name}}}`).join('');
    const made = make(body(tags), data, { images: new Map([['files/logo.jpg', jpeg]]) });
    expect(media(made.bytes)).to.deep.equal([
      'word/media/shorui1.png',
      'word/media/shorui2.gif',
      'word/media/shorui3.jpeg',
    ]);
    expect(sizes(made)).to.have.length(7);
    expect(made.xml).to.contain('descr="会社のロゴ"');
    expect(readZip(made.bytes).read('word/media/shorui1.png')).to.deep.equal(seal);
  });

  it('have the size of the tag in mm, keep their aspect ratio for one side, and else have their own size', () => {
    const tags = [
      '{{image a}}',
      '{{image a width=20}}',
      '{{image a height="20mm"}}',
      '{{image a width=20 height=20}}',
      '{{image a width=20 height=20 fit="cover"}}',
      '{{image a width=20 height=20 fit="fill"}}',
      '{{image b}}',
      '{{image b width="３"}}',
    ];
    const made = make(body(tags.join('')), { a: seal, b: { data: seal, width: 10, height: '2cm' } });
    expect(sizes(made)).to.deep.equal([
      [25.4, 12.7],
      [20, 10],
      [40, 20],
      [20, 10],
      [20, 20],
      [20, 20],
      [10, 5],
      [3, 1.5],
    ]);
    expect(made.xml.match(/<a:srcRect[^>]*>/g)?.map((each) => each.replace(/ xmlns:a="[^"]*"/, ''))).to.deep.equal([
      '<a:srcRect l="25000" t="0" r="25000" b="0"/>',
    ]);
  });

  it('are reduced to the text area of their section, which is reported', () => {
    const wide = make(body('{{image a width=500}}'), { a: seal });
    expect(sizes(wide)).to.deep.equal([[159.2, 79.6]]);
    expect(wide.problems.map(({ id, severity, params }) => [id, severity, params.width])).to.deep.equal([
      ['word.image-limited', 'info', 159],
    ]);
    const columns = makeDocx(
      p('{{image a height=900}}') + page.replace('</w:sectPr>', '<w:cols w:num="2" w:space="720"/></w:sectPr>'),
    );
    expect(sizes(make(columns, { a: seal }))).to.deep.equal([[73.3, 36.6]]);
  });

  it('of their own size are no wider than their cell', () => {
    const made = make(makeDocx(table(row(cell('{{image a}}'), cell('{{image b}}'))) + p('') + page), {
      a: makePng({ width: 960, height: 480 }),
      b: makePng({ width: 9, height: 9, dpi: 96 }),
    });
    expect(sizes(made).map(([width]) => width)).to.deep.equal([31.5, 2.4]);
  });

  it('are placed between the text with its formatting, in cells, loops and links', () => {
    const source = makeDocx(
      p(run('前{{image a}}後{{b}}', '<w:b/>')) +
        table(row(cell('{{#each 品}}{{名}}'), cell('{{image 写真 width=5}}{{/each}}'))) +
        `<w:p><w:hyperlink w:anchor="x">${run('{{image a}}')}</w:hyperlink></w:p>` +
        page,
    );
    const made = make(source, {
      a: seal,
      b: '値',
      品: [
        { 名: 'い', 写真: seal },
        { 名: 'ろ', 写真: makeGif(9, 9) },
      ],
    });
    expect(textOf(made.bytes)).to.equal('前後値\nい | \nろ | \n');
    expect(made.xml).to.match(
      /<w:r><w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">前<\/w:t><w:drawing>.*?<\/w:drawing><w:t xml:space="preserve">後値<\/w:t><\/w:r>/,
    );
    expect(media(made.bytes)).to.have.length(2);
  });

  it('become one media part however often they are shown, each picture with a unique id', () => {
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      写真: index % 2 === 0 ? seal : { data: seal.slice() },
    }));
    const drawing =
      '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="9" cy="9"/><wp:docPr id="41" name="図"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="x"/></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    const source = makeDocx(drawing + p('{{#each 写真帳}}{{image 写真 width=1}}{{/each}}') + page);
    const made = make(source, { 写真帳: items });
    expect(media(made.bytes)).to.deep.equal(['word/media/shorui1.png']);
    const ids = Array.from(made.xml.matchAll(/<wp:docPr id="(\d+)"/g), (match) => Number(match[1]));
    expect(ids).to.have.length(1_001);
    expect(new Set(ids).size).to.equal(1_001);
    expect(Math.min(...ids)).to.equal(41);
    expect(partOf(made.bytes, 'word/_rels/document.xml.rels').match(/<Relationship /g)).to.have.length(1);
  });

  it('in headers and footers belong to the relationships of that part, and fit the section that shows it', () => {
    const source = changePackage(
      makeDocx(
        p('本文') +
          page.replace(
            '<w:pgSz',
            '<w:headerReference xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" w:type="default" r:id="rId7"/><w:pgSz',
          ),
        {
          'header1.xml': p('{{image a width=300}}'),
          'footer1.xml': p('{{image a width=3}}'),
        },
      ),
      { 'word/_rels/document.xml.rels': relationships(relationship('rId7', 'header', 'header1.xml')) },
    );
    const made = make(source, { a: seal });
    expect(partOf(made.bytes, 'word/_rels/header1.xml.rels')).to.contain('Target="media/shorui1.png"');
    expect(partOf(made.bytes, 'word/_rels/footer1.xml.rels')).to.contain('Target="media/shorui1.png"');
    expect(partOf(made.bytes, 'word/_rels/document.xml.rels')).not.to.contain('shorui');
    expect(sizes({ ...made, xml: partOf(made.bytes, 'word/header1.xml') })).to.deep.equal([[159.2, 79.6]]);
  });

  it('do not change other parts, avoid names in use, and add only missing content types', () => {
    const source = changePackage(
      body('{{image a}}{{image b}}'),
      {
        'word/media/Shorui1.PNG': seal,
        'word/_rels/document.xml.rels': relationships(relationship('shorui1', 'image', 'media/Shorui1.PNG')),
        'word/theme/theme1.xml': '<a/>',
      },
      '<Default Extension="PNG" ContentType="image/png"/><Default Extension="gif" ContentType="image/other"/>',
    );
    const made = make(source, { a: makePng({ gray: 1 }), b: makeGif(3, 3) });
    expect(media(made.bytes)).to.deep.equal([
      'word/media/Shorui1.PNG',
      'word/media/shorui2.png',
      'word/media/shorui3.gif',
    ]);
    const types = partOf(made.bytes, '[Content_Types].xml');
    expect(types.match(/image\/png/g)).to.have.length(1);
    expect(types).to.contain('<Override PartName="/word/media/shorui3.gif" ContentType="image/gif"/>');
    expect(partOf(made.bytes, 'word/_rels/document.xml.rels')).to.match(/Id="shorui1".*Id="shorui2".*Id="shorui3"/);
    const [before, after] = [readZip(source), readZip(made.bytes)];
    for (const name of ['_rels/.rels', 'word/theme/theme1.xml', 'word/media/Shorui1.PNG'])
      expect(after.read(name), name).to.deep.equal(before.read(name));
    const plain = make(body('{{a}}'), { a: 'い' });
    expect(entryNames(plain.bytes)).to.deep.equal(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  });

  it('give the same bytes each time', () => {
    const template = compileTemplate(body('{{#each 品}}{{image 写真}}{{/each}}'));
    const data = (): TemplateData => ({ 品: [makePng({ gray: 1 }), makePng({ gray: 2 })].map((写真) => ({ 写真 })) });
    expect(renderTemplate(template, data()).bytes).to.deep.equal(renderTemplate(template, data()).bytes);
  });

  it('as SVG include a fallback picture: the given one, or an empty one with a warning', () => {
    const given = make(body('{{image a}}'), { a: { data: makeSvg(), fallback: seal } });
    expect(media(given.bytes)).to.deep.equal(['word/media/shorui1.png', 'word/media/shorui2.svg']);
    expect(given.xml).to.contain('asvg:svgBlip').and.to.contain('r:embed="shorui1"');
    expect(given.problems).to.deep.equal([]);
    const text = `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(makeSvg()))}`;
    const bare = make(body('{{image a}}'), { a: text });
    expect(bare.problems.map(({ id, severity }) => [id, severity])).to.deep.equal([
      ['word.image-svg-fallback', 'info'],
    ]);
    expect(sizes(bare)).to.deep.equal([[20, 10]]);
  });

  it('work in strict documents and in parts without a prefix', () => {
    const strict = changePackage(body('{{image a}}'), {
      'word/document.xml': `<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body>${p('{{image a}}')}</w:body></w:document>`,
    });
    const made = renderTemplate(compileTemplate(strict), { a: seal }).bytes;
    expect(partOf(made)).to.contain('http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing');
    expect(partOf(made, 'word/_rels/document.xml.rels')).to.contain(
      'http://purl.oclc.org/ooxml/officeDocument/relationships/image',
    );
    const bare = changePackage(body('x'), {
      'word/document.xml':
        '<document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><body><p><r><rPr><b/></rPr><t>前{{image a}}{{richtext b}}{{pagebreak}}後</t></r></p></body></document>',
    });
    const xml = partOf(renderTemplate(compileTemplate(bare), { a: seal, b: '<i>い</i>' }).bytes);
    expect(xml)
      .to.contain('</t><w:drawing xmlns:w=')
      .and.to.contain('<w:i/>')
      .and.to.contain('w:type="page"/><t xml:space="preserve">後</t></r>');
  });
});
