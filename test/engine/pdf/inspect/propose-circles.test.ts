import { expect } from 'chai';
import { box, inspect, proposed, words } from './support.ts';

/** The words to circle of a page as `name: word|word`, one for each choice, in their order. */
function circled(content: string): string[] {
  const choices = new Map<string, string[]>();
  for (const { kind, name, option = '' } of proposed(inspect(content)))
    if (kind === 'circle') choices.set(name, [...(choices.get(name) ?? []), option]);
  return [...choices].map(([name, options]) => `${name}: ${options.join('|')}`);
}

/** A row of a table: a cell with a label, and one with these words. */
const row = (label: string, text: string, y = 200): string =>
  box(20, y, 80, 30) + words(label, 30, y + 10) + box(100, y, 200, 30) + words(text, 110, y + 10);

describe('proposing words to circle', () => {
  it('proposes words that are offered together as one choice, named by the cell before them', () => {
    expect(circled(row('性別', '男・女'))).to.deep.equal(['性別: 男|女']);
    expect(circled(row('控除', '有・無'))).to.deep.equal(['控除: 有|無']);
    expect(circled(row('同意', 'はい・いいえ'))).to.deep.equal(['同意: はい|いいえ']);
    expect(circled(row('喫煙', '有／無'))).to.deep.equal(['喫煙: 有|無']);
    expect(circled(row('性別', '男　　・　　女'))).to.deep.equal(['性別: 男|女']);
    expect(circled(row('回答', 'は　い　・　いいえ'))).to.deep.equal(['回答: はい|いいえ']);
    // No box to write in is left over next to them.
    const small = box(20, 200, 80, 30) + words('性別', 30, 210) + box(100, 200, 200, 30) + words('男・女', 110, 210, 6);
    for (const content of [row('性別', '男・女'), small])
      expect(proposed(inspect(content)).map(({ kind }) => kind)).to.deep.equal(['circle', 'circle']);
  });

  it('circles each word alone, within its cell and not beyond the mark next to it', () => {
    const found = inspect(row('性別', '男・女'));
    expect(found.proposed.fields.map(({ style }) => style?.checkbox)).to.deep.equal([2, 2]);
    const [man, woman] = proposed(found).map(({ box: place }) => place);
    // 男 is at 110 to 120, the mark at 120 to 130, 女 at 130 to 140.
    expect(man?.[0]).to.be.within(105, 109);
    expect((man?.[0] ?? 0) + (man?.[2] ?? 0)).to.be.within(121, 125);
    expect(woman?.[0]).to.be.within(125, 129);
    const [low = 0, height = 0] = [man?.[1], man?.[3]];
    expect(low).to.be.within(200, 209);
    expect(low + height).to.be.within(219, 230);
    const narrow = inspect(
      box(20, 200, 80, 12) + words('性別', 30, 202) + box(100, 200, 60, 12) + words('男・女', 102, 202),
    );
    for (const { box: place } of proposed(narrow)) {
      expect(place[0]).to.be.at.least(100);
      expect(place[1]).to.be.at.least(200);
      expect((place[1] ?? 0) + (place[3] ?? 0)).to.be.at.most(212);
    }
  });

  it('names them by the words on their line, also several of one line', () => {
    expect(circled(words('配偶者の有無　有・無', 20, 200))).to.deep.equal(['配偶者の有無: 有|無']);
    expect(circled(words('介護（要・不要）', 20, 200))).to.deep.equal(['介護: 要|不要']);
    expect(circled(row('申請者', '男・女　　国籍　有・無'))).to.deep.equal(['性別: 男|女', '国籍: 有|無']);
    // 口座番号 names the number that is written behind them.
    expect(circled(row('口座番号', '普通・当座'))).to.deep.equal(['預金種目: 普通|当座']);
    expect(circled(row('預金の種類', '普通・当座'))).to.deep.equal(['預金の種類: 普通|当座']);
    // Two of one cell, on one line and on two.
    expect(circled(row('控除', '有・無　　有・無'))).to.deep.equal(['控除: 有|無', '控除_2: 有|無']);
    const lines = words('有・無', 110, 216, 8) + words('可・否', 110, 204, 8);
    expect(circled(row('控除', '') + lines)).to.deep.equal(['控除: 有|無', '控除_2: 可|否']);
  });

  it('proposes any words of a named cell with white around their marks, and room behind them', () => {
    const cell = box(20, 200, 80, 30) + words('届出人', 30, 210) + box(100, 200, 280, 30);
    const other = cell + words('本人　・　配偶者　・　子　・　その他（', 110, 210) + words('）', 360, 210);
    expect(circled(other)).to.deep.equal(['届出人: 本人|配偶者|子|その他']);
    expect(proposed(inspect(other)).map(({ kind, name }) => `${kind} ${name}`)).to.include('blank 届出人のその他');
    // Without white, or without a cell before them, they may be a text as well.
    expect(circled(row('届出人', '本人・配偶者・子'))).to.deep.equal([]);
    expect(circled(words('会社案内　・　沿革　・　採用', 20, 200))).to.deep.equal([]);
    expect(circled(words('目次　会社案内　・　沿革　・　採用', 20, 200))).to.deep.equal([]);
    expect(circled(box(100, 200, 200, 30) + words('会社案内　・　沿革', 110, 210))).to.deep.equal([]);
  });

  it('proposes eras in front of a date, also without marks between them', () => {
    const date = words('年', 220, 210) + words('月', 245, 210) + words('日', 270, 210);
    for (const eras of ['昭和・平成・令和', '昭和　平成　令和'])
      expect(circled(row('生年月日', eras) + date)).to.deep.equal(['生年月日_元号: 昭和|平成|令和']);
    for (const eras of ['明・大・昭・平・令', '明　大　昭　平　令'])
      expect(circled(row('生年月日', eras) + date)).to.deep.equal(['生年月日_元号: 明|大|昭|平|令']);
    expect(circled(row('生年月日', 'Ｔ・Ｓ・Ｈ') + date)).to.deep.equal([]);
    expect(circled(row('生年月日', 'T・S・H・R') + date)).to.deep.equal(['生年月日_元号: T|S|H|R']);
    expect(circled(row('校名', '明　大　平成館') + date)).to.deep.equal([]);
    expect(circled(row('記号', 'T　S　令和館') + date)).to.deep.equal([]);
    expect(circled(row('期間', '令　平') + date)).to.deep.equal([]);
  });

  it('makes the rows of a table choices of their own, and rows of a list one choice', () => {
    const rows = ['飲酒', '服薬', '手術'].map((label, at) => row(label, '有・無', 200 - at * 30)).join('');
    expect(circled(rows)).to.deep.equal(['飲酒: 有|無', '服薬: 有|無', '手術: 有|無']);
    const numbered = [1, 2, 3].map((at) => row(`問${at}`, 'はい・いいえ', 200 - at * 30)).join('');
    expect(circled(numbered)).to.deep.equal(['問1: はい|いいえ', '問2: はい|いいえ', '問3: はい|いいえ']);
    expect(inspect(numbered).repeats).to.deep.equal([]);
    const list = [0, 1, 2]
      .map(
        (at) => box(20, 200 - at * 30, 100, 30) + box(120, 200 - at * 30, 80, 30) + words('男・女', 130, 210 - at * 30),
      )
      .join('');
    const heads = box(20, 230, 100, 30) + words('氏名', 50, 240) + box(120, 230, 80, 30) + words('性別', 140, 240);
    expect(circled(heads + list)).to.deep.equal(['性別: 男|女', '性別_2: 男|女', '性別_3: 男|女']);
    expect(
      inspect(heads + list).repeats[0]?.fields.map(({ name, option_value: option }) => [name, option]),
    ).to.deep.equal([
      ['氏名', undefined],
      ['性別', '男'],
      ['性別', '女'],
    ]);
  });

  it('leaves running text, bullets, telephone numbers and words of sentences alone', () => {
    const texts = [
      '東京・大阪支店',
      '東京・大阪',
      '電話　03・1234',
      '03　・　1234',
      '・有　・無',
      '・　有　・　無',
      '男・女性',
      '全員男・女',
      '性別は男・女のいずれかとする',
      '届出の有・無を確認する',
      '（有・無）の欄に記入する',
      '「有・無」の欄',
      '男・女・こども料金',
      '有・有',
      '昭和・平成の記録',
    ];
    for (const text of texts) {
      expect(circled(words(text, 20, 200)), text).to.deep.equal([]);
      expect(circled(row('支店', text)), text).to.deep.equal([]);
    }
  });

  it('leaves heads of columns and rows alone: what they name is written in the cells', () => {
    const head = (text: string): string => box(20, 230, 100, 30) + words(text, 30, 240) + box(20, 200, 100, 30);
    expect(circled(head('有・無'))).to.deep.equal([]);
    expect(circled(head('フリガナ　・　氏名'))).to.deep.equal([]);
    // 性別（男・女） before an empty cell is its name, and words that are spread over a cell are a name.
    expect(circled(box(20, 200, 100, 30) + words('性別（男・女）', 25, 210) + box(120, 200, 100, 30))).to.deep.equal(
      [],
    );
    const spread = box(20, 200, 80, 30) + words('区分', 30, 210) + box(100, 200, 120, 30);
    expect(circled(spread + words('障　害　・　寡　婦', 105, 210))).to.deep.equal([]);
  });
});
