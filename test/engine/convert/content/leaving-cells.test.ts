import { expect } from 'chai';
import { anchored, preset, shape } from './support/drawing-xml.ts';
import { paragraphOf, readMade } from './support/word-file.ts';

/** Whether the float of a run leaves its cell in a document of this version of Word. */
function leaves(run: string, version?: number): boolean | undefined {
  const compat = `<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="x" w:val="${version}"/></w:compat>`;
  const settings = { name: 'settings.xml', kind: 'settings', content: version === undefined ? '' : compat };
  const { sections } = readMade({ body: `<w:p>${run}</w:p>`, parts: [settings] });
  const [floating] = paragraphOf(sections[0]?.blocks[0]).floats;
  if (!floating) throw new Error('nothing floats');
  return floating.leavesCell;
}

const drawing = (value: string): string =>
  anchored(shape(preset('rect'))).replace('<wp:anchor', `<wp:anchor layoutInCell="${value}"`);
const old = (value: string): string =>
  `<w:r><w:pict><v:rect style="position:absolute;width:9pt;height:9pt" o:allowincell="${value}"/></w:pict></w:r>`;

describe('reading whether floats are laid out in their cell', () => {
  it('follows layoutInCell in documents of Word 2010 and earlier', () => {
    expect([leaves(drawing('0'), 14), leaves(drawing('0')), leaves(drawing('1'), 14)]).to.deep.equal([
      true,
      true,
      undefined,
    ]);
    expect([leaves(old('f'), 12), leaves(old('t'), 12)]).to.deep.equal([true, undefined]);
    expect(leaves(anchored(shape(preset('rect'))), 12)).to.equal(undefined);
  });

  it('ignores layoutInCell in documents of Word 2013 and later, which lay out every float in its cell', () => {
    expect([leaves(drawing('0'), 15), leaves(old('f'), 15)]).to.deep.equal([undefined, undefined]);
  });
});
