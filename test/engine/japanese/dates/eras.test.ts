import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  addDays,
  compareDates,
  eras,
  findEra,
  formatBothCalendars,
  formatDate,
  formatWareki,
  getEraYear,
  parseDate,
  type WarekiStyle,
} from '@shorui/engine/japanese';
import { arbitraryDate, arbitraryEraDate, day } from './arbitrary-date.ts';

describe('Japanese eras', () => {
  it('change on their exact days', () => {
    const cases: [iso: string, wareki: string][] = [
      ['1873-01-01', '明治6年1月1日'],
      ['1912-07-29', '明治45年7月29日'],
      ['1912-07-30', '大正元年7月30日'],
      ['1926-12-24', '大正15年12月24日'],
      ['1926-12-25', '昭和元年12月25日'],
      ['1927-01-01', '昭和2年1月1日'],
      ['1989-01-07', '昭和64年1月7日'],
      ['1989-01-08', '平成元年1月8日'],
      ['2019-04-30', '平成31年4月30日'],
      ['2019-05-01', '令和元年5月1日'],
      ['2024-01-31', '令和6年1月31日'],
    ];
    for (const [iso, wareki] of cases) expect(formatWareki(day(iso)), iso).to.equal(wareki);
  });

  it('follow one another without a gap', () => {
    for (const [index, era] of eras.slice(1).entries()) {
      const next = eras[index];
      expect(era.end && addDays(era.end, 1), era.name).to.deep.equal(next?.start);
    }
    expect(eras[0]?.end).to.equal(undefined);
  });

  it('hold every day from 1873 on, and none before', () => {
    expect(findEra(day('1872-12-31'))).to.equal(undefined);
    fc.assert(
      fc.property(arbitraryEraDate, (date) => {
        const era = findEra(date);
        expect(era).to.not.equal(undefined);
        if (era === undefined) return;
        expect(compareDates(date, era.start)).to.be.at.least(0);
        if (era.end !== undefined) expect(compareDates(date, era.end)).to.be.at.most(0);
        expect(getEraYear(date, era)).to.be.at.least(1);
      }),
    );
  });
});

describe('dates in words', () => {
  it('come in each style of the era', () => {
    const cases: [iso: string, style: WarekiStyle, expected: string][] = [
      ['2024-01-31', 'long', '令和6年1月31日'],
      ['2024-01-31', 'padded', '令和06年01月31日'],
      ['2024-01-31', 'short', 'R6.1.31'],
      ['2024-01-31', 'short_padded', 'R06.01.31'],
      ['2024-01-31', 'kanji', '令和六年一月三十一日'],
      ['2019-05-01', 'long', '令和元年5月1日'],
      ['2019-05-01', 'padded', '令和元年05月01日'],
      ['2019-05-01', 'short', 'R1.5.1'],
      ['2019-05-01', 'short_padded', 'R01.05.01'],
      ['2019-05-01', 'kanji', '令和元年五月一日'],
      ['2018-10-20', 'kanji', '平成三十年十月二十日'],
      ['1989-01-07', 'kanji', '昭和六十四年一月七日'],
      ['1850-01-02', 'long', '西暦1850年1月2日'],
      ['1850-01-02', 'short', '西暦1850.1.2'],
      ['1850-01-02', 'kanji', '西暦一八五〇年一月二日'],
    ];
    for (const [iso, style, expected] of cases) expect(formatWareki(day(iso), style), expected).to.equal(expected);
  });

  it('come in both calendars at once', () => {
    expect(formatBothCalendars(day('2024-01-31'))).to.equal('2024年（令和6年）1月31日');
    expect(formatBothCalendars(day('2019-05-01'), 'wareki')).to.equal('令和元年（2019年）5月1日');
    expect(formatBothCalendars(day('1850-01-02'))).to.equal('1850年1月2日');
  });

  it('follow the pattern of a date field', () => {
    const cases: [pattern: string, expected: string][] = [
      ['YYYY-MM-DD', '2024-01-05'],
      ['YYYY年MM月DD日', '2024年01月05日'],
      ['YYYY年M月D日', '2024年1月5日'],
      ['YYYY/MM/DD', '2024/01/05'],
      ['ggge年M月D日', '令和6年1月5日'],
      ['gge.MM.DD', '令6.01.05'],
      ['ge/M/D', 'R6/1/5'],
      ['gee.MM.DD', 'R06.01.05'],
      ['gggee年 ggee年', '令和06年 令06年'],
      ['YY.M.D', '24.1.5'],
      ['M月D日（ddd）', '1月5日（金）'],
      ['M月D日(曜)', '1月5日(金)'],
      ['M/D aaa', '1/5 金'],
      ['dddd aaaa 曜日', '金曜日 金曜日 金曜日'],
      ['M月D日 ddd曜日', '1月5日 金曜日'],
      ['M/D(ddd曜)', '1/5(金曜)'],
      ['[DD]D', 'DD5'],
      ['[]D', '5'],
      ['作成：YYYY', '作成：2024'],
      ['', ''],
    ];
    for (const [pattern, expected] of cases) expect(formatDate(day('2024-01-05'), pattern), pattern).to.equal(expected);
  });

  it('write the first year of an era as 元 only after its full name', () => {
    const first = day('2019-05-01');
    expect(formatDate(first, 'ggge年 gggee年 gge年 ge e ee')).to.equal('令和元年 令和元年 令元年 R1 1 01');
    expect(formatDate(day('0850-03-04'), 'YYYY ggge年 ge')).to.equal('0850 西暦850年 西暦850');
  });

  it('read back as the same day in every style', () => {
    const styles: WarekiStyle[] = ['long', 'padded', 'short', 'short_padded', 'kanji'];
    fc.assert(
      fc.property(arbitraryEraDate, fc.constantFrom(...styles), (date, style) => {
        expect(parseDate(formatWareki(date, style))).to.deep.equal({ ok: true, value: date });
      }),
    );
    const modern = arbitraryDate.filter((date) => date.year >= 1000);
    fc.assert(
      fc.property(modern, fc.constantFrom('western' as const, 'wareki' as const), (date, first) => {
        expect(parseDate(formatBothCalendars(date, first))).to.deep.equal({ ok: true, value: date });
      }),
    );
  });
});
