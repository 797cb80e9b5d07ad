import { expect } from 'chai';
import { fillBlanks } from '@shorui/engine/document';
import { cell, p, row, run, table } from '../word/support/make-docx.ts';
import { partOf, textOf } from '../word/support/read-docx.ts';
import { inShort, proposeFor } from './shown-proposals.ts';

describe('blanks of a Word file that is laid out as a form', () => {
  it('find the cells of grids: pairs of words and room in a row, and one row below the names of columns', () => {
    const { proposals, text } = proposeFor(
      table(
        row('申込者', '氏　　名', '', '印'),
        row('', '生年月日', '昭和・平成　　年　　月　　日', ''),
        row('', '雇用期間', '　　年　　月　　日から　　年　　月　　日まで', ''),
      ) +
        table(
          row('電話番号', '＿＿＿＿＿＿', '年齢', '　　歳'),
          row('勤務先', '［　　　　　］', '月収', '金　　　　　円'),
        ) +
        table(row('商品名', '数量', '単価'), row('', '', '')) +
        // A full table has no answers.
        table(row('番号', '地域', '備考'), row('11', '不明', ''), row('12', '東京', '')),
    );
    expect(inShort(proposals)).to.deep.equal([
      '氏名・連絡先: 氏名=10 電話番号=13',
      '日付: 生年月日=5',
      '雇用期間: 雇用期間の開始日=5 雇用期間の終了日=5',
      'その他: 年齢=3 勤務先=1 商品名=1 数量=3',
      '金額: 月収=3 単価=3',
    ]);
    expect(text).to.include.members([
      '{{雇用期間の開始日}}から{{雇用期間の終了日}}まで',
      '［{{勤務先}}］',
      '金{{number 月収}}円',
    ]);
  });

  it('find lines, empty brackets and spaces before units in the middle of words', () => {
    const { proposals, text } = proposeFor(
      [
        p('　　　　　　　　　　殿'),
        p('氏名＿＿＿＿＿　年齢＿＿＿歳　性別＿＿'),
        p('ふりがな（　　　　　）'),
        p('甲は乙に対し、手数料＿＿＿＿円及び金　　　　円を、＿＿＿＿銀行の口座に支払う。'),
        p('契約期間：　　年　　月　　日から　　年　　月　　日まで'),
        // A box to check, an article and spaces between words are no blanks.
        p('[ ] 同意する'),
        p('第（　　　）条　　　以上'),
      ].join(''),
    );
    expect(inShort(proposals)).to.deep.equal([
      '記入事項: 宛名=1 年齢=3 性別=1 銀行名=1',
      '氏名・連絡先: 氏名=10 ふりがな=1',
      '金額: 手数料=3 金額=3',
      '契約期間: 契約期間の開始日=5 契約期間の終了日=5',
    ]);
    expect(text).to.deep.equal([
      '{{宛名}}殿',
      '氏名{{氏名}}　年齢{{年齢}}歳　性別{{性別}}',
      'ふりがな（{{ふりがな}}）',
      '甲は乙に対し、手数料{{number 手数料}}円及び金{{number 金額}}円を、{{銀行名}}銀行の口座に支払う。',
      '契約期間：{{契約期間の開始日}}から{{契約期間の終了日}}まで',
      '[ ] 同意する',
      '第（　　　）条　　　以上',
    ]);
  });

  it('find the room in headers and footers, and ask once what several of them print', () => {
    const header = p('文書番号：＿＿＿＿＿') + table(row('作成日', '　　年　　月　　日')) + p('');
    const { proposals, bytes } = proposeFor(p('業務委託契約書'), {
      'header1.xml': header,
      'header2.xml': header,
      'footer1.xml': p('担当者名：　　　　　　'),
    });
    expect(inShort(proposals)).to.have.members(['その他: 文書番号=1', '日付: 作成日=5', '氏名・連絡先: 担当者名=1']);
    for (const name of ['header1', 'header2'])
      expect(textOf(bytes, `word/${name}.xml`).split('\n')).to.deep.equal([
        '文書番号：{{文書番号}}',
        '作成日 | {{作成日}}',
        '',
      ]);
    expect(textOf(bytes, 'word/footer1.xml')).to.equal('担当者名：{{担当者名}}');
    const laid = fillBlanks(
      undefined,
      proposals.questions.flatMap(({ fields }) => fields.flatMap(({ blanks = [] }) => blanks)),
    );
    expect(laid.children.map(({ type, part }) => [type, part])).to.have.deep.members([
      ['header', 'word/header1.xml'],
      ['header', 'word/header2.xml'],
      ['footer', 'word/footer1.xml'],
    ]);
  });

  it('find content controls that show their placeholders, which they hold no more afterwards', () => {
    const control = (title: string, placeholder: string, kind = '<w:text/>'): string =>
      `<w:sdt><w:sdtPr>${title === '' ? '' : `<w:alias w:val="${title}"/>`}<w:dataBinding w:xpath="/a" w:storeItemID="{1}"/>` +
      `<w:showingPlcHdr/>${kind}</w:sdtPr><w:sdtContent>${run(placeholder, '<w:rStyle w:val="a3"/>')}</w:sdtContent></w:sdt>`;
    const choices = '<w:dropDownList><w:listItem w:displayText="アイテムを選択" w:value=""/>'.concat(
      '<w:listItem w:displayText="新規" w:value="1"/><w:listItem w:displayText="更新" w:value="2"/></w:dropDownList>',
    );
    const date = '<w:date><w:dateFormat w:val="ggge年M月d日"/></w:date>';
    const { proposals, bytes, text } = proposeFor(
      `<w:p>${run('会社名：')}${control('', 'クリックまたはタップしてテキストを入力してください。')}</w:p>` +
        `<w:p>${control('', '［甲の名称］')}${run('と')}${control('', '乙の名称を入力')}${run('は、契約する。')}</w:p>` +
        table(
          row('契約日', cell(`<w:p>${control('契約締結日', '日付を選択', date)}</w:p>`)),
          row('区分', cell(`<w:p>${control('', 'アイテムを選択してください。', choices)}</w:p>`)),
        ) +
        // What somebody filled in stays.
        `<w:sdt><w:sdtPr><w:alias w:val="件名"/></w:sdtPr><w:sdtContent>${p('見積の件')}</w:sdtContent></w:sdt>`,
    );
    expect(inShort(proposals)).to.deep.equal([
      '氏名・連絡先: 会社名=1 甲の名称=1 乙の名称=1',
      '日付: 契約締結日=5',
      'その他: 区分=6',
    ]);
    const fields = proposals.questions.flatMap((question) => question.fields);
    expect(fields.find(({ name }) => name === '契約締結日')?.date_format).to.equal('ggge年M月D日');
    expect(fields.find(({ name }) => name === '区分')?.options?.map(({ text: shown }) => shown)).to.deep.equal([
      '新規',
      '更新',
    ]);
    expect(text.slice(0, 2)).to.deep.equal(['会社名：{{会社名}}', '{{甲の名称}}と{{乙の名称}}は、契約する。']);
    expect(partOf(bytes))
      .to.include('<w:alias w:val="件名"/>')
      .and.not.match(/showingPlcHdr|dataBinding|rStyle/);
  });
});
