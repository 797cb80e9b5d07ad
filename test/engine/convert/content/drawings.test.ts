import { expect } from 'chai';
import type { Floating, TextBox } from '../../../../packages/engine/src/convert/model/index.ts';
import { makeGif, makeJpeg, makePng } from '../../word/support/images.ts';
import {
  ids,
  paragraph,
  paragraphOf,
  readLine,
  readMade,
  run,
  shown,
  textOf,
  type ExtraPart,
} from './support/word-file.ts';

const png: ExtraPart = { name: 'media/image1.png', kind: 'image', content: makePng() };
const point = 12_700;

const graphic = (inner: string): string => `<a:graphic><a:graphicData uri="x">${inner}</a:graphicData></a:graphic>`;
const extent = (width: number, height: number): string =>
  `<wp:extent cx="${width * point}" cy="${height * point}"/><wp:docPr id="1" name="図" descr="説明"/>`;
const inline = (inner: string, width = 100, height = 50): string =>
  `<w:r><w:drawing><wp:inline>${extent(width, height)}${graphic(inner)}</wp:inline></w:drawing></w:r>`;
const column = `<wp:positionH relativeFrom="column"><wp:posOffset>${10 * point}</wp:posOffset></wp:positionH>`;
const line = `<wp:positionV relativeFrom="paragraph"><wp:posOffset>${20 * point}</wp:posOffset></wp:positionV>`;
const anchor = (inner: string, places = column + line, wrap = '<wp:wrapNone/>', attributes = ''): string =>
  `<w:r><w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" relativeHeight="7"${attributes}>${places}${extent(100, 50)}${wrap}${graphic(inner)}</wp:anchor></w:drawing></w:r>`;
const picture = (fill = '', properties = ''): string =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="図"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1"/>${fill}</pic:blipFill><pic:spPr>${properties}</pic:spPr></pic:pic>`;
const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const box = (content: string): string => `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`;
const shape = (kind: string, properties = '', rest = '<wps:bodyPr/>'): string =>
  `<wps:wsp><wps:spPr><a:prstGeom prst="${kind}"/>${properties}</wps:spPr>${rest}</wps:wsp>`;

const floatOf = (content: string, parts: readonly ExtraPart[] = [png]): Floating => {
  const [found] = readLine(content, parts).floats;
  if (!found) throw new Error('nothing floats');
  return found;
};
const boxOf = ({ content }: Floating): TextBox => {
  if (content.kind !== 'textBox') throw new Error('no text box');
  return content;
};

describe('reading drawings', () => {
  it('reads an inline picture with its size, crop, rotation and description', () => {
    const content = inline(
      picture('<a:srcRect l="10000" b="25000"/>', '<a:xfrm rot="5400000"><a:ext cx="1" cy="1"/></a:xfrm>'),
    );
    const [found] = readLine(content, [png]).content;
    expect(found?.kind === 'picture' && found.picture).to.deep.include({
      part: 'word/media/image1.png',
      width: 100,
      height: 50,
      rotation: 90,
      crop: { left: 0.1, top: 0, right: 0, bottom: 0.25 },
      description: '説明',
    });
  });

  it('reads JPEG too, and shares the bytes of pictures of one part', () => {
    const jpeg: ExtraPart = { name: 'media/a.jpg', kind: 'image', content: makeJpeg(4, 2) };
    const { content } = readLine(inline(picture()) + inline(picture()), [jpeg]);
    const bytes = content.map((each) => each.kind === 'picture' && each.picture.bytes);
    expect(bytes[0]).to.equal(bytes[1]);
    expect(bytes[0]).to.have.length(makeJpeg(4, 2).length);
  });

  it('keeps the space of pictures that cannot be shown, and reports why', () => {
    const reported = (part: ExtraPart): unknown => {
      const document = readMade({ body: `<w:p>${inline(picture())}</w:p>`, parts: [part] });
      const [found] = paragraphOf(document.sections[0]?.blocks[0]).content;
      expect(found?.kind === 'picture' && [found.picture.width, found.picture.part]).to.deep.equal([100, 'blank']);
      return document.problems.map(({ id, params }) => [id, params]);
    };
    const part = (name: string, content: Uint8Array): ExtraPart => ({ name, kind: 'image', content });
    expect(reported(part('a.gif', makeGif(60_000, 60_000)))).to.deep.equal([
      ['convert.picture-pixels', { width: 60_000, height: 60_000, limit: 16_000_000 }],
    ]);
    expect(reported(part('a.gif', makeGif(2, 2).subarray(0, 20)))).to.deep.equal([
      ['convert.picture-broken', { name: 'word/a.gif' }],
    ]);
    expect(reported(part('a.bmp', new Uint8Array([0x42, 0x4d, 0])))).to.deep.equal([
      ['convert.picture-kind', { kind: 'BMP' }],
    ]);
    expect(reported(part('a.emf', new Uint8Array([1, 0, 0, 0, 9])))).to.deep.equal([
      ['convert.picture-kind', { kind: 'EMF' }],
    ]);
    expect(reported(part('a.png', makePng().subarray(0, 40)))).to.deep.equal([
      ['convert.picture-broken', { name: 'word/a.png' }],
    ]);
    expect(reported(part('a.png', makePng({ width: 50_000, height: 50_000, rows: 1 })))).to.deep.equal([
      ['convert.picture-pixels', { width: 50_000, height: 50_000, limit: 200_000_000 }],
    ]);
  });

  it('reports pictures outside of the document', () => {
    const outside = [{ id: 'rId1', kind: 'image', target: 'https://example.jp/a.png' }];
    const document = readMade({ body: `<w:p>${inline(picture())}</w:p>`, outside });
    expect(document.problems[0]).to.deep.include({
      id: 'convert.picture-linked',
      params: { name: 'https://example.jp/a.png' },
    });
  });

  it('reads on which sides text wraps', () => {
    const wrap = (sides: string): Floating =>
      floatOf(anchor(picture(), undefined, `<wp:wrapSquare wrapText="${sides}"/>`));
    expect([wrap('bothSides').sides, wrap('left').sides]).to.deep.equal([undefined, 'left']);
  });

  it('reports text that wraps around an outline other than the box', () => {
    const point = (x: number, y: number): string => `<wp:lineTo x="${x}" y="${y}"/>`;
    const outlined = (...points: readonly string[]): readonly string[] => {
      const wrap = `<wp:wrapTight><wp:wrapPolygon><wp:start x="0" y="0"/>${points.join('')}</wp:wrapPolygon></wp:wrapTight>`;
      return ids(readMade({ body: `<w:p>${anchor(picture(), undefined, wrap)}</w:p>`, parts: [png] }));
    };
    expect(outlined(point(0, 21_480), point(21_497, 21_480), point(21_497, 0), point(0, 0))).to.deep.equal([]);
    expect(outlined(point(10_800, 21_600), point(21_600, 0))).to.deep.equal(['convert.wrap-outline']);
  });

  it('reads the position of an anchored picture and its wrapping', () => {
    const found = floatOf(anchor(picture(), column + line, '<wp:wrapTight/>', ' behindDoc="1"'));
    expect(found).to.deep.include({
      width: 100,
      height: 50,
      horizontal: { from: 'column', offset: 10 },
      vertical: { from: 'paragraph', offset: 20 },
      wrap: 'square',
      behindText: false,
      order: 7,
      distance: { top: 0, bottom: 0, left: 9, right: 9 },
    });
    expect(floatOf(anchor(picture(), undefined, undefined, ' behindDoc="1"')).behindText).to.equal(true);
  });

  it('reads alignment, and positions relative to the page size', () => {
    const places =
      '<wp:positionH relativeFrom="margin"><wp:align>center</wp:align></wp:positionH>' +
      '<mc:AlternateContent><mc:Choice Requires="wp14"><wp:positionV relativeFrom="page"><wp14:pctPosVOffset>50000</wp14:pctPosVOffset></wp:positionV></mc:Choice>' +
      '<mc:Fallback><wp:positionV relativeFrom="page"><wp:posOffset>1</wp:posOffset></wp:positionV></mc:Fallback></mc:AlternateContent>';
    const { horizontal, vertical } = floatOf(anchor(picture(), places));
    expect(horizontal).to.deep.equal({ from: 'margin', align: 'center' });
    expect(vertical.offset).to.be.closeTo(792 / 2, 0.1);
  });

  it('follows the link of a picture', () => {
    const outside = [{ id: 'out', kind: 'hyperlink', target: 'https://example.jp/' }];
    const linked = anchor(picture()).replace('descr="説明"/>', '><a:hlinkClick r:id="out"/></wp:docPr>');
    expect(readLine(linked, [png], outside).floats[0]?.link).to.equal('https://example.jp/');
  });

  it('reads text boxes with their formatting and text', () => {
    const body = '<wps:bodyPr lIns="0" tIns="12700" anchor="ctr" vert="eaVert"><a:spAutoFit/></wps:bodyPr>';
    const content = shape(
      'roundRect',
      `${solid('FFFF00')}<a:ln w="25400">${solid('0000ff')}<a:prstDash val="dash"/></a:ln>`,
      box(paragraph('中')) + body,
    );
    expect(boxOf(floatOf(anchor(content)))).to.deep.include({
      preset: { name: 'roundRect', adjustments: new Map() },
      fill: 'ffff00',
      outline: { pattern: 'dashed', width: 2, color: '0000ff', space: 0 },
      insets: { left: 0, right: 7.2, top: 1, bottom: 3.6 },
      align: 'center',
      direction: 'vertical',
      growsWithText: true,
    });
    expect(textOf(boxOf(floatOf(anchor(content))).blocks)).to.equal('中');
  });

  it('takes colors of shapes from the theme and the style', () => {
    const theme: ExtraPart = {
      name: 'theme/theme1.xml',
      kind: 'theme',
      content:
        '<a:themeElements><a:clrScheme name="x"><a:accent1><a:srgbClr val="4472C4"/></a:accent1></a:clrScheme></a:themeElements>',
    };
    const style =
      '<wps:style><a:lnRef idx="2"><a:schemeClr val="accent1"><a:shade val="50000"/></a:schemeClr></a:lnRef><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></wps:style>';
    const found = boxOf(floatOf(anchor(shape('rect', '', `${style}<wps:bodyPr/>`)), [theme]));
    expect(found.fill).to.equal('4472c4');
    expect(found.outline).to.deep.include({ width: 1, color: '223962' });
    const plain = boxOf(
      floatOf(anchor(shape('rect', '<a:noFill/><a:ln><a:noFill/></a:ln>', `${style}<wps:bodyPr/>`)), [theme]),
    );
    expect([plain.fill, plain.outline]).to.deep.equal([undefined, undefined]);
  });

  it('reads lines; shapes without a formula keep their text and are reported', () => {
    const arrow = anchor(
      shape(
        'straightConnector1',
        `<a:xfrm flipV="1"><a:ext cx="1" cy="1"/></a:xfrm><a:ln w="9525">${solid('000000')}</a:ln>`,
      ),
    );
    const star = anchor(shape('unheardOf', solid('ff0000'), `${box(paragraph('星'))}<wps:bodyPr/>`));
    const document = readMade({ body: `<w:p>${arrow}${star}</w:p>` });
    const [first, second] = paragraphOf(document.sections[0]?.blocks[0]).floats;
    expect(first && boxOf(first)).to.deep.include({ shape: 'line', flippedDown: true });
    expect(second && [boxOf(second).fill, textOf(boxOf(second).blocks)]).to.deep.equal([undefined, '星']);
    expect(ids(document)).to.deep.equal(['convert.shape']);
  });

  it('reads shapes with formulas and adjustments, mirrored and rotated', () => {
    const place = '<a:xfrm rot="2700000" flipH="1"><a:ext cx="1" cy="1"/></a:xfrm>';
    const geometry =
      '<a:prstGeom prst="rightArrow"><a:avLst><a:gd name="adj1" fmla="val 30000"/><a:gd name="adj2" fmla="*/ 1 2 3"/></a:avLst></a:prstGeom>';
    const drawn = `<wps:wsp><wps:spPr>${place}${geometry}${solid('ff0000')}</wps:spPr><wps:bodyPr upright="1"/></wps:wsp>`;
    const document = readMade({ body: `<w:p>${anchor(drawn)}</w:p>` });
    const [found] = paragraphOf(document.sections[0]?.blocks[0]).floats;
    expect(found && boxOf(found)).to.deep.include({
      preset: { name: 'rightArrow', adjustments: new Map([[1, 30_000]]) },
      fill: 'ff0000',
      flippedAcross: true,
      rotation: 45,
      keepsUpright: true,
    });
    expect(ids(document)).to.deep.equal([]);
  });

  it('places the members of groups, also of groups in groups', () => {
    const at = (x: number, y: number, width: number, height: number, inner = ''): string =>
      `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>${inner}</a:xfrm>`;
    const own = (x: number, y: number, width: number, height: number): string =>
      `<a:chOff x="${x}" y="${y}"/><a:chExt cx="${width}" cy="${height}"/>`;
    const member = (place: string): string =>
      `<wps:wsp><wps:spPr>${place}<a:prstGeom prst="rect"/></wps:spPr><wps:bodyPr/></wps:wsp>`;
    const group =
      `<wpg:wgp><wpg:grpSpPr>${at(0, 0, 1000, 500, own(100, 100, 1000, 500))}</wpg:grpSpPr>${member(at(100, 100, 500, 250))}` +
      `<wpg:grpSp><wpg:grpSpPr>${at(600, 350, 500, 250, own(0, 0, 50, 25))}</wpg:grpSpPr>${member(at(25, 0, 25, 25))}</wpg:grpSp></wpg:wgp>`;
    const { floats } = readLine(anchor(group));
    const places = floats.map(({ horizontal, vertical, width, height }) => [
      horizontal.offset,
      vertical.offset,
      width,
      height,
    ]);
    expect(places.map((each) => each.map((value) => Math.round((value ?? 0) * 100) / 100))).to.deep.equal([
      [10, 20, 50, 25],
      [85, 45, 25, 25],
    ]);
  });

  it('replaces inline shapes by a blank of their size', () => {
    const found = readLine(inline(shape('rect', `<a:ln>${solid('000000')}</a:ln>`)), []);
    expect(shown(found.content)).to.equal('[picture]');
    expect(found.floats[0]).to.deep.include({ width: 100, wrap: 'none', vertical: { from: 'line', offset: 0 } });
  });

  it('reports charts, diagrams and other drawings, and keeps their space', () => {
    const document = readMade({
      body: [inline('<c:chart r:id="x"/>'), inline('<dgm:relIds/>'), inline('<w14:contentPart/>'), inline('<x/>')]
        .map((each) => `<w:p>${each}</w:p>`)
        .join(''),
    });
    expect(ids(document)).to.deep.equal(['convert.chart', 'convert.diagram', 'convert.ink', 'convert.drawing']);
    expect(document.problems.map(({ place }) => place.paragraph)).to.deep.equal([1, 2, 3, 4]);
    expect(document.sections[0]?.blocks.map((block) => shown(paragraphOf(block).content))).to.deep.equal(
      Array.from({ length: 4 }, () => '[picture]'),
    );
  });

  it('reads the choice of alternate content that it supports, and else the fallback', () => {
    const alternate = (needs: string): string =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="${needs}"><w:t>新</w:t></mc:Choice><mc:Fallback><w:t>旧</w:t></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(shown(readLine(alternate('wps') + alternate('am3d') + alternate('wps am3d')).content)).to.equal('新旧旧');
  });

  it('stops at text boxes that are nested without end, and reports it', () => {
    const deep = (left: number): string =>
      left === 0 ? paragraph('底') : `<w:p>${anchor(shape('rect', '', `${box(deep(left - 1))}<wps:bodyPr/>`))}</w:p>`;
    expect(ids(readMade({ body: deep(40) }))).to.deep.equal(['convert.too-deep']);
  });

  it('reads fields of a text box apart from those around it', () => {
    const inner = box(`<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r>${run('中')}</w:p>`);
    const content = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>QUOTE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${anchor(shape('rect', '', `${inner}<wps:bodyPr/>`))}${run('外')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const found = readLine(content);
    expect(shown(found.content)).to.equal('外');
    expect(textOf(boxOf(found.floats[0] as Floating).blocks)).to.equal('中');
  });
});
