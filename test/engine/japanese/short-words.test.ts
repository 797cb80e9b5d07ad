import { expect } from 'chai';
import { shortWords } from '../../../packages/engine/src/japanese/short-words.ts';

describe('words as a short name', () => {
  it('leave out notes in brackets, the longest first, and stay as they are when they are short', () => {
    expect(shortWords('名義（カナ）', 8)).to.equal('名義（カナ）');
    expect(shortWords('聴力検査（オージオメーターによる検査）(1000Hz)', 12)).to.equal('聴力検査(1000Hz)');
    expect(shortWords('聴力検査（オージオメーターによる検査）(1000Hz)', 6)).to.equal('聴力検査');
    expect(shortWords('氏名（法人の場合は名称）', 30, 6)).to.equal('氏名');
    // Nothing would be left.
    expect(shortWords('（法人の場合は名称と代表者）', 4)).to.equal('（法人の場合は名称と代表者）');
  });

  it('are the first sentence, and its first clause that can name something', () => {
    expect(shortWords('内容を確認しました。間違いがあれば連絡します。', 12)).to.equal('内容を確認しました');
    expect(shortWords('私は、個人情報の取扱いについて、別紙の内容に同意します。', 12)).to.equal('個人情報の取扱い');
    expect(shortWords('当社が、定める規程を守ることに、異議なく同意します', 12)).to.equal('定める規程を守ることに');
    // What no clause can name stays.
    expect(shortWords('私は、彼は、誰もが同意するものとし', 6)).to.equal('誰もが同意するものとし');
  });
});
