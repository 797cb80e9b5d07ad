import { expect } from 'chai';
import { box, inspect, proposed, words } from './support.ts';

/** The boxes to tick of a page as `name` or `name: option`, in their order. */
const ticked = (content: string): string[] =>
  proposed(inspect(content)).flatMap(({ kind, name, option }) =>
    kind !== 'check' ? [] : [option === undefined ? name : `${name}: ${option}`],
  );

/** A cell with a label, and one with these words. */
const row = (label: string, text: string, y = 200): string =>
  box(20, y, 80, 30) + words(label, 30, y + 10) + box(100, y, 250, 30) + words(text, 110, y + 10, 8);

describe('proposing a box to tick alone', () => {
  it('names it by the words behind it, or by its cell where these only say yes', () => {
    expect(ticked(words('□ 同意する', 20, 200))).to.deep.equal(['同意する']);
    expect(ticked(row('届出', '□ 変更あり'))).to.deep.equal(['変更あり']);
    expect(ticked(row('証明書', '□ 要'))).to.deep.equal(['証明書']);
    expect(ticked(box(20, 200, 9, 9) + words('変更なし', 32, 200))).to.deep.equal(['変更なし']);
    const [field] = inspect(words('□ 同意する', 20, 200)).proposed.fields;
    expect([field?.option_value, field?.style?.checkbox]).to.deep.equal([undefined, 1]);
  });

  it('leaves boxes that belong together as the choices that they are', () => {
    expect(ticked(row('区分', '□ 新規　□ 変更'))).to.deep.equal(['区分: 新規', '区分: 変更']);
    // Lines of one list without a title are a choice as well.
    const list = words('□ 住民票の写し', 20, 220) + words('□ 通帳の写し', 20, 200);
    expect(ticked(list)).to.have.members(['選択: 住民票の写し', '選択: 通帳の写し']);
    // Rows of a table that say the same keep the words of their cells.
    const rows = row('請求書', '□ 提出済み', 230) + row('契約書', '□ 提出済み', 200);
    expect(ticked(rows)).to.deep.equal(['請求書', '契約書']);
    // Other rows are questions of their own.
    expect(ticked(row('規約', '□ 同意する', 230) + row('内容', '□ 確認した', 200))).to.deep.equal([
      '同意する',
      '確認した',
    ]);
  });

  it('takes boxes for digits and boxes in words for none', () => {
    for (const text of [
      '１　□□□で表示された枠に記入する文字',
      '〒□□□－□□□□',
      '第□条',
      '年齢□歳',
      '記号□は空欄を表す',
      '□欄に記入',
    ])
      expect(ticked(words(text, 20, 200)), text).to.deep.equal([]);
  });
});

describe('naming places by long words', () => {
  const named = (label: string, y = 200): string =>
    box(20, y, 220, 30) + words(label, 24, y + 10, 5) + box(240, y, 140, 30);

  it('leaves out the notes in brackets, the longest first, as long as the name is another', () => {
    const name = (...labels: string[]) =>
      proposed(inspect(labels.map((label, at) => named(label, 240 - at * 30)).join(''))).map((each) => each.name);
    expect(name('住所又は居所（法人にあっては、主たる事務所の所在地）')).to.deep.equal(['住所又は居所']);
    expect(name('聴力検査（オージオメーターによる検査）(1000Hz)')).to.deep.equal(['聴力検査1000Hz']);
    expect(name('名義（カナ）')).to.deep.equal(['名義カナ']);
    expect(
      name('事業所の名称（本社のもの、記号と番号を含む）', '事業所の名称（支社のもの、記号と番号を含む）'),
    ).to.deep.equal(['事業所の名称', '事業所の名称支社のもの記号と番号を含む']);
  });
});
