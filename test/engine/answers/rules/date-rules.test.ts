import { checkRule } from '@shorui/engine/answers';
import { expect } from 'chai';
import * as fc from 'fast-check';
import { describeRule } from './describe-rule.ts';

const realDates = ['2024-01-31', '2024-02-29', '1999-12-31', '2000-02-29', '0001-01-01', '9999-12-31'];
const noDates = [
  '2024/01/31',
  '31-01-2024',
  '2024-13-01',
  '2024-02-30',
  '2023-02-29',
  '1900-02-29',
  '20240131',
  'abc',
  '2024-01',
  '2024-1-31',
  '2024-00-10',
  '2024-01-00',
  '２０２４-01-31',
  '2024-01-31 ',
  '0000-01-01',
  20240131,
];

describeRule('date_format', {
  params: { field: '契約日' },
  passes: [...realDates, '', null],
  fails: noDates,
  message: '契約日付が正しい形式ではありません',
});

describeRule('datetime_format', {
  passes: [...realDates, ''],
  fails: [...noDates, '2024-01-31 10:00'],
  message: 'Datetime is not valid. Valid format: YYYY-MM-DD',
});

describe('form rule date_format with a format', () => {
  const table: Readonly<Record<string, { passes: readonly string[]; fails: readonly string[] }>> = {
    'YYYY/MM/DD': { passes: ['2024/01/31'], fails: ['2024-01-31', '2024/1/31'] },
    YYYY年MM月DD日: { passes: ['2024年01月31日'], fails: ['2024年1月31日', '2024年02月30日'] },
    YYYY年M月D日: { passes: ['2024年1月31日', '2024年12月1日'], fails: ['2024年01月31日', '2024年1月32日'] },
    'D.M.YYYY': { passes: ['31.1.2024'], fails: ['31x1x2024', '1.31.2024'] },
    ggge年M月D日: {
      passes: ['令和6年1月31日', '令和元年5月1日', '平成31年4月30日', '昭和64年1月7日', '令和1年5月1日'],
      fails: [
        '令和元年4月30日',
        '平成31年5月1日',
        '昭和64年1月8日',
        '令和0年1月1日',
        '慶応4年1月1日',
        '令和6年2月30日',
      ],
    },
  };
  for (const [format, { passes, fails }] of Object.entries(table)) {
    it(`reads ${format} as it is written`, () => {
      for (const value of passes)
        expect(checkRule('date_format', value, { format }), value).to.deep.equal({ ok: true });
      for (const value of fails) expect(checkRule('date_format', value, { format }).ok, value).to.equal(false);
    });
  }
});

describeRule('date_between', {
  withParams: true,
  params: { field: '契約日', min: '2024-01-01', max: '2024-12-31' },
  passes: [
    ...['2024-01-01', '2024-12-31', '2024-02-29', '2024-12-31 23:59:59', ''].map((value) => ({ value })),
    { value: '2024-05-05', params: { field: '日', min: '2024-05-05', max: '2024-05-05' } },
  ],
  fails: ['2023-12-31', '2025-01-01', '2024-02-30', 'abc', '2024/06/01', 5].map((value) => ({ value })),
  message: '{field}は{min}から{max}の間でなければなりません',
});

describeRule('date_after', {
  params: { min: '2024-03-31' },
  passes: ['2024-04-01', '2024-12-31', '2025-03-31', ''],
  fails: ['2024-03-31', '2024-03-30', '2023-12-31', 'abc', '2024-04-31'],
  message: '2024-03-31より後の日付を指定してください。',
});

describeRule('range_date', {
  withParams: true,
  passes: [
    { value: { start: '2024-01-01', end: '2024-01-01' } },
    { value: { start: '2024-02-28', end: '2024-02-29' } },
    { value: { start: '', end: '2024-01-01' } },
    { value: { start: '2024-01-01', end: null } },
    { value: { start: '2024-01-01 10:00', end: '2024-01-01 09:00' } },
    { value: '2024-04-01', params: { start: '2024-04-01' } },
  ],
  fails: [
    { value: { start: '2024-01-02', end: '2024-01-01' } },
    { value: { start: '2030-01-01', end: '2020-01-01' } },
    { value: { start: 'abc', end: '2020-01-01' } },
    { value: { start: '2020-01-01', end: '2020-01-32' } },
    { value: '2024-03-31', params: { start: '2024-04-01' } },
    { value: '2024-03-31' },
  ],
  message: '終了日は開始日以降である必要があります。',
});

describeRule('alarm_before_deadline', {
  withParams: true,
  passes: [
    { value: { alarm_at: '2024-05-01', deadline_at: '2024-05-01' } },
    { value: { alarm_at: '2024-05-01 09:00:00', deadline_at: '2024-05-01 09:00:00' } },
    { value: { alarm_at: '2024-05-01 23:59:59', deadline_at: '2024-05-01' } },
    { value: { alarm_at: '', deadline_at: '2024-05-01' } },
    { value: '2024-04-30 10:00', params: { deadline: '2024-05-01' } },
  ],
  fails: [
    { value: { alarm_at: '2024-05-02', deadline_at: '2024-05-01' } },
    { value: { alarm_at: '2024-05-01 09:00:01', deadline_at: '2024-05-01 09:00:00' } },
    { value: { alarm_at: '2024-05-01 24:00', deadline_at: '2024-05-01' } },
    { value: { alarm_at: 'soon', deadline_at: '2024-05-01' } },
    { value: '2024-05-02', params: { deadline: '2024-05-01' } },
    { value: '2024-05-02' },
  ],
  message: 'アラームは期限以前の日時を指定してください。',
});

describeRule('required_date', {
  params: { field: '契約日' },
  passes: [
    { year: '2024', month: '1', day: '15' },
    { year: 2024, month: 1, day: 15 },
    '2024-01-15',
    '2024/1/15',
    { era: '令和', year: '6', month: '1', day: '15' },
  ],
  fails: [
    { year: '', month: '1', day: '15' },
    { year: '2024', month: '', day: '15' },
    { year: '2024', month: '1', day: ' ' },
    { year: '2024', month: '1' },
    { era: '', year: '6', month: '1', day: '15' },
    '',
    null,
    '2024-01',
    '2024--01',
    {},
    5,
  ],
  message: '契約日は必須項目です',
});

describe('date rules', () => {
  it('agree with the calendar about every day', () => {
    const day = fc.date({ min: new Date(Date.UTC(1, 0, 1)), max: new Date(Date.UTC(9998, 0, 1)), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (first, second) => {
        const [start, end] = [first.toISOString().slice(0, 10), second.toISOString().slice(0, 10)];
        expect(checkRule('datetime_format', start)).to.deep.equal({ ok: true });
        expect(checkRule('range_date', { start, end }).ok).to.equal(start <= end);
        expect(checkRule('date_after', end, { min: start }).ok).to.equal(start < end);
      }),
    );
  });
});
