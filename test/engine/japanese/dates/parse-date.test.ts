import { expect } from 'chai';
import * as fc from 'fast-check';
import { formatDate, formatIsoDate, parseDate } from '@shorui/engine/japanese';
import { arbitraryEraDate } from './arbitrary-date.ts';

function read(text: string): string {
  const date = parseDate(text);
  return date.ok ? formatIsoDate(date.value) : date.reason;
}

function widen(text: string): string {
  return text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
}

describe('parseDate', () => {
  it('reads eras as people write them', () => {
    for (const text of [
      '令和4年12月3日',
      '令和 4 年 12 月 3 日',
      '　令和４年１２月３日　',
      '令和04年12月03日',
      '令和四年十二月三日',
      '令4年12月3日',
      'R4.12.3',
      'R4.12.03',
      'R04.12.03',
      'r4.12.3',
      'R.4.12.3',
      'Ｒ４．１２．３',
      'R4/12/3',
      'R4-12-3',
      'R4年12月3日',
      'Ｒ４－１２－３',
      'R4ー12ー3',
      'R4・12・3',
      'R041203',
      '令和4.12.3',
      '㋿4年12月3日',
      '令和4年12月3日（土）',
      '令和4年12月3日(土曜日)',
      '令和4年12月3日土曜日',
      '令和4年（2022年）12月3日',
    ]) {
      expect(read(text), text).to.equal('2022-12-03');
    }
  });

  it('reads the western calendar as people write it', () => {
    for (const text of [
      '2024-01-31',
      '2024-1-31',
      '2024/1/31',
      '2024/01/31',
      '２０２４／１／３１',
      '2024.1.31',
      '2024年1月31日',
      '2024年01月31日',
      '西暦2024年1月31日',
      '２０２４年１月３１日',
      '二〇二四年一月三十一日',
      '二千二十四年一月三十一日',
      '20240131',
      '２０２４０１３１',
      '2024年1月31日（水）',
      '2024/1/31(水)',
      '2024年（令和6年）1月31日',
      '2024−1−31',
    ]) {
      expect(read(text), text).to.equal('2024-01-31');
    }
  });

  it('reads every era, its signs and its borders', () => {
    const cases: [text: string, expected: string][] = [
      ['令和元年5月1日', '2019-05-01'],
      ['令和1年5月1日', '2019-05-01'],
      ['H27.4.1', '2015-04-01'],
      ['S64-1-7', '1989-01-07'],
      ['㍻31年4月30日', '2019-04-30'],
      ['㍼1年12月25日', '1926-12-25'],
      ['㍽元年7月30日', '1912-07-30'],
      ['㍾6年1月1日', '1873-01-01'],
      ['大正15年12月24日', '1926-12-24'],
      ['明治45年7月29日', '1912-07-29'],
      ['T1.7.30', '1912-07-30'],
      ['昭和三十年十月二十日', '1955-10-20'],
      ['0004-12-03', '0004-12-03'],
    ];
    for (const [text, expected] of cases) expect(read(text), text).to.equal(expected);
  });

  it('distinguishes the faults of a date, and never adjusts it', () => {
    const cases: [text: string, reason: string][] = [
      ['', 'empty'],
      [' 　\t', 'empty'],
      ['平成31年5月1日', 'after_era'],
      ['平成32年1月1日', 'after_era'],
      ['昭和64年1月8日', 'after_era'],
      ['大正15年12月25日', 'after_era'],
      ['明治45年7月30日', 'after_era'],
      ['平成元年1月7日', 'before_era'],
      ['令和元年4月30日', 'before_era'],
      ['令和1年1月1日', 'before_era'],
      ['明治5年12月31日', 'before_1873'],
      ['明治元年1月25日', 'before_1873'],
      ['令和0年1月1日', 'year_zero'],
      ['R0.1.1', 'year_zero'],
      ['令和〇年一月一日', 'year_zero'],
      ['慶応3年1月1日', 'unknown_era'],
      ['慶應三年一月一日', 'unknown_era'],
      ['令和4年13月1日', 'no_such_month'],
      ['令和4年0月1日', 'no_such_month'],
      ['令和4年2月30日', 'no_such_day'],
      ['令和5年2月29日', 'no_such_day'],
      ['2023/2/29', 'no_such_day'],
      ['20240230', 'no_such_day'],
      ['令和4年12月0日', 'no_such_day'],
      ['0000-01-01', 'year_out_of_range'],
      ['令和9999年1月1日', 'year_out_of_range'],
      ['令和4年12月3日（日）', 'weekday_mismatch'],
      ['2024年（令和5年）1月31日', 'calendar_mismatch'],
      ['2019年（平成31年）5月1日', 'after_era'],
    ];
    for (const [text, reason] of cases) expect(read(text), text).to.equal(reason);
  });

  it('refuses what is no date or could be more than one', () => {
    for (const text of [
      '4/12/3',
      '24/1/31',
      '4年12月3日',
      '1/31/2024',
      '31-01-2024',
      '2024-01',
      '2024年1月',
      '令和4年',
      '令和4年12月',
      '令和年12月3日',
      '令和4年12月3',
      '2024/1-31',
      '2024--1-31',
      '2024-01-31T00:00:00',
      'X4.12.3',
      '令和4年12月3日まで',
      '今日',
      '-',
      '12345',
      '999999999',
      `令和${'1'.repeat(500)}年1月1日`,
    ]) {
      expect(read(text), text).to.equal('unreadable');
    }
  });

  it('gives a day or a reason for any text, and does not throw', () => {
    const piece = fc.constantFrom(
      '令和',
      'R',
      '平成',
      '元',
      '4',
      '12',
      '三',
      '十',
      '年',
      '月',
      '日',
      '-',
      '/',
      '.',
      '（',
      '）',
      ' ',
      '㍻',
      'ー',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const date = parseDate(typed);
        if (date.ok) expect(formatIsoDate(date.value)).to.match(/^\d{4}-\d{2}-\d{2}$/);
        else expect(date.reason).to.be.a('string');
      }),
    );
  });

  it('reads any width and spacing of a date alike', () => {
    const pattern = fc.constantFrom(
      'ggge年M月D日',
      'ge.MM.DD',
      'YYYY/M/D',
      'YYYY-MM-DD',
      'YYYYMMDD',
      'ggge年M月D日（ddd）',
    );
    fc.assert(
      fc.property(arbitraryEraDate, pattern, (date, format) => {
        const text = formatDate(date, format);
        for (const variant of [text, widen(text), `　${text} `, text.replace(/(?<=\D)/g, ' ')]) {
          expect(parseDate(variant), variant).to.deep.equal({ ok: true, value: date });
        }
      }),
    );
  });
});
