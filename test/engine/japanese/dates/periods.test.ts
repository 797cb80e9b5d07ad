import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  addMonths,
  addYears,
  compareDates,
  formatFiscalYear,
  formatIsoDate,
  getAge,
  getFiscalYear,
  getFiscalYearRange,
  getLegalAge,
  getPeriodEnd,
  getPeriodStart,
  type PeriodLength,
} from '@shorui/engine/japanese';
import { arbitraryEraDate, day } from './arbitrary-date.ts';

describe('periods by the calendar', () => {
  it('add months and keep to the end of shorter months', () => {
    const cases: [from: string, months: number, to: string][] = [
      ['2024-01-31', 1, '2024-02-29'],
      ['2023-01-31', 1, '2023-02-28'],
      ['2024-01-31', 2, '2024-03-31'],
      ['2024-03-31', -1, '2024-02-29'],
      ['2024-12-15', 1, '2025-01-15'],
      ['2024-01-15', -1, '2023-12-15'],
      ['2024-01-15', -25, '2021-12-15'],
      ['2024-08-31', 1, '2024-09-30'],
      ['2024-05-10', 0, '2024-05-10'],
    ];
    for (const [from, months, to] of cases) expect(formatIsoDate(addMonths(day(from), months)), from).to.equal(to);
    expect(addYears(day('2024-02-29'), 1)).to.deep.equal(day('2025-02-28'));
    expect(addYears(day('2024-02-29'), 4)).to.deep.equal(day('2028-02-29'));
  });

  it('end by 民法第143条 on the day before the corresponding day', () => {
    const cases: [start: string, length: PeriodLength, end: string][] = [
      ['2024-04-01', { months: 1 }, '2024-04-30'],
      ['2024-04-01', { years: 1 }, '2025-03-31'],
      ['2024-04-15', { months: 3 }, '2024-07-14'],
      ['2024-01-31', { months: 1 }, '2024-02-29'],
      ['2023-01-31', { months: 1 }, '2023-02-28'],
      ['2023-01-30', { months: 1 }, '2023-02-28'],
      ['2023-01-29', { months: 1 }, '2023-02-28'],
      ['2023-01-28', { months: 1 }, '2023-02-27'],
      ['2024-01-30', { months: 1 }, '2024-02-29'],
      ['2024-01-29', { months: 1 }, '2024-02-28'],
      ['2024-02-29', { years: 1 }, '2025-02-28'],
      ['2024-02-29', { years: 4 }, '2028-02-28'],
      ['2024-03-31', { months: 3 }, '2024-06-30'],
      ['2024-04-01', { days: 30 }, '2024-04-30'],
      ['2024-04-01', { weeks: 2 }, '2024-04-14'],
      ['2024-04-01', { months: 1, days: 1 }, '2024-05-01'],
      ['2024-12-01', { months: 1 }, '2024-12-31'],
      ['2024-04-01', {}, '2024-03-31'],
    ];
    for (const [start, length, end] of cases) {
      expect(formatIsoDate(getPeriodEnd(day(start), length)), `${start} ${JSON.stringify(length)}`).to.equal(end);
    }
  });

  it('do not count the day of the event by 民法第140条', () => {
    expect(getPeriodStart(day('2024-02-28'))).to.deep.equal(day('2024-02-29'));
    expect(getPeriodEnd(getPeriodStart(day('2024-04-10')), { weeks: 2 })).to.deep.equal(day('2024-04-24'));
  });

  it('never end later when they begin earlier', () => {
    fc.assert(
      fc.property(arbitraryEraDate, arbitraryEraDate, fc.integer({ min: 0, max: 240 }), (a, b, months) => {
        const [early, late] = compareDates(a, b) <= 0 ? [a, b] : [b, a];
        const [end, lateEnd] = [getPeriodEnd(early, { months }), getPeriodEnd(late, { months })];
        expect(compareDates(end, lateEnd)).to.be.at.most(0);
      }),
    );
  });
});

describe('ages', () => {
  it('grow on the birthday in everyday life, and the day before it in law', () => {
    const cases: [birth: string, on: string, everyday: number | undefined, legal: number | undefined][] = [
      ['2006-04-01', '2024-03-30', 17, 17],
      ['2006-04-01', '2024-03-31', 17, 18],
      ['2006-04-01', '2024-04-01', 18, 18],
      ['2006-04-02', '2024-03-31', 17, 17],
      ['2006-01-01', '2023-12-31', 17, 18],
      ['2004-02-29', '2023-02-27', 18, 18],
      ['2004-02-29', '2023-02-28', 18, 19],
      ['2004-02-29', '2023-03-01', 19, 19],
      ['2004-02-29', '2024-02-27', 19, 19],
      ['2004-02-29', '2024-02-28', 19, 20],
      ['2004-02-29', '2024-02-29', 20, 20],
      ['2004-03-01', '2024-02-28', 19, 19],
      ['2004-03-01', '2024-02-29', 19, 20],
      ['2004-03-01', '2023-02-28', 18, 19],
      ['2024-05-05', '2024-05-05', 0, 0],
      ['2024-05-05', '2024-05-04', undefined, undefined],
    ];
    for (const [birth, on, everyday, legal] of cases) {
      expect(getAge(day(birth), day(on)), `${birth} on ${on}`).to.equal(everyday);
      expect(getLegalAge(day(birth), day(on)), `${birth} on ${on} by law`).to.equal(legal);
    }
  });

  it('differ by at most one year between law and everyday life', () => {
    fc.assert(
      fc.property(arbitraryEraDate, arbitraryEraDate, (birth, on) => {
        const [age, legal] = [getAge(birth, on), getLegalAge(birth, on)];
        if (age === undefined || legal === undefined) expect(compareDates(on, birth)).to.be.below(0);
        else expect(legal - age).to.be.oneOf([0, 1]);
      }),
    );
  });
});

describe('fiscal years', () => {
  it('begin in April by default', () => {
    expect(getFiscalYear(day('2024-03-31'))).to.equal(2023);
    expect(getFiscalYear(day('2024-04-01'))).to.equal(2024);
    expect(getFiscalYear(day('2024-09-30'), 10)).to.equal(2023);
    expect(getFiscalYear(day('2024-01-01'), 1)).to.equal(2024);
    expect(getFiscalYearRange(2023)).to.deep.equal({ start: day('2023-04-01'), end: day('2024-03-31') });
    expect(getFiscalYearRange(2024, 3)).to.deep.equal({ start: day('2024-03-01'), end: day('2025-02-28') });
    expect(getFiscalYearRange(2024, 1)).to.deep.equal({ start: day('2024-01-01'), end: day('2024-12-31') });
  });

  it('hold exactly the days of their range', () => {
    fc.assert(
      fc.property(arbitraryEraDate, fc.integer({ min: 1, max: 12 }), (date, startMonth) => {
        const { start, end } = getFiscalYearRange(getFiscalYear(date, startMonth), startMonth);
        expect(compareDates(start, date)).to.be.at.most(0);
        expect(compareDates(date, end)).to.be.at.most(0);
      }),
    );
  });

  it('are named by the era of the day, once that era had begun', () => {
    const cases: [iso: string, expected: string][] = [
      ['2024-03-31', '令和5年度'],
      ['2024-04-01', '令和6年度'],
      ['2019-04-15', '平成31年度'],
      ['2019-05-15', '令和元年度'],
      ['2020-02-01', '令和元年度'],
      ['1989-02-01', '昭和63年度'],
      ['1989-04-01', '平成元年度'],
      ['1873-02-01', '明治5年度'],
      ['1872-05-01', '1872年度'],
    ];
    for (const [iso, expected] of cases) expect(formatFiscalYear(day(iso)), iso).to.equal(expected);
    expect(formatFiscalYear(day('2024-03-31'), 'western')).to.equal('2023年度');
    expect(formatFiscalYear(day('2024-09-01'), 'wareki', 10)).to.equal('令和5年度');
  });
});
