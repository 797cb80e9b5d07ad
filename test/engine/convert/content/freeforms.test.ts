import { expect } from 'chai';
import { shapeValuePlaces } from '../../../../packages/engine/src/convert/shapes/index.ts';
import { anchored, boxOf, floatsOf, line, shape, solid } from './support/drawing-xml.ts';
import { ids, paragraph, textOf } from './support/word-file.ts';

interface Custom {
  readonly adjustments?: string;
  readonly guides?: string;
  readonly room?: string;
  readonly paths?: string;
}

const custom = ({ adjustments = '', guides = '', room = '', paths = '' }: Custom): string =>
  `<a:custGeom><a:avLst>${adjustments}</a:avLst><a:gdLst>${guides}</a:gdLst><a:ahLst/><a:cxnLst/>${room}<a:pathLst>${paths}</a:pathLst></a:custGeom>`;
const guide = (name: string, formula: string): string => `<a:gd name="${name}" fmla="${formula}"/>`;
const point = (x: string | number, y: string | number): string => `<a:pt x="${x}" y="${y}"/>`;
const move = (x: string | number, y: string | number): string => `<a:moveTo>${point(x, y)}</a:moveTo>`;
const to = (x: string | number, y: string | number): string => `<a:lnTo>${point(x, y)}</a:lnTo>`;

/** A shape with this form, a red fill and text. */
const drawn = (form: Custom, look = solid('ff0000')): string =>
  anchored(shape(custom(form) + look, paragraph('中の文字')));

describe('reading freeforms', () => {
  it('reads their paths with fill and stroke', () => {
    const paths =
      `<a:path w="900" h="600">${move(0, 0)}${to(900, 300)}<a:cubicBezTo>${point(1, 2)}${point(3, 4)}${point(5, 6)}</a:cubicBezTo>` +
      `<a:quadBezTo>${point(1, 2)}${point(3, 4)}</a:quadBezTo><a:arcTo wR="10" hR="20" stAng="0" swAng="5400000"/><a:close/></a:path>` +
      `<a:path fill="none">${move(1.5, -2)}</a:path><a:path fill="darkenLess" stroke="0"/>`;
    const { floats, document } = floatsOf(drawn({ paths }));
    const box = boxOf(floats[0]);
    const [first, second, third] = box.freeform?.paths ?? [];
    expect(first).to.deep.include({ left: 0, top: 0, width: 900, height: 600, isFilled: true, isStroked: true });
    expect(first?.steps).to.deep.equal([
      { to: 'move', numbers: [0, 0] },
      { to: 'line', numbers: [900, 300] },
      { to: 'cubic', numbers: [1, 2, 3, 4, 5, 6] },
      { to: 'quadratic', numbers: [1, 2, 3, 4] },
      { to: 'arc', numbers: [10, 20, 0, 5_400_000] },
      { to: 'close', numbers: [] },
    ]);
    expect(second).to.deep.include({ width: 0, isFilled: false, isStroked: true });
    expect(second?.steps[0]?.numbers).to.deep.equal([1.5, -2]);
    expect(third).to.deep.include({ isFilled: true, isStroked: false, tone: -0.2 });
    expect([box.fill, textOf(box.blocks)]).to.deep.equal(['ff0000', '中の文字']);
    expect(ids(document)).to.deep.equal([]);
  });

  it('resolves guides by name: of the standard, adjustments and earlier guides', () => {
    const { floats } = floatsOf(
      drawn({
        adjustments: guide('adj', 'val 25000'),
        guides: guide('a', 'pin 0 adj 50000') + guide('x', '*/ ss a 100000'),
        room: '<a:rect l="x" t="0" r="r" b="vc"/>',
        paths: `<a:path>${move('x', 'hd2')}</a:path>`,
      }),
    );
    const { freeform } = boxOf(floats[0]);
    const own = shapeValuePlaces.size;
    const known = (name: string): object => ({ value: shapeValuePlaces.get(name) });
    expect(freeform?.guides).to.deep.equal([
      { operator: 'val', operands: [25_000, 0, 0] },
      { operator: 'pin', operands: [0, { value: own }, 50_000] },
      { operator: '*/', operands: [known('ss'), { value: own + 1 }, 100_000] },
    ]);
    expect(freeform?.text).to.deep.equal([{ value: own + 2 }, 0, known('r'), known('vc')]);
    expect(freeform?.paths[0]?.steps[0]?.numbers).to.deep.equal([{ value: own + 2 }, known('hd2')]);
  });

  it('reports unsupported parts with their place, and keeps the text', () => {
    const reported = (form: Custom): unknown => {
      const { floats, document } = floatsOf(drawn(form));
      const box = boxOf(floats[0]);
      expect([box.fill, box.freeform, textOf(box.blocks)]).to.deep.equal([undefined, undefined, '中の文字']);
      expect(document.problems[0]?.place).to.deep.include({ paragraph: 1 });
      return document.problems.map(({ id, params }) => [id, params['formula']]);
    };
    const broken = (formula: string): unknown => [['convert.shape-broken', formula]];
    expect(reported({ guides: guide('a', 'log 2') })).to.deep.equal(broken('log 2'));
    expect(reported({ guides: guide('a', '+- 1 2') })).to.deep.equal(broken('+- 1 2'));
    expect(reported({ guides: guide('one', 'val two') + guide('two', 'val one') })).to.deep.equal(broken('two'));
    expect(reported({ guides: guide('a', 'val constructor') })).to.deep.equal(broken('constructor'));
    expect(reported({ paths: `<a:path>${move('NaN', 0)}</a:path>` })).to.deep.equal(broken('NaN'));
    expect(reported({ paths: `<a:path>${move('1e999', 0)}</a:path>` })).to.deep.equal(broken('1e999'));
    expect(reported({ paths: '<a:path><a:moveTo/></a:path>' })).to.deep.equal(broken('a:moveTo'));
    expect(reported({ guides: guide('a', 'x'.repeat(90)) })).to.deep.equal(broken('x'.repeat(60)));
  });

  it('reports shapes with points or formulas without end', () => {
    const reported = (form: Custom): unknown =>
      floatsOf(drawn(form)).document.problems.map(({ id, params }) => [id, params]);
    const many = [['convert.shape-too-complex', { limit: 50_000 }]];
    expect(reported({ paths: `<a:path>${to(1, 1).repeat(50_001)}</a:path>` })).to.deep.equal(many);
    expect(reported({ paths: `<a:path>${to(1, 1).repeat(30_000)}</a:path>`.repeat(2) })).to.deep.equal(many);
    expect(reported({ guides: guide('a', 'val 1').repeat(50_001) })).to.deep.equal(many);
    expect(reported({ paths: `<a:path>${to(1, 1).repeat(5_000)}</a:path>` })).to.deep.equal([]);
  });

  it('reports nothing for an invisible shape', () => {
    const form = { guides: guide('a', 'log 2') };
    expect(ids(floatsOf(drawn(form, '<a:noFill/><a:ln><a:noFill/></a:ln>')).document)).to.deep.equal([]);
    expect(ids(floatsOf(drawn(form, `<a:noFill/>${line(1)}`)).document)).to.deep.equal(['convert.shape-broken']);
  });

  it('uses size 0 for a path whose size is not a number', () => {
    const { floats } = floatsOf(drawn({ paths: `<a:path w="x" h="Infinity">${move(0, 0)}</a:path>` }));
    expect(boxOf(floats[0]).freeform?.paths[0]).to.include({ width: 0, height: 0 });
  });
});
