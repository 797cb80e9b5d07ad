import { nearestName } from '@shorui/engine/problems';
import { expect } from 'chai';
import * as fc from 'fast-check';

describe('nearestName', () => {
  const known = ['question_id', 'field_id', '会社名', '代表者氏名', 'フリガナ', 'ＩＤ番号'];

  it('finds the intended name despite a typo', () => {
    expect(nearestName('qestion_id', known)).to.equal('question_id');
    expect(nearestName('feild_id', known)).to.equal('field_id');
    expect(nearestName('代表者指名', known)).to.equal('代表者氏名');
  });

  it('ignores width, case, separators and the kind of kana', () => {
    expect(nearestName('questionId', known)).to.equal('question_id');
    expect(nearestName('ふりがな', known)).to.equal('フリガナ');
    expect(nearestName('ﾌﾘｶﾞﾅ', known)).to.equal('フリガナ');
    expect(nearestName('ID番号', known)).to.equal('ＩＤ番号');
  });

  it('finds nothing when no name is near, or when there are no names', () => {
    expect(nearestName('住所', known)).to.equal(undefined);
    expect(nearestName('会社名', [])).to.equal(undefined);
    expect(nearestName('ab', ['cd'])).to.equal(undefined);
  });

  it('prefers the nearest of several and the first of equals', () => {
    expect(nearestName('abcdefg', ['abcdexx', 'abcdefx', 'abcdefy'])).to.equal('abcdefx');
  });

  it('always finds an existing name', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), { minLength: 1 }), (names) => {
        const found = nearestName(names[0]!, names);
        expect(found).to.be.a('string');
      }),
    );
  });
});
