import { expect } from 'chai';
import fc from 'fast-check';
import { parseListPattern } from '../../../../packages/engine/src/word/editor/model/list-pattern.ts';

function marks(pattern: string, count = 3): string[] {
  const levels = parseListPattern(pattern);
  if (!Array.isArray(levels)) return [`? ${levels.word} ${levels.nearest ?? ''}`.trim()];
  expect(levels).to.have.length(9);
  return levels.slice(0, count).map(({ format, text }) => `${format} ${text}`);
}

describe('a list pattern', () => {
  it('gives each level its mark, and repeats the last part for lower levels', () => {
    expect(marks('Number:number:')).to.deep.equal(['decimalFullWidth %1', 'decimal (%2)', 'decimal (%3)']);
    expect(marks('Number:number')).to.deep.equal(marks('Number:number:'));
    expect(marks('Katakana:Iroha:Circle:')).to.deep.equal([
      'aiueoFullWidth %1',
      'irohaFullWidth %2',
      'decimalEnclosedCircle %3',
    ]);
  });

  it('prints only the number of a word with adjacent text', () => {
    expect(marks('第number条:%1の number:', 2)).to.deep.equal(['decimal 第%1条', 'decimal %1の %2']);
    expect(marks('第kanji章:kanji:', 2)).to.deep.equal(['japaneseCounting 第%1章', 'japaneseCounting （%2）']);
  });

  it('uses a part without a word as a fixed mark, and escapes with a backslash', () => {
    expect(marks('・:●:', 2)).to.deep.equal(['bullet ・', 'bullet ●']);
    expect(marks('\\A\\:number:', 1)).to.deep.equal(['decimal A:%1']);
    expect(marks('100%:', 1)).to.deep.equal(['bullet 100％']);
  });

  it('reports unknown words, with the nearest word', () => {
    expect(marks('Numbre:')).to.deep.equal(['? Numbre Number']);
    expect(marks('zzz:')).to.deep.equal(['? zzz']);
    expect(marks('number-number:')).to.deep.equal(['? number']);
    expect(marks('%2number:')).to.deep.equal(['? %2']);
    expect(marks('number::number:')).to.deep.equal(['? :']);
    expect(marks('')).to.deep.equal(['? :']);
    expect(marks('・:'.repeat(10))).to.deep.equal([`? ${'・:'.repeat(10)}`]);
  });

  it('never refers to a lower level', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Number', 'number', 'Kanji', ':', '第', '%1', '%3', '\\', ' ')),
        (pieces) => {
          const levels = parseListPattern(pieces.join(''));
          if (!Array.isArray(levels)) expect(levels.word).to.be.a('string');
          else
            levels.forEach(({ text }, index) => {
              for (const [, level] of text.matchAll(/%(\d)/g)) expect(Number(level)).to.be.at.most(index + 1);
            });
        },
      ),
    );
  });
});
