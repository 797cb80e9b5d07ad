import { expect } from 'chai';
import { dayOf, deadlineOf, timeOf } from '../../../packages/web/src/messages/dates.ts';

describe('days and times of the server on a screen', () => {
  it('are written as the Japanese format of the platform writes them, in the zone of the browser', () => {
    const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const days = new Intl.DateTimeFormat('ja-JP', day);
    const times = new Intl.DateTimeFormat('ja-JP', { ...day, hour: '2-digit', minute: '2-digit' });
    for (const instant of [
      '2025-01-01T00:00:00Z',
      '2024-02-29T14:59:59.999Z',
      '2026-12-31T15:00:00Z',
      '1989-01-07T03:04:00Z',
    ]) {
      expect(dayOf(instant)).to.equal(days.format(new Date(instant)));
      expect(timeOf(instant)).to.equal(times.format(new Date(instant)));
    }
  });

  it('have their weekday where something is due', () => {
    expect(['2026-12-12', '2024-02-29', '2025-01-06'].map(deadlineOf)).to.deep.equal([
      '2026/12/12（土）',
      '2024/02/29（木）',
      '2025/01/06（月）',
    ]);
  });
});
