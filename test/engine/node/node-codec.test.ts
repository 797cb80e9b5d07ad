import { expect } from 'chai';
import { nodeCodec, readZip, writeZip } from '@shorui/engine/node';
import * as word from '@shorui/engine/word';
import * as pure from '@shorui/engine';
import * as node from '@shorui/engine/node';
import fc from 'fast-check';

describe('nodeCodec', () => {
  it('reads what the portable codec writes and the other way round, with the same check sums', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), fc.constantFrom(1, 6, 9), (data, level) => {
        const byPortable = word.portableCodec.deflateRaw(data, level);
        expect(Buffer.from(nodeCodec.inflateRaw(byPortable, data.length)).equals(data)).to.be.true;
        const byNode = nodeCodec.deflateRaw(data, level);
        expect(Buffer.from(word.portableCodec.inflateRaw(byNode, data.length)).equals(data)).to.be.true;
        expect(nodeCodec.crc32(data)).to.equal(word.portableCodec.crc32(data));
      }),
    );
  });

  it('refuses data that gives more or less than was promised, or is broken', () => {
    const data = new Uint8Array(1000).fill(7);
    const deflated = nodeCodec.deflateRaw(data, 6);
    expect(() => nodeCodec.inflateRaw(deflated, 999)).to.throw();
    expect(() => nodeCodec.inflateRaw(deflated, 1001)).to.throw();
    expect(() => nodeCodec.inflateRaw(deflated, 0)).to.throw();
    expect(() => nodeCodec.inflateRaw(deflated.subarray(0, 4), 1000)).to.throw();
  });

  it('gives plain bytes, not a Buffer', () => {
    const deflated = nodeCodec.deflateRaw(new Uint8Array(10), 6);
    expect(Object.getPrototypeOf(deflated)).to.equal(Uint8Array.prototype);
  });
});

describe('the entry for Node', () => {
  it('has everything of the pure entry', () => {
    expect(Object.keys(node)).to.include.members(Object.keys(pure));
  });

  it('reads zips of the portable codec and the other way round', () => {
    const inputs = [{ name: '契約書.txt', data: new TextEncoder().encode('同'.repeat(500)) }];
    expect(readZip(word.writeZip(inputs)).read('契約書.txt')).to.deep.equal(inputs[0]!.data);
    expect(word.readZip(writeZip(inputs)).read('契約書.txt')).to.deep.equal(inputs[0]!.data);
  });
});
