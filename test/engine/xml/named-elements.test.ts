import { expect } from 'chai';
import { withLimits } from '../../../packages/engine/src/platform/limits.ts';
import { elementsNamed } from '../../../packages/engine/src/xml/named-elements.ts';
import { readXml } from '../../../packages/engine/src/xml/read-xml.ts';

describe('elements by name', () => {
  const xml = '<w:p xmlns:w="w"><w:a/><w:p><w:b/><w:a><w:a/></w:a></w:p><v:c xmlns:v="v"/><w:b/></w:p>';
  const part = readXml('a.xml', xml, {}, withLimits());
  const found = (names: Parameters<typeof elementsNamed>[1]): string[] =>
    elementsNamed(part, names).map(({ name, start }) => `${name} ${start}`);
  const at = (name: string, number: number): string => {
    const starts = [...xml.matchAll(new RegExp(`<${name}[ />]`, 'g'))].map(({ index }) => index);
    return `${name} ${starts[number - 1] ?? -1}`;
  };

  it('gives the root and elements inside elements of their own name', () => {
    expect(found(['w:p'])).to.deep.equal([at('w:p', 1), at('w:p', 2)]);
    expect(found(['w:a'])).to.deep.equal([at('w:a', 1), at('w:a', 2), at('w:a', 3)]);
  });

  it('gives elements of several names in the order of the part', () => {
    const expected = [at('w:a', 1), at('w:b', 1), at('w:a', 2), at('w:a', 3), at('w:b', 2)];
    expect(found(['w:b', 'w:a'])).to.deep.equal(expected);
    expect(found((name) => name === 'w:a' || name === 'w:b')).to.deep.equal(expected);
  });

  it('gives nothing for names that do not occur', () => {
    expect(found(['w:tbl'])).to.deep.equal([]);
    expect(found((name) => name.startsWith('x:'))).to.deep.equal([]);
  });
});
