import { expect } from 'chai';
import { makePng } from '../../word/support/images.ts';
import { ids, paragraph, paragraphOf, readLine, readMade, shown, textOf, type ExtraPart } from './support/word-file.ts';

const png: ExtraPart = { name: 'media/image1.png', kind: 'image', content: makePng() };
const pict = (inner: string): string => `<w:r><w:pict>${inner}</w:pict></w:r>`;

describe('reading VML drawings', () => {
  it('reads a text box with its position, formatting and text', () => {
    const { floats } = readLine(
      pict(
        '<v:shapetype id="_x0000_t202"/><v:shape type="#_x0000_t202" fillcolor="#ff0" strokecolor="red" strokeweight="2pt" ' +
          'style="position:absolute;margin-left:36pt;margin-top:1in;width:200pt;height:3cm;z-index:5;mso-position-horizontal-relative:page">' +
          `<v:textbox inset="1mm,0,,2pt" style="layout-flow:vertical-ideographic"><w:txbxContent>${paragraph('中')}</w:txbxContent></v:textbox><w10:wrap type="square"/></v:shape>`,
      ),
    );
    const [found] = floats;
    expect(found).to.deep.include({
      width: 200,
      horizontal: { from: 'page', offset: 36 },
      vertical: { from: 'paragraph', offset: 72 },
      wrap: 'square',
      order: 5,
      behindText: false,
    });
    expect(found?.height).to.be.closeTo(85.04, 0.01);
    const box = found?.content.kind === 'textBox' ? found.content : undefined;
    expect(box).to.deep.include({
      shape: 'rectangle',
      fill: 'ffff00',
      outline: { pattern: 'single', width: 2, color: 'ff0000', space: 0 },
      direction: 'vertical',
    });
    expect(box?.insets.left).to.be.closeTo(2.83, 0.01);
    expect([box?.insets.top, box?.insets.right, box?.insets.bottom]).to.deep.equal([0, 7.2, 2]);
    expect(textOf(box?.blocks ?? [])).to.equal('中');
  });

  it('reads inline pictures, also those of objects', () => {
    const shape =
      '<v:shape type="#_x0000_t75" style="width:100pt;height:50pt" alt="説明"><v:imagedata r:id="rId1" croptop="6554f"/></v:shape>';
    const { content } = readLine(pict(shape) + `<w:r><w:object>${shape}<o:OLEObject/></w:object></w:r>`, [png]);
    expect(shown(content)).to.equal('[picture][picture]');
    const [found] = content;
    expect(found?.kind === 'picture' && found.picture).to.deep.include({ width: 100, height: 50, description: '説明' });
    expect(found?.kind === 'picture' && found.picture.crop?.top).to.be.closeTo(0.1, 0.001);
  });

  it('reads rectangles, ellipses and lines, with or without outline and fill', () => {
    const { floats } = readLine(
      pict('<v:rect style="position:absolute;width:10pt;height:10pt" filled="f" stroked="f"/>') +
        pict('<v:oval style="position:absolute;width:10pt;height:10pt"/>') +
        pict('<v:line style="position:absolute" from="10pt,30pt" to="40pt,20pt"/>'),
    );
    const [rectangle, oval, line] = floats.map(({ content }) => (content.kind === 'textBox' ? content : undefined));
    expect([rectangle?.fill, rectangle?.outline]).to.deep.equal([undefined, undefined]);
    expect(oval).to.deep.include({ shape: 'ellipse', fill: 'ffffff' });
    expect(line).to.deep.include({ shape: 'line', flippedDown: true });
    expect(floats[2]).to.deep.include({
      width: 30,
      height: 10,
      horizontal: { from: 'column', offset: 10 },
      vertical: { from: 'paragraph', offset: 20 },
    });
  });

  it('places the members of a group', () => {
    const { floats } = readLine(
      pict(
        '<v:group style="position:absolute;margin-left:10pt;margin-top:20pt;width:100pt;height:50pt" coordorigin="1000,0" coordsize="2000,1000">' +
          '<v:rect style="position:absolute;left:2000;top:500;width:1000;height:500"/></v:group>',
      ),
    );
    expect(floats[0]).to.deep.include({
      width: 50,
      height: 25,
      horizontal: { from: 'column', offset: 60 },
      vertical: { from: 'paragraph', offset: 45 },
    });
  });

  it('is read only where DrawingML does not replace it', () => {
    const old = pict('<v:rect style="position:absolute;width:10pt;height:10pt"/>').replace(/<\/?w:r>/g, '');
    const { floats } = readLine(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>` +
        `<w:r><mc:AlternateContent><mc:Choice Requires="zzz"/><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`,
    );
    expect(floats).to.have.length(1);
  });

  it('reports bent WordArt and objects without a picture', () => {
    const document = readMade({
      body:
        `<w:p>${pict('<v:shape type="#_x0000_t144" style="position:absolute;width:10pt;height:10pt"><v:textpath string="社外秘"/></v:shape>')}</w:p>` +
        '<w:p><w:r><w:object><o:OLEObject/></w:object></w:r></w:p>',
    });
    expect(document.problems.map(({ id, params }) => [id, params])).to.deep.equal([
      ['convert.word-art', { text: '社外秘' }],
      ['convert.object', {}],
    ]);
    expect(ids(document)).to.have.length(2);
    expect(paragraphOf(document.sections[0]?.blocks[0]).floats).to.have.length(1);
  });
});
