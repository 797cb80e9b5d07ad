import { truncateInstanceName } from '@shorui/engine/model';
import { expect } from 'chai';
import * as fc from 'fast-check';

describe('truncateInstanceName', () => {
  it('keeps a name of 25 characters or less', () => {
    for (const name of ['', 'a', '会社名', 'y'.repeat(25), 'あ'.repeat(25), '代表者 氏名', '𠮷'.repeat(25)]) {
      expect(truncateInstanceName(name)).to.equal(name);
    }
  });

  it('cuts a longer name to its first 25 characters', () => {
    expect(truncateInstanceName('abcdefghijklmnopqrstuvwxyz')).to.equal('abcdefghijklmnopqrstuvwxy');
    expect(truncateInstanceName('1234567890123456789012345X')).to.equal('1234567890123456789012345');
    expect(truncateInstanceName('漢'.repeat(100))).to.equal('漢'.repeat(25));
    expect(truncateInstanceName('𠮷'.repeat(26))).to.equal('𠮷'.repeat(25));
  });

  it('does not separate a character from its combining mark', () => {
    expect(truncateInstanceName(`${'あ'.repeat(24)}葛\u{e0100}城`)).to.equal('あ'.repeat(24));
    expect(truncateInstanceName(`${'あ'.repeat(23)}葛\u{e0100}城`)).to.equal(`${'あ'.repeat(23)}葛\u{e0100}`);
    expect(truncateInstanceName(`あ${'\u3099'.repeat(40)}`)).to.equal(`あ${'\u3099'.repeat(24)}`);
  });

  it('always gives a beginning of at most 25 characters, and nothing more to cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const cut = truncateInstanceName(name);
        expect(name.startsWith(cut)).to.equal(true);
        expect([...cut].length).to.be.at.most(25);
        expect(truncateInstanceName(cut)).to.equal(cut);
      }),
    );
  });
});
