import { expect } from 'chai';
import { changePackage, relationship, relationships } from './support/change-package.ts';
import { makePng } from './support/images.ts';
import { p, run } from './support/make-docx.ts';
import { fillRich, richDocx, valuesOf } from './support/rich-docx.ts';

const three = { 人: [{ 名: '山田' }, { 名: '佐藤' }, { 名: '鈴木' }] };

/** A document with these blocks in a loop, and an image and a linked workbook that they may refer to. */
function withLoop(...blocks: string[]): Uint8Array {
  return changePackage(
    richDocx({ body: p('{{#each 人}}') + blocks.join('') + p('{{/each}}') }),
    {
      'word/_rels/document.xml.rels': relationships(
        relationship('image', 'image', 'media/image1.png'),
        relationship('linked', 'oleObject', 'file:///book.xlsx').replace('/>', ' TargetMode="External"/>'),
      ),
      'word/media/image1.png': makePng(),
    },
    '<Default Extension="png" ContentType="image/png"/>',
  );
}

const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

describe('VML pictures in a loop', () => {
  it('keep their relationships while the ids of their shapes change', () => {
    const pict =
      `<w:r><w:pict><v:shapetype id="_x0000_t75"/><v:shape id="図1" o:spid="_x0000_i1025" type="#_x0000_t75">` +
      `<v:fill r:id="image" o:relid="image" type="tile"/><v:imagedata r:id="image" o:title="印"/></v:shape></w:pict></w:r>`;
    const { xml } = fillRich(withLoop(p(run('{{名}}'), pict)), three);
    expect(valuesOf(xml, / r:id="(.*?)"/g)).to.deep.equal(Array.from({ length: 6 }, () => 'image'));
    expect(new Set(valuesOf(xml, /<v:shape id="(.*?)"/g))).to.have.length(3);
    expect(new Set(valuesOf(xml, /o:spid="(.*?)"/g))).to.have.length(3);
  });

  it('as previews of linked objects keep the relationships of both, and objects refer to their shapes', () => {
    const object =
      `<w:r><w:object><v:shape id="図2"><v:imagedata r:id="image"/></v:shape>` +
      `<o:OLEObject Type="Link" ProgID="Excel.Sheet.12" ShapeID="図2" ObjectID="_1" r:id="linked"/></w:object></w:r>`;
    const { xml } = fillRich(withLoop(p(run('{{名}}'), object)), three);
    expect(valuesOf(xml, / r:id="(.*?)"/g)).to.deep.equal(three.人.flatMap(() => ['image', 'linked']));
    const shapes = valuesOf(xml, /<v:shape id="(.*?)"/g);
    expect(new Set(shapes)).to.have.length(3);
    expect(valuesOf(xml, /ShapeID="(.*?)"/g)).to.deep.equal(shapes);
    expect(new Set(valuesOf(xml, /ObjectID="(.*?)"/g))).to.have.length(3);
  });

  it('keep them under any prefix, and ids with an unusual prefix change as those with the usual one', () => {
    const pict =
      `<w:r><w:pict xmlns:rel="${officeRelationships}"><v:shape id="図1" xmlns:office="urn:schemas-microsoft-com:office:office" office:spid="_x0000_i1025">` +
      `<v:imagedata rel:id='image'/></v:shape></w:pict></w:r>`;
    const { xml } = fillRich(withLoop(p(run('{{名}}'), pict)), three);
    expect(valuesOf(xml, /rel:id='(.*?)'/g)).to.deep.equal(['image', 'image', 'image']);
    expect(new Set(valuesOf(xml, /<v:shape id="(.*?)"/g))).to.have.length(3);
    expect(new Set(valuesOf(xml, /office:spid="(.*?)"/g))).to.have.length(3);
  });
});
