import { expect } from 'chai';
import { isExpired } from '../../../packages/server/src/domains/plans/is-expired.ts';

describe('the end of a trial', () => {
  const plan = { end_trial_date: '2026-03-31' };

  it('is midnight in Japan after its last day, not before', () => {
    expect(isExpired(plan, new Date('2026-03-31T14:59:59Z'))).to.equal(false);
    expect(isExpired(plan, new Date('2026-03-31T15:00:00Z'))).to.equal(true);
  });

  it('does not exist for a plan without a trial', () => {
    expect(isExpired({ end_trial_date: null }, new Date('2999-01-01T00:00:00Z'))).to.equal(false);
  });
});
