/** Sample answers to the starter bundle. Dates, numbers and telephone numbers may be typed as Japanese users type them. */
export const starterAnswers = {
  送付日: '令和8年4月1日',
  宛先会社名: '株式会社山田商店',
  宛先担当者: { last: '髙橋', first: '一郎' },
  差出人会社名: '合同会社みどり企画',
  差出人担当者: { last: '鈴木', first: '花子' },
  差出人電話番号: '０３－１２３４－５６７８',
  同封書類: [
    { 書類名: '業務委託契約書', 部数: 2 },
    { 書類名: '会社案内', 部数: '１' },
  ],
  返送: '要',
  返送期限: '2026-04-15',
};
