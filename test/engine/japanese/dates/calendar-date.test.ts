import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  addDays,
  compareDates,
  countDaysBetween,
  countDaysInMonth,
  formatIsoDate,
  formatWeekday,
  getWeekday,
  isLeapYear,
  isValidDate,
  parseIsoDate,
} from '@shorui/engine/japanese';
import { arbitraryDate, day } from './arbitrary-date.ts';

describe('calendar dates', () => {
  it('knows leap years of the Gregorian calendar', () => {
    for (const year of [4, 1996, 2000, 2024, 2400]) expect(isLeapYear(year), String(year)).to.equal(true);
    for (const year of [1, 1900, 2023, 2100, 2200]) expect(isLeapYear(year), String(year)).to.equal(false);
  });

  it('counts the days of each month', () => {
    const days = Array.from({ length: 14 }, (_, month) => countDaysInMonth(2023, month));
    expect(days).to.deep.equal([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0]);
    expect(countDaysInMonth(2024, 2)).to.equal(29);
  });

  it('accepts days that exist and refuses all others', () => {
    for (const iso of ['0001-01-01', '2024-02-29', '9999-12-31']) expect(isValidDate(day(iso)), iso).to.equal(true);
    for (const iso of [
      '0000-12-31',
      '2023-02-29',
      '2024-13-01',
      '2024-00-01',
      '2024-04-31',
      '2024-01-00',
      '10000-01-01',
    ]) {
      expect(isValidDate(day(iso)), iso).to.equal(false);
    }
    expect(isValidDate({ year: 2024.5, month: 1, day: 1 })).to.equal(false);
    expect(isValidDate({ year: 2024, month: 1, day: Number.NaN })).to.equal(false);
  });

  it('reads ISO dates strictly and gives the reason for refusing one', () => {
    const cases: [text: string, expected: string][] = [
      ['2024-01-31', '2024-01-31'],
      ['2024-02-29', '2024-02-29'],
      ['', 'empty'],
      ['　', 'empty'],
      ['2024/01/31', 'unreadable'],
      ['2024-1-31', 'unreadable'],
      ['20240131', 'unreadable'],
      ['2024-01-31 ', 'unreadable'],
      ['２０２４-01-31', 'unreadable'],
      ['31-01-2024', 'unreadable'],
      ['2024-01', 'unreadable'],
      ['0000-01-01', 'year_out_of_range'],
      ['2024-13-01', 'no_such_month'],
      ['2024-00-01', 'no_such_month'],
      ['2024-02-30', 'no_such_day'],
      ['2023-02-29', 'no_such_day'],
      ['2024-01-00', 'no_such_day'],
    ];
    for (const [text, expected] of cases) {
      const date = parseIsoDate(text);
      expect(date.ok ? formatIsoDate(date.value) : date.reason, text).to.equal(expected);
    }
  });

  it('orders days', () => {
    const sorted = ['2024-01-31', '2023-12-31', '2024-02-01', '2024-01-01'].map(day).sort(compareDates);
    expect(sorted.map(formatIsoDate)).to.deep.equal(['2023-12-31', '2024-01-01', '2024-01-31', '2024-02-01']);
    expect(compareDates(day('2024-01-31'), day('2024-01-31'))).to.equal(0);
  });

  it('adds days over the ends of months, years and centuries', () => {
    const cases: [from: string, days: number, to: string][] = [
      ['2024-02-28', 1, '2024-02-29'],
      ['2023-02-28', 1, '2023-03-01'],
      ['1900-02-28', 1, '1900-03-01'],
      ['2000-02-28', 1, '2000-02-29'],
      ['2024-12-31', 1, '2025-01-01'],
      ['2024-01-01', -1, '2023-12-31'],
      ['2024-03-01', -1, '2024-02-29'],
      ['1970-01-01', 0, '1970-01-01'],
      ['2000-01-01', 146_097, '2400-01-01'],
    ];
    for (const [from, days, to] of cases) expect(formatIsoDate(addDays(day(from), days)), from).to.equal(to);
  });

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        const platform = new Date(0);
        platform.setUTCFullYear(date.year, date.month - 1, date.day);
        expect(isValidDate(date)).to.equal(true);
        expect(platform.toISOString().slice(0, 10)).to.equal(formatIsoDate(date));
        expect(getWeekday(date)).to.equal(platform.getUTCDay());
      }),
    );
  });

  it('inverts any addition of days', () => {
    fc.assert(
      fc.property(arbitraryDate, fc.integer({ min: -1_000_000, max: 1_000_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(countDaysBetween(date, moved)).to.equal(days);
        expect(addDays(moved, -days)).to.deep.equal(date);
        expect(Math.sign(compareDates(moved, date))).to.equal(Math.sign(days));
      }),
    );
  });

  it('reads back every ISO date it writes', () => {
    fc.assert(
      fc.property(arbitraryDate, (date) => {
        expect(parseIsoDate(formatIsoDate(date))).to.deep.equal({ ok: true, value: date });
      }),
    );
  });

  it('names weekdays', () => {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day('2024-01-28'), index));
    expect(week.map((date) => formatWeekday(date)).join('')).to.equal('日月火水木金土');
    expect(formatWeekday(day('2024-01-31'), 'long')).to.equal('水曜日');
  });
});
