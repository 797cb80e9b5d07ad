import { expect } from 'chai';
import { cachedPart } from '../../../packages/engine/src/package/part-cache.ts';
import { scanXml } from '../../../packages/engine/src/xml/scan-xml.ts';

const limits = { xmlDepth: 100, xmlElements: 1000, xmlAttributes: 100, relationships: 100 };
const entryOf = (text: string, name = 'word/styles.xml') => {
  const compressed = new TextEncoder().encode(text);
  return { name, method: 0, crc: 1, size: compressed.length, compressed };
};
const partOf = (text: string) => scanXml('word/styles.xml', `<w:styles>${text}</w:styles>`);

describe('parts that specify how a document looks', () => {
  it('are one object for the same bytes', () => {
    const first = cachedPart(entryOf('same bytes'), limits, () => partOf('one'));
    expect(cachedPart(entryOf('same bytes'), limits, () => partOf('two'))).to.equal(first);
  });

  it('are read again for other bytes of the same length and checksum, another name, or other limits', () => {
    const first = cachedPart(entryOf('bytes A'), limits, () => partOf('a'));
    const others = [
      cachedPart(entryOf('bytes B'), limits, () => partOf('b')),
      cachedPart(entryOf('bytes A', 'word/theme.xml'), limits, () => partOf('c')),
      cachedPart(entryOf('bytes A'), { ...limits, xmlDepth: 5 }, () => partOf('d')),
    ];
    for (const other of others) expect(other).not.to.equal(first);
  });

  it('do not change with the bytes of the archive they came from', () => {
    const entry = entryOf('first bytes');
    const first = cachedPart(entry, limits, () => partOf('first'));
    entry.compressed.set(new TextEncoder().encode('other'));
    expect(cachedPart(entryOf('other bytes'), limits, () => partOf('other'))).not.to.equal(first);
    expect(cachedPart(entryOf('first bytes'), limits, () => partOf('again'))).to.equal(first);
  });

  it('are evicted after many others', () => {
    const first = cachedPart(entryOf('oldest'), limits, () => partOf('oldest'));
    for (let count = 0; count < 80; count++) cachedPart(entryOf(`part ${count}`), limits, () => partOf(`${count}`));
    expect(cachedPart(entryOf('oldest'), limits, () => partOf('again'))).not.to.equal(first);
  });

  it('are reported again when they cannot be read', () => {
    const fail = (): never => {
      throw new RangeError('broken');
    };
    for (let count = 0; count < 2; count++)
      expect(() => cachedPart(entryOf('broken'), limits, fail)).to.throw('broken');
  });
});
