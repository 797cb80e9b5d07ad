import { expect } from 'chai';
import fc from 'fast-check';
import { blockKeys, partsOf } from '../../../packages/server/src/database/search/search-keys.ts';

describe('keys of the search index', () => {
  it('are the three-character parts of a text, or the whole of a shorter one', () => {
    expect(partsOf('anna')).to.deep.equal(['ann', 'nna']);
    expect(partsOf('山田')).to.deep.equal(['山田']);
    expect(partsOf('鬼')).to.deep.equal(['鬼']);
    expect(partsOf('aaaa')).to.deep.equal(['aaa']);
  });

  it('never split a surrogate pair', () => {
    expect(partsOf('𠮷野家')).to.deep.equal(['𠮷野家']);
    expect(partsOf('a😀bc')).to.deep.equal(['a😀b', '😀bc']);
  });

  it('are all in every text that contains the keyword', () => {
    const text = fc.string({ unit: 'binary', maxLength: 8 });
    fc.assert(
      fc.property(text, fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), text, (before, middle, after) => {
        const characters = [...`${before}${middle}${after}`];
        const whole = [1, 2, 3].flatMap((length) =>
          characters.map((_, at) => characters.slice(at, at + length).join('')),
        );
        expect(whole).to.include.members(partsOf(middle));
      }),
    );
  });

  it('include every block of a window once, and no other', () => {
    const block = fc.nat(3000);
    fc.assert(
      fc.property(block, block, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const keys = blockKeys(from, to);
        const held = keys.flatMap((key) => {
          const [, bits = '', at = ''] = /^#(\d+):(\d+)$/.exec(key) ?? [];
          const size = 2 ** (Number(bits) - 10);
          return Array.from({ length: size }, (_, each) => Number(at) * size + each);
        });
        expect(held).to.deep.equal(Array.from({ length: to - from }, (_, each) => from + each));
        expect(keys.length).to.be.at.most(5 * 15 * 2);
      }),
    );
  });
});
