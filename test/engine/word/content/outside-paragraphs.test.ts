import { expect } from 'chai';
import {
  compileTemplate,
  readZip,
  renderTemplate,
  type RenderTemplateOptions,
} from '../../../../packages/engine/src/word/index.ts';
import type { Problem, TemplateData } from '../../../../packages/engine/src/index.ts';
import { changePackage, entryNames, relationship, relationships } from '../support/change-package.ts';
import { expectValid } from '../support/check-package.ts';
import { problemsOf } from '../support/fill.ts';
import { makePng, makeSvg } from '../support/images.ts';
import { makeDocx, p, run } from '../support/make-docx.ts';
import { partOf, textOf } from '../support/read-docx.ts';

const officeDocument = 'application/vnd.openxmlformats-officedocument';
const propertyTypes =
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  `<Override PartName="/docProps/app.xml" ContentType="${officeDocument}.extended-properties+xml"/>` +
  `<Override PartName="/docProps/custom.xml" ContentType="${officeDocument}.custom-properties+xml"/>`;

function withProperties(title: string, body = p('本文')): Uint8Array {
  return changePackage(
    makeDocx(body),
    {
      'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>総務部</dc:creator></cp:coreProperties>`,
      'docProps/app.xml':
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>{{会社名}}</Company></Properties>',
      'docProps/custom.xml':
        '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="番号"><vt:lpwstr>No.{{番号}}</vt:lpwstr></property></Properties>',
      '_rels/.rels': relationships(
        relationship('rId1', 'officeDocument', 'word/document.xml'),
        relationship('rId3', 'extended-properties', 'docProps/app.xml'),
        relationship('rId4', 'custom-properties', 'docProps/custom.xml'),
        '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>',
      ),
    },
    propertyTypes,
  );
}

interface Made {
  readonly bytes: Uint8Array;
  readonly xml: string;
  readonly problems: readonly Problem[];
}

function make(source: Uint8Array, data: TemplateData, options: RenderTemplateOptions = {}): Made {
  const { bytes, problems } = renderTemplate(compileTemplate(source, { file: '契約書.docx' }), data, options);
  expectValid(bytes, source);
  return { bytes, xml: partOf(bytes), problems };
}

describe('tags in document properties', () => {
  it('print values, escaped, and do not change the rest', () => {
    const source = withProperties('{{会社名}} &amp; {{件名}}');
    const { bytes } = make(source, { 会社名: 'A<B>', 件名: '契約\n書', 番号: 7 });
    expect(partOf(bytes, 'docProps/core.xml')).to.contain(
      '<dc:title>A&lt;B&gt; &amp; 契約\n書</dc:title><dc:creator>総務部',
    );
    expect(partOf(bytes, 'docProps/app.xml')).to.contain('<Company>A&lt;B&gt;</Company>');
    expect(partOf(bytes, 'docProps/custom.xml')).to.contain('<vt:lpwstr>No.7</vt:lpwstr>');
    expect(readZip(bytes).read('word/document.xml')).to.deep.equal(readZip(source).read('word/document.xml'));
  });

  it('are checked like all others, at their place', () => {
    const uses = compileTemplate(withProperties('{{件名}}')).uses;
    expect(uses.map(({ path }) => path[0])).to.have.members(['件名', '会社名', '番号']);
    const problems = problemsOf(() => make(withProperties('{{件名}}'), { 会社名: '', 番号: '' }));
    expect(problems.map(({ id, place }) => [id, place.part, place.slot, place.snippet])).to.deep.equal([
      ['word.name-missing', 'docProps/core.xml', 'dc:title', '{{件名}}'],
    ]);
    const kept = make(withProperties('\\{{x}}{{! 覚え }}{{件名}}'), { 会社名: '', 番号: '' }, { missing: 'keep' });
    expect(partOf(kept.bytes, 'docProps/core.xml')).to.contain('<dc:title>{{x}}{{件名}}</dc:title>');
  });

  it('cannot contain blocks or images', () => {
    const blocks = problemsOf(() => compileTemplate(withProperties('{{#if a}}x{{/if}}')));
    expect(blocks.map(({ id, place }) => [id, place.slot])).to.deep.equal([
      ['word.slot-block', 'dc:title'],
      ['word.slot-block', 'dc:title'],
    ]);
    const data = { a: makePng(), 会社名: '', 番号: '' };
    expect(problemsOf(() => make(withProperties('{{image a}}'), data)).map(({ id }) => id)).to.deep.equal([
      'word.content-place',
    ]);
    expect(problemsOf(() => compileTemplate(withProperties('{{a'))).map(({ id }) => id)).to.deep.equal([
      'word.tag-unclosed',
    ]);
  });
});

const namespaces =
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A run with a picture of 40 by 20 mm. */
function picture(descr: string, id = 7, inner = '', title = ''): string {
  const alt = descr.replaceAll('"', '&quot;');
  const extent = 'cx="1440000" cy="720000"';
  return `<w:r><w:drawing ${namespaces}><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${extent}/><wp:docPr id="${id}" name="図" descr="${alt}"${title}/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="図" descr="${alt}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill rotWithShape="1"><a:blip r:embed="rId9">${inner}</a:blip><a:srcRect l="9"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

const old = makePng({ gray: 9 });
const seal = makePng({ width: 100, height: 100, gray: 200 });

function withPictures(...paragraphs: string[]): Uint8Array {
  return changePackage(
    makeDocx(paragraphs.join('')),
    {
      'word/media/image1.png': old,
      'word/_rels/document.xml.rels': relationships(relationship('rId9', 'image', 'media/image1.png')),
    },
    '<Default Extension="png" ContentType="image/png"/>',
  );
}

describe('tags in alternative texts', () => {
  it('print values, in loops those of the repetition', () => {
    const source = withPictures(
      p(picture('{{会社名}}の"印"', 7, '', ' title="{{件名}}"')),
      p('{{#each 一覧}}'),
      `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" alt="{{this}}"/></w:pict></w:r></w:p>`,
      p('{{/each}}'),
    );
    const { xml } = make(source, { 会社名: '<\'>"', 件名: '一\n二', 一覧: ['い', 'ろ'] });
    expect(xml.match(/descr="&lt;&apos;&gt;&quot;の&quot;印&quot;"/g)).to.have.length(2);
    expect(xml).to.contain('title="一&#10;二"').and.to.contain('alt="い"').and.to.contain('alt="ろ"');
  });

  it('name the paragraph of their picture in problems, and cannot contain blocks', () => {
    const problems = problemsOf(() => compileTemplate(withPictures(p('一'), p(picture('{{#if a}}')))));
    expect(problems.map(({ id, place }) => [id, place.paragraph, place.slot])).to.deep.equal([
      ['word.slot-block', 2, 'descr'],
      ['word.slot-block', 2, 'descr'],
    ]);
  });

  it('keep their tag when missing values keep theirs', () => {
    const { xml } = make(
      withPictures(p(picture('{{a}} & {{b}}'.replace('&', '&amp;')))),
      { b: '値' },
      { missing: 'keep' },
    );
    expect(xml).to.contain('descr="{{a}} &amp; 値"');
  });
});

describe('a picture whose alternative text is an image tag', () => {
  it('shows the image in its frame, with its alternative text and effects', () => {
    const extension = '<a:extLst><a:ext uri="{28A0092B-C50C-407E-A947-70E740481C1C}"/></a:extLst>';
    const source = withPictures(p(run('印'), picture('{{image 印影}}', 7, `<a:grayscl/>${extension}`)));
    const { xml, bytes } = make(source, { 印影: { data: seal, alt: '社印' } });
    expect(xml).to.contain('descr="社印"').and.not.to.contain('{{');
    expect(xml).to.contain('<wp:extent cx="1440000" cy="720000"/>');
    expect(xml.replace(/ xmlns:\w+="[^"]*"/g, '')).to.contain(
      '<pic:blipFill rotWithShape="1"><a:blip r:embed="shorui1"><a:grayscl/></a:blip><a:srcRect l="-50000" t="0" r="-50000" b="0"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>',
    );
    expect(readZip(bytes).read('word/media/shorui1.png')).to.deep.equal(seal);
    expect(readZip(bytes).read('word/media/image1.png')).to.deep.equal(old);
  });

  it('fills or covers the frame by the option of the tag', () => {
    const filled = (fit: string): string => make(withPictures(p(picture(`{{image a fit="${fit}"}}`))), { a: seal }).xml;
    expect(filled('cover')).to.match(/<a:srcRect [^>]*l="0" t="25000" r="0" b="25000"\/>/);
    expect(filled('fill')).not.to.contain('srcRect');
  });

  it('may be repeated, with another image each time', () => {
    const source = withPictures(p('{{#each 写真帳}}'), p(run('{{名}}'), picture('{{image 写真}}')), p('{{/each}}'));
    const bytes = renderTemplate(compileTemplate(source), {
      写真帳: [
        { 名: 'い', 写真: seal },
        { 名: 'ろ', 写真: makePng() },
      ],
    }).bytes;
    expect(textOf(bytes)).to.equal('い\nろ');
    expect(entryNames(bytes).filter((name) => name.includes('shorui'))).to.have.length(2);
    expect(partOf(bytes)).to.match(/r:embed="shorui1".*r:embed="shorui2"/);
  });

  it('is removed without a value, and unchanged when tags are kept', () => {
    const source = withPictures(p('前', picture('{{image a}}'), '後'));
    expect(make(source, { a: null }).xml).not.to.contain('drawing');
    expect(make(source, {}, { missing: 'blank' }).xml).not.to.contain('drawing');
    const kept = make(source, {}, { missing: 'keep' });
    expect(kept.xml).to.contain('r:embed="rId9"').and.to.contain('descr="{{image a}}"');
    expect(problemsOf(() => make(source, {})).map(({ id, place }) => [id, place.slot])).to.deep.equal([
      ['word.name-missing', 'descr'],
    ]);
  });

  it('reports a tag that gives a size, and one on more than a single picture', () => {
    const sized = compileTemplate(withPictures(p(picture('{{image a width=20}}'))));
    expect(sized.problems.map(({ id, severity }) => [id, severity])).to.deep.equal([['word.image-frame', 'warning']]);
    const shape = `<w:p><w:r><w:drawing ${namespaces}><wp:inline><wp:extent cx="9" cy="9"/><wp:docPr id="1" name="図形" descr="{{image a}}"/><a:graphic><a:graphicData uri="x"/></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const vml = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" alt="{{image a}}"/></w:pict></w:r></w:p>`;
    for (const body of [shape, vml])
      expect(problemsOf(() => compileTemplate(makeDocx(body))).map(({ id }) => id)).to.deep.equal([
        'word.image-placeholder',
      ]);
  });

  it('shows an SVG with its fallback', () => {
    const { xml } = make(withPictures(p(picture('{{image a}}'))), { a: { data: makeSvg(), fallback: seal } });
    expect(xml).to.contain('svgBlip').and.to.contain('r:embed="shorui2"');
  });
});
