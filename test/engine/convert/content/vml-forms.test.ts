import { expect } from 'chai';
import { drawnShape, type DrawnShape } from '../../../../packages/engine/src/convert/shapes/index.ts';
import { boxOf, floatsOf, standing } from './support/drawing-xml.ts';
import { ids } from './support/word-file.ts';

const pict = (inner: string): string => `<w:r><w:pict>${inner}</w:pict></w:r>`;
const style = (width: number, height: number): string =>
  `style="position:absolute;width:${width}pt;height:${height}pt"`;

function formOf(inner: string, width: number, height: number): DrawnShape {
  const { floats, document } = floatsOf(pict(inner));
  expect(ids(document)).to.deep.equal([]);
  const drawn = drawnShape(boxOf(floats[0]), width, height);
  if (!drawn) throw new Error('no form');
  return drawn;
}

const ends = ({ paths }: DrawnShape, number = 0): string =>
  (paths[number]?.steps ?? [])
    .map((step) =>
      step.to === 'close' ? 'x' : `${step.to.charAt(0)}${Math.round(step.x) + 0},${Math.round(step.y) + 0}`,
    )
    .join(' ');

describe('reading VML outlines', () => {
  const shape = (path: string, more = ''): string =>
    `<v:shape ${style(100, 60)} coordsize="1000,600" path="${path}"${more}/>`;

  it('follows absolute and relative paths with omitted numbers', () => {
    expect(ends(formOf(shape('m100,200l500,,600,300xe'), 100, 60))).to.equal('m10,20 l50,0 l60,30 x');
    expect(ends(formOf(shape('m100,100r100,,,100t10,10r-20-10e'), 100, 60))).to.equal(
      'm10,10 l20,10 l20,20 m21,21 l19,20',
    );
    expect(ends(formOf(shape('m,c0,100,100,200,200,200v100,,100,100,100,200e'), 100, 60))).to.equal(
      'm0,0 c20,20 c30,40',
    );
    expect(ends(formOf(shape('m0,300qx500,,1000,300e'), 100, 60))).to.equal('m0,30 c50,0 c100,30');
    expect(ends(formOf(shape('m1,1l9,9', ' coordorigin="-500,-300"'), 100, 60))).to.equal('m50,30 l51,31');
  });

  it('draws arcs in boxes in both directions', () => {
    const arc = (name: string): string => ends(formOf(shape(`m900,0${name}0,0,1000,600,500,0,1000,300e`), 100, 60));
    expect(arc('wa')).to.equal('m90,0 l50,0 c100,30');
    expect(arc('wr')).to.equal('m90,0 m50,0 l50,0 c100,30');
    expect(arc('at')).to.equal('m90,0 l50,0 c0,30 c50,60 c100,30');
  });

  it('separates paths that are only filled or only stroked', () => {
    const { paths } = formOf(shape('m,l10,10nfem,l20,20nse'), 100, 60);
    expect(paths.map(({ isFilled, isStroked }) => [isFilled, isStroked])).to.deep.equal([
      [false, true],
      [true, false],
    ]);
  });

  const type =
    '<v:shapetype id="_x0000_t13" coordsize="21600,21600" adj="16200,5400" path="m@0,l@0@1,0@1,0@2@0@2@0,21600,21600,10800xe">' +
    '<v:formulas><v:f eqn="val #0"/><v:f eqn="val #1"/><v:f eqn="sum height 0 #1"/></v:formulas>' +
    '<v:path textboxrect="0,@1,@0,@2"/></v:shapetype>';

  it('uses the path of the shape type with the adjustments of the shape', () => {
    const drawn = formOf(`${type}<v:shape type="#_x0000_t13" ${style(108, 54)} adj="10800,,7"/>`, 108, 54);
    expect(ends(drawn)).to.equal('m54,0 l54,14 l0,14 l0,41 l54,41 l54,54 l108,27 x');
    expect(Object.values(drawn.text).map(Math.round)).to.deep.equal([0, 14, 54, 41]);
  });

  it('calculates formulas of VML', () => {
    const value = (equation: string): number => {
      const formulas = `<v:formulas><v:f eqn="${equation}"/></v:formulas>`;
      const drawn = formOf(
        `<v:shape ${style(1000, 1000)} coordsize="1000,1000" adj="30,40" path="m@0,0l9,9e">${formulas}</v:shape>`,
        1_000,
        1_000,
      );
      const [first] = drawn.paths[0]?.steps ?? [];
      return first?.to === 'move' ? Math.round(first.x * 100) / 100 : Number.NaN;
    };
    expect(value('val #0')).to.equal(30);
    expect(value('sum #0 #1 10')).to.equal(60);
    expect(value('prod #0 #1 10')).to.equal(120);
    expect(value('mid #0 #1')).to.equal(35);
    expect(value('abs -7')).to.equal(7);
    expect(value('min #0 #1')).to.equal(30);
    expect(value('max #0 #1')).to.equal(40);
    expect(value('if 0 #0 #1')).to.equal(40);
    expect(value('mod #0 #1 0')).to.equal(50);
    expect(value('sqrt 49')).to.equal(7);
    expect(value('sin 100 1966080')).to.equal(50);
    expect(value('cos 100 3932160')).to.equal(50);
    expect(value('tan 100 2949120')).to.equal(100);
    expect(value('cosatan2 100 3 4')).to.equal(60);
    expect(value('sinatan2 100 3 4')).to.equal(80);
    expect(value('sumangle 9 1 1')).to.equal(9);
    expect(value('val width')).to.equal(1_000);
    expect(value('val ycenter')).to.equal(500);
  });

  it('draws polylines and curves', () => {
    const { floats } = floatsOf(
      pict('<v:polyline style="position:absolute" points="10pt,40pt,30pt,20pt,50pt,60pt"/>') +
        pict('<v:curve style="position:absolute" from="0,0" control1="10pt,0" control2="20pt,30pt" to="40pt,40pt"/>') +
        pict(
          '<v:group style="position:absolute;width:100pt;height:50pt" coordsize="1000,500"><v:polyline points="100,100,300,100,300,200,100,100"/></v:group>',
        ),
    );
    expect(floats.map(standing)).to.deep.equal(['10,20 40×40', '0,0 40×40', '10,10 20×10']);
    const drawn = floats.map((each) => drawnShape(boxOf(each), each.width, each.height));
    expect(drawn.map((each) => each && ends(each))).to.deep.equal([
      'm0,20 l20,0 l40,40',
      'm0,0 c40,40',
      'm0,0 l20,0 l20,10 l0,0 x',
    ]);
  });

  it('rounds corners by the arc size', () => {
    const corners = (more: string): unknown =>
      boxOf(floatsOf(pict(`<v:roundrect ${style(9, 9)}${more}/>`)).floats[0]).preset?.adjustments.get(1);
    expect([corners(' arcsize="16384f"'), corners(' arcsize=".5"'), corners(' arcsize="10%"')]).to.deep.equal([
      25_000, 50_000, 10_000,
    ]);
    expect([corners(''), corners(' arcsize="x"')]).to.deep.equal([undefined, undefined]);
  });

  it('draws arcs: a stroke, and a fill up to the center', () => {
    const arc = formOf(`<v:arc ${style(100, 100)} startangle="-90" endangle="90"/>`, 100, 100);
    expect([ends(arc), ends(arc, 1)]).to.deep.equal(['m0,50 c50,0 c100,50 l50,50 x', 'm0,50 c50,0 c100,50']);
  });

  it('reports what it cannot read', () => {
    const reported = (inner: string): unknown =>
      floatsOf(pict(inner)).document.problems.map(({ id, params }) => [id, Object.values(params)[0]]);
    expect(reported(shape('m@4,0e'))).to.deep.equal([['convert.shape-broken', '@4']]);
    expect(reported(shape('m0,0zzl1,1'))).to.deep.equal([['convert.shape-broken', 'z']]);
    expect(reported(shape('m1,1l2,2', ' coordsize="0,5"').replace('coordsize="1000,600" ', ''))).to.deep.equal([
      ['convert.shape-broken', '0,5'],
    ]);
    expect(
      reported(`<v:shape ${style(9, 9)} path="m@0,0e"><v:formulas><v:f eqn="ellipse 1 2 3"/></v:formulas></v:shape>`),
    ).to.deep.equal([['convert.shape-broken', 'ellipse 1 2 3']]);
    expect(reported(shape(`m0,0l${'1,1,'.repeat(50_001)}e`))).to.deep.equal([['convert.shape-too-complex', 50_000]]);
    const points = `<v:polyline style="position:absolute" points="${'1,1,2,2,'.repeat(30_000)}"/>`;
    expect(reported(points)).to.deep.equal([['convert.shape-too-complex', 50_000]]);
    expect(reported(`<v:shape type="#_x0000_t99" ${style(9, 9)}/>`)).to.deep.equal([['convert.shape', '99']]);
  });
});
