import { expect } from 'chai';
import { box, drawnFile, words } from '../../engine/pdf/inspect/support.ts';
import { eachDatabase } from '../support/each-database.ts';
import { dataOf, proposingStaff } from './proposing-staff.ts';

/** A list of three rows 品名 and 金額 with 小計, 消費税 and 合計 below it. */
const form = drawnFile(
  [
    box(20, 250, 200, 20) + words('品名', 30, 256) + box(220, 250, 120, 20) + words('金額', 230, 256),
    ...[0, 1, 2].map((row) => box(20, 230 - row * 20, 200, 20) + box(220, 230 - row * 20, 120, 20)),
    ...['小計', '消費税', '合計'].map(
      (name, at) =>
        box(20, 170 - at * 20, 200, 20) + words(name, 180, 176 - at * 20, 6) + box(220, 170 - at * 20, 120, 20),
    ),
  ].join(''),
);

eachDatabase('sums of PDF forms', (own) => {
  const running = proposingStaff(own);

  it('are computed from the rows and the tax', async () => {
    const builder = running();
    const pdf = await builder.upload('pdf', form, '見積書.pdf');
    const { questions, version } = await builder.proposals(pdf);
    dataOf(await builder.create({ questions, file_id: pdf, version }));
    const rows = [
      { 品名: '机', 金額: 1200 },
      { 品名: '椅子', 金額: 300 },
    ];
    const sheet = await builder.preview(pdf, { 明細: rows, 消費税_金額: 150 });
    const numbers = (sheet?.text ?? '').match(/[\d,]+/gu);
    expect(numbers).to.include.members(['1200', '300', '1500', '150', '1650']);
  });
});
