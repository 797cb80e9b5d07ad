import { expect } from 'chai';
import { dayInJapan, monthInJapan, startOfDayInJapan, timeInJapan } from '../../../packages/server/src/time/japan.ts';

describe('days in Japan', () => {
  it('change at 15:00 UTC', () => {
    expect(dayInJapan(new Date('2026-03-31T14:59:59.999Z'))).to.equal('2026-03-31');
    expect(dayInJapan(new Date('2026-03-31T15:00:00Z'))).to.equal('2026-04-01');
    expect(dayInJapan(new Date('2026-12-31T20:00:00Z'), 59)).to.equal('2027-03-01');
    expect(dayInJapan(new Date('2028-02-28T15:00:00Z'), 1)).to.equal('2028-03-01');
  });

  it('end where the next one begins', () => {
    expect(startOfDayInJapan('2026-04-01').toISOString()).to.equal('2026-03-31T15:00:00.000Z');
    for (const [month, from, to] of [
      ['2026-04', '2026-03-31T15:00:00.000Z', '2026-04-30T15:00:00.000Z'],
      ['2026-12', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
      ['2028-02', '2028-01-31T15:00:00.000Z', '2028-02-29T15:00:00.000Z'],
    ] as const) {
      const bounds = monthInJapan(month);
      expect([bounds.from.toISOString(), bounds.to.toISOString()], month).to.deep.equal([from, to]);
    }
  });

  it('are written with their offset, so that the instant stays the same', () => {
    const at = new Date('2026-03-31T23:30:15.000Z');
    expect(timeInJapan(at)).to.equal('2026-04-01T08:30:15+09:00');
    expect(new Date(timeInJapan(at)).getTime()).to.equal(at.getTime());
  });
});
