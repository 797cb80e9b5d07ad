import { expect } from 'chai';
import type { TextBox } from '../../../../packages/engine/src/convert/model/index.ts';
import { anchored, boxOf, floatsOf, line, place, preset, shape } from './support/drawing-xml.ts';
import { ids } from './support/word-file.ts';

const drawn = (kind: string, ends: string, turn = ''): TextBox => {
  const { floats, document } = floatsOf(anchored(shape(place(0, 0, 100, 50, turn) + preset(kind) + line(1, ends))));
  expect(ids(document)).to.deep.equal([]);
  return boxOf(floats[0]);
};

const pict = (inner: string): TextBox => {
  const { floats, document } = floatsOf(`<w:r><w:pict>${inner}</w:pict></w:r>`);
  expect(ids(document)).to.deep.equal([]);
  return boxOf(floats[0]);
};

describe('reading the heads of lines', () => {
  it('reads the kinds of heads and their sizes in line widths', () => {
    expect(
      drawn('line', '<a:headEnd type="oval"/><a:tailEnd type="triangle" w="lg" len="sm"/>').lineEnds,
    ).to.deep.equal({
      start: { kind: 'oval', length: 3, width: 3 },
      end: { kind: 'triangle', length: 2, width: 5 },
    });
    expect(drawn('line', '<a:tailEnd type="arrow" w="lg"/>').lineEnds).to.deep.equal({
      end: { kind: 'open', length: 3.5, width: 5.5 },
    });
  });

  it('finds no heads where none is specified or the kind is unknown', () => {
    expect(drawn('line', '<a:headEnd type="none"/><a:tailEnd/>').lineEnds).to.equal(undefined);
    expect(drawn('line', '<a:headEnd type="toString"/>').lineEnds).to.equal(undefined);
    expect(drawn('line', '').lineEnds).to.equal(undefined);
    expect(drawn('line', '<a:tailEnd type="stealth" w="huge"/>').lineEnds?.end?.width).to.equal(3);
  });

  it('reads heads of connectors and the direction of lines', () => {
    expect(drawn('curvedConnector3', '<a:tailEnd type="diamond"/>').lineEnds?.end?.kind).to.equal('diamond');
    const back = drawn('straightConnector1', '<a:tailEnd type="triangle"/>', 'flipH="1"');
    expect(back).to.deep.include({ shape: 'line', flippedAcross: true });
    expect(back.flippedDown).to.equal(undefined);
  });

  it('reads heads of VML lines, which go from point to point', () => {
    const leftUp = pict(
      '<v:line style="position:absolute" from="40pt,30pt" to="10pt,20pt"><v:stroke startarrow="block" endarrow="classic" endarrowwidth="wide" endarrowlength="short"/></v:line>',
    );
    expect(leftUp).to.deep.include({
      shape: 'line',
      flippedAcross: true,
      flippedDown: true,
      lineEnds: {
        start: { kind: 'triangle', length: 3, width: 3 },
        end: { kind: 'stealth', length: 2, width: 5 },
      },
    });
    const bare = pict(
      '<v:line style="position:absolute" from="1pt,1pt" to="9pt,9pt"><v:stroke endarrow="none"/></v:line>',
    );
    expect([bare.lineEnds, bare.flippedAcross, bare.flippedDown]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('reads VML connectors with their bends', () => {
    const elbow = pict(
      '<v:shape type="#_x0000_t34" style="position:absolute;width:80pt;height:50pt" adj="5400"><v:stroke endarrow="open"/></v:shape>',
    );
    expect(elbow.preset).to.deep.equal({ name: 'bentConnector3', adjustments: new Map([[1, 25_000]]) });
    expect(elbow.lineEnds?.end?.kind).to.equal('open');
  });
});
