import { expect } from 'chai';
import { checkFormFields } from '../../../../packages/engine/src/application/validate/structure/check-structure.ts';
import { box, inspect, proposed, words } from './support.ts';

describe('proposing fields of different drawing styles', () => {
  const seen = (content: string): unknown[] =>
    proposed(inspect(content)).map(({ kind, name, cells: count, option }) => [kind, name, count ?? option ?? null]);
  const number = words('番号', 20, 204);

  it('finds the cells of dashed, thin and merely marked combs', () => {
    const dashes = Array.from({ length: 6 }, (_, column) =>
      Array.from(
        { length: 5 },
        (__, row) => `${94 + column * 14} ${200 + row * 4} m ${94 + column * 14} ${202 + row * 4} l S\n`,
      ),
    );
    expect(seen(number + box(80, 200, 98, 18) + dashes.flat().join(''))).to.deep.equal([['cells', '番号', 7]]);
    const thin = Array.from({ length: 10 }, (_, index) => box(80 + index * 5, 200, 5, 20)).join('');
    expect(seen(number + thin)).to.deep.equal([['cells', '番号', 10]]);
    const marks = Array.from({ length: 6 }, (_, index) => `${94 + index * 14} 200 m ${94 + index * 14} 206 l S\n`);
    expect(seen(number + box(80, 200, 98, 18) + marks.join(''))).to.deep.equal([['cells', '番号', 7]]);
    // Two narrow columns are no comb.
    expect(seen(box(80, 200, 5, 24) + box(85, 200, 5, 24))).to.deep.equal([]);
  });

  it('finds boxes to tick in cells, before statements, behind their words and in symbol fonts', () => {
    const heading = box(20, 195, 60, 24) + words('性別', 30, 204) + box(80, 195, 200, 24);
    const choices = words('□', 90, 204) + words('男', 102, 204) + words('□', 130, 204) + words('女', 142, 204);
    expect(seen(heading + choices)).to.deep.equal([
      ['check', '性別', '男'],
      ['check', '性別', '女'],
    ]);
    const statement = '□私は、個人情報の取扱いについて、別紙の内容に同意します。';
    expect(seen(words(statement, 20, 204, 8))).to.deep.equal([
      ['check', '私は個人情報の取扱いについて別紙の内容に同意します', null],
    ]);
    expect(
      seen(words('住民票□', 20, 204) + words('印鑑証明□', 100, 204)).map((each) => (each as string[])[2]),
    ).to.deep.equal(['住民票', '印鑑証明']);
    expect(seen(words('\uf06f男', 20, 204) + words('❏女', 80, 204)).map((each) => (each as string[])[2])).to.deep.equal(
      ['男', '女'],
    );
    expect(seen(words('□欄には、該当するものにレを付ける。', 20, 204, 8))).to.deep.equal([]);
  });

  it('leaves space before 円 and 千円, and finds narrow blanks of dates', () => {
    const amount = box(20, 195, 80, 24) + words('売上高', 30, 204) + box(100, 195, 120, 24) + words('千円', 195, 204);
    const [field] = proposed(inspect(amount));
    expect(field).to.deep.include({ kind: 'box', name: '売上高' });
    expect((field?.box[0] ?? 0) + (field?.box[2] ?? 0)).to.be.within(190, 195);
    const era = words('明・大・昭・平・令', 104, 204, 8) + words('年', 220, 204) + words('月', 260, 204);
    expect(seen(box(20, 195, 80, 24) + words('生年月日', 30, 204) + box(100, 195, 250, 24) + era)).to.deep.equal([
      ...['明', '大', '昭', '平', '令'].map((each) => ['circle', '生年月日_元号', each]),
      ['blank', '生年月日_年', null],
      ['blank', '生年月日_月', null],
    ]);
    expect(seen(words('自 令和　年　月　日', 20, 200, 8)).map((each) => (each as string[])[0])).to.deep.equal([
      'blank',
      'blank',
      'blank',
    ]);
  });

  it('proposes no section heading and no example as a field', () => {
    const field = box(20, 171, 80, 24) + words('氏名', 30, 180) + box(100, 171, 280, 24);
    for (const heading of ['１　申請者に関する事項', '【事業所の概要】', '記入例：東京都千代田区１－２－３']) {
      expect(seen(box(20, 195, 360, 24) + words(heading, 26, 204) + field), heading).to.deep.equal([
        ['box', '氏名', null],
      ]);
    }
    const example = box(20, 195, 80, 24) + words('電話', 30, 204) + box(100, 195, 280, 24);
    expect(seen(example + words('（例）03-1234-5678', 104, 204, 7))).to.deep.equal([['box', '電話', null]]);
  });

  it('takes names from labels and not from notes', () => {
    const notes = words('（注１）該当する番号を記入', 20, 225, 7) + words('注２ 黒のボールペンで記入', 20, 190, 7);
    expect(seen(notes + box(100, 200, 120, 20) + number)).to.deep.equal([['box', '番号', null]]);
    expect(seen(box(20, 195, 80, 24) + words('注１ 住所', 24, 204, 8) + box(100, 195, 250, 24))).to.deep.equal([
      ['box', '住所', null],
    ]);
    expect(seen(box(20, 195, 80, 24) + words('氏名（注３）', 24, 204, 8) + box(100, 195, 250, 24))).to.deep.equal([
      ['box', '氏名', null],
    ]);
  });

  const block = (y: number, number: number): string =>
    `[2 2] 0 d ${box(20, y + 28, 60, 28)}${box(80, y + 28, 140, 28)}${box(220, y + 28, 60, 28)}${box(280, y + 28, 100, 28)}` +
    `${box(20, y, 60, 28)}${box(80, y, 300, 28)}[] 0 d\n` +
    words(`氏名${number}`, 24, y + 38, 8) +
    words('続柄', 224, y + 38, 8) +
    words('住所', 24, y + 10, 8);
  for (const [name, pitch] of [
    ['with gaps between them', 60],
    ['that touch', 56],
  ] as const) {
    it(`gives identical blocks ${name} identical fields, and proposes them as rows of a list`, () => {
      const ys = [0, 1, 2, 3].map((index) => 230 - index * pitch);
      // Something is printed in one field of the second block.
      const report = inspect(ys.map((y, index) => block(y, index + 1)).join('') + `120 ${(ys[1] ?? 0) + 8} 20 9 re f `);
      const found = proposed(report);
      expect(found).to.have.length(12);
      ys.forEach((y, index) => {
        const own = found.slice(index * 3, index * 3 + 3);
        expect(own.map(({ box: [left, bottom, ...size] }) => [left, (bottom ?? 0) - y, ...size])).to.deep.equal([
          [80, 28, 140, 28],
          [280, 28, 100, 28],
          [80, 0, 300, 28],
        ]);
        const end = index === 0 ? '' : `_${index + 1}`;
        expect(own.map((each) => each.name)).to.deep.equal([`氏名${end}`, `続柄${end}`, `住所${end}`]);
      });
      const [repeat, ...others] = report.repeats;
      expect(others).to.deep.equal([]);
      expect(repeat).to.deep.include({ page: 1, rows: 4, pitch: Math.round((pitch * 2540) / 72) / 100 });
      expect(repeat?.fields.map((field) => field.name)).to.deep.equal(['氏名', '続柄', '住所']);
      expect(checkFormFields({ format: 1, fields: [], repeats: [...report.repeats] })).to.deep.equal([]);
    });
  }
});
