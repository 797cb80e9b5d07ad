import { expect } from 'chai';
import { keptPart } from '../../../../packages/engine/src/convert/read/formats/kept-parts.ts';
import { scanXml } from '../../../../packages/engine/src/word/xml/scan-xml.ts';

const limits = { xmlDepth: 100, xmlElements: 1000, xmlAttributes: 100, relationships: 100 };
const entryOf = (text: string, name = 'word/styles.xml') => {
  const compressed = new TextEncoder().encode(text);
  return { name, method: 0, crc: 1, size: compressed.length, compressed };
};
const partOf = (text: string) => scanXml('word/styles.xml', `<w:styles>${text}</w:styles>`);

describe('parts that say how a document looks', () => {
  it('are one object for the same bytes', () => {
    const first = keptPart(entryOf('same bytes'), limits, () => partOf('one'));
    expect(keptPart(entryOf('same bytes'), limits, () => partOf('two'))).to.equal(first);
  });

  it('are read again for other bytes of the same length and sum, another name, or other limits', () => {
    const first = keptPart(entryOf('bytes A'), limits, () => partOf('a'));
    const others = [
      keptPart(entryOf('bytes B'), limits, () => partOf('b')),
      keptPart(entryOf('bytes A', 'word/theme.xml'), limits, () => partOf('c')),
      keptPart(entryOf('bytes A'), { ...limits, xmlDepth: 5 }, () => partOf('d')),
    ];
    for (const other of others) expect(other).not.to.equal(first);
  });

  it('do not change with the bytes of the archive they came from', () => {
    const entry = entryOf('first bytes');
    const first = keptPart(entry, limits, () => partOf('first'));
    entry.compressed.set(new TextEncoder().encode('other'));
    expect(keptPart(entryOf('other bytes'), limits, () => partOf('other'))).not.to.equal(first);
    expect(keptPart(entryOf('first bytes'), limits, () => partOf('again'))).to.equal(first);
  });

  it('go when many others came after them', () => {
    const first = keptPart(entryOf('oldest'), limits, () => partOf('oldest'));
    for (let count = 0; count < 80; count++) keptPart(entryOf(`part ${count}`), limits, () => partOf(`${count}`));
    expect(keptPart(entryOf('oldest'), limits, () => partOf('again'))).not.to.equal(first);
  });

  it('are told again when they cannot be read', () => {
    const fail = (): never => {
      throw new RangeError('broken');
    };
    for (let count = 0; count < 2; count++) expect(() => keptPart(entryOf('broken'), limits, fail)).to.throw('broken');
  });
});
