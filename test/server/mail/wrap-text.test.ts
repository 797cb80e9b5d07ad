import { expect } from 'chai';
import fc from 'fast-check';
import { cleanName, cleanText } from '../../../packages/server/src/mail/clean-value.ts';
import { columnsOf, wrapText } from '../../../packages/server/src/mail/wrap-text.ts';

describe('lines of plain text', () => {
  it('break Japanese between characters, but not before 。 and not after 「', () => {
    expect(wrapText('あいうえおかきくけ。こ', 18)).to.equal('あいうえおかきく\nけ。こ');
    expect(wrapText('あいうえおかきくけ「こさ」', 20)).to.equal('あいうえおかきくけ\n「こさ」');
    expect(
      wrapText('ｱｲｳ𠮷野家'.repeat(3), 10)
        .split('\n')
        .every((line) => columnsOf(line) <= 10),
    ).to.equal(true);
  });

  it('break other languages between words, and never inside web addresses', () => {
    expect(wrapText('one two three four', 9)).to.equal('one two\nthree\nfour');
    const link = `https://shorui.example/auth/register/${'x'.repeat(100)}?a=1&b=2`;
    expect(wrapText(`見る: ${link} です`, 30).split('\n')).to.include(link);
  });

  it('keep existing lines and blank lines', () => {
    expect(wrapText('a\n\nb\n', 10)).to.equal('a\n\nb\n');
  });

  it('lose only spaces, and fit unless a word is longer than a line', () => {
    const text = fc.string({ unit: fc.constantFrom('あ', '。', '「', 'a', 'b', ' ', '𠮷', '-', 'ー'), maxLength: 200 });
    fc.assert(
      fc.property(text, (given) => {
        const wrapped = wrapText(given, 70);
        expect(wrapped.replaceAll(/\s/g, '')).to.equal(given.replaceAll(/\s/g, ''));
        for (const line of wrapped.split('\n')) expect(columnsOf(line)).to.be.at.most(70);
      }),
      { numRuns: 300 },
    );
  });
});

describe('names and texts of users in mails', () => {
  it('remain unchanged when they are ordinary', () => {
    for (const name of [
      '山田 太郎',
      '株式会社髙﨑（東京）',
      '㈱①～ー',
      'O’Brien, Jr',
      'A&B <C>',
      '葛󠄀城',
      '👨‍👩‍👧',
      'St. Mary',
    ]) {
      expect(cleanName(name), name).to.equal(name);
    }
  });

  it('are on one line, and are not links', () => {
    expect(cleanName(' 山田\r\n\t太郎\u0000 ')).to.equal('山田 太郎');
    expect(cleanName('https://evil.example/x')).to.equal('https：／／evil．example／x');
    expect(cleanName('Node.js研究所')).to.equal('Node．js研究所');
    expect(cleanText('一\r\n二\u2028三\r四\u0007')).to.equal('一\n二\n三\n四');
    expect(cleanText('a\uD800b')).to.equal('a\uFFFDb');
  });
});
