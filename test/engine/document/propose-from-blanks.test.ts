import { expect } from 'chai';
import { readWordText } from '@shorui/engine/convert';
import { fillBlanks, proposeFromBlanks } from '@shorui/engine/document';
import { applyReplacements, documentFromTemplate } from '@shorui/engine/editor';
import { realFiles } from '../../support/real-files.ts';
import { makeDocx, p } from '../word/support/make-docx.ts';
import { emptyApplication, inShort } from './shown-proposals.ts';

describe('proposals of questions from the blanks of a Word file', () => {
  it('find where a Word file without tags leaves room, and fill it in with tags', () => {
    const cell = (text: string): string => `<w:tc>${p(text)}</w:tc>`;
    const row = (...texts: string[]): string => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
    const table = (...rows: string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;
    const word = makeDocx(
      [
        table(row('１．氏　　名', ''), row('生年月日', '昭和　　年　　月　　日'), row('備考（任意）', '')),
        table(row('品名', '例のある表'), row('数量', '三')),
        table(row('会議名', '○○委員会'), row('開催場所', '第一会議室')),
        p('甲は、●●システムの開発を乙に委託し、○○○円を支払う。第○条により、●●システムを納品する。'),
        p('本契約は●地方裁判所を第一審とする。次のとおり：'),
        p('契約締結日：　　　　年　　月　　日'),
        p('手付金額　　　　　　　　円'),
        p('電話番号：'),
        p('甲'),
        p('住所　　　　　　　　　　'),
        p('氏名　　　　　　　　　印'),
        p('乙'),
        p('以上'),
      ].join(''),
    );
    const proposals = proposeFromBlanks(emptyApplication, documentFromTemplate(word));
    expect(inShort(proposals)).to.deep.equal([
      '氏名・連絡先: 氏名=10 電話番号=13 乙の名称=1',
      '日付: 生年月日=5 契約締結日=5',
      'その他: 備考=2 会議名=1 開催場所=1 システム名=1 地方裁判所名=1',
      '金額: 金額=3 手付金額=3',
      '甲: 甲の住所=11 甲の氏名=10',
    ]);
    const fields = proposals.questions.flatMap((question) => question.fields);
    expect(fields.find(({ name }) => name === '生年月日')?.date_format).to.equal('ggge年M月D日');
    const document = fillBlanks(
      undefined,
      fields.flatMap(({ blanks = [] }) => blanks),
    );
    const { bytes } = applyReplacements(word, document);
    expect(readWordText(bytes).join('\n').split('\n')).to.include.members([
      '甲は、{{システム名}}システムの開発を乙に委託し、{{number 金額}}円を支払う。第○条により、{{システム名}}システムを納品する。',
      '本契約は{{地方裁判所名}}地方裁判所を第一審とする。次のとおり：',
      '契約締結日：{{契約締結日}}',
      '電話番号：{{電話番号}}',
      '住所　　{{甲の住所}}',
      '氏名　　{{甲の氏名}}印',
      '乙　{{乙の名称}}',
    ]);
    // What is filled in is not proposed again, and other settings of the file stay.
    expect(proposeFromBlanks(emptyApplication, documentFromTemplate(word), document).questions).to.deep.equal([]);
    const [only] = fields[0]?.blanks ?? [];
    const laid = {
      children: [
        {
          type: 'section' as const,
          path: [0],
          children: [{ type: 'paragraph' as const, path: [0, 9], options: { ruleId: 3 } }],
        },
      ],
    };
    expect(
      fillBlanks(laid, only === undefined ? [] : [only]).children[0]?.children?.map(({ path }) => path),
    ).to.deep.equal([
      [0, 0],
      [0, 9],
    ]);
  });

  for (const { name, bytes } of realFiles('Blanks of a real Word file become questions', /^P0[123].*\.docx$/)) {
    it(`ask what a real Word file leaves open: ${name}`, () => {
      const expected: Readonly<Record<string, readonly string[]>> = {
        P01: [],
        P02: ['記入事項: 地方裁判所名=1', '日付: 日付=5', '氏名・連絡先: 甲の名称=1 乙の名称=1'],
        P03: ['記入事項: 議題=1 開催日時=1 開催場所=1 議事録作成者=1 画面名=1 業務名=1'],
      };
      const proposals = proposeFromBlanks(emptyApplication, documentFromTemplate(bytes));
      expect(inShort(proposals)).to.deep.equal(expected[name.slice(0, 3)]);
      const blanks = proposals.questions.flatMap(({ fields }) => fields.flatMap(({ blanks: own = [] }) => own));
      const text = readWordText(applyReplacements(bytes, fillBlanks(undefined, blanks)).bytes).join('\n');
      for (const { to } of blanks) expect(text).to.include(to);
    });
  }
});
