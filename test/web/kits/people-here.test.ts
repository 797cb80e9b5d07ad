import { expect } from 'chai';
import { goneMs, PeopleHere } from '../../../packages/web/src/screens/admin/applications/build/presence/people-here.ts';

const message = (admin_id: number, tab: string, state: 'arrived' | 'here' | 'left') => ({
  workspace_id: null,
  application_id: 1,
  admin_id,
  name: `運営 ${admin_id}`,
  tab,
  state,
});

describe('people who have an application open', () => {
  it('are there once, whichever of their screens is heard of, and gone with the last', () => {
    const here = new PeopleHere();
    here.hear(message(2, 'tab-of-2-a', 'arrived'), 0);
    here.hear(message(2, 'tab-of-2-b', 'here'), 0);
    here.hear(message(1, 'tab-of-1', 'here'), 0);
    expect(here.people.map(({ id }) => id)).to.deep.equal([1, 2]);
    here.hear(message(2, 'tab-of-2-a', 'left'), 1);
    expect(here.people.map(({ id }) => id)).to.deep.equal([1, 2]);
    here.hear(message(2, 'tab-of-2-b', 'left'), 1);
    expect(here.people).to.deep.equal([{ id: 1, name: '運営 1' }]);
  });

  it('are gone within a minute when nothing is heard of them', () => {
    const here = new PeopleHere();
    here.hear(message(1, 'tab-of-1', 'here'), 0);
    const { people } = here;
    here.hear(message(1, 'tab-of-1', 'here'), 1000);
    here.forget(goneMs);
    expect(here.people).to.equal(people);
    here.forget(1000 + goneMs);
    expect(here.people).to.deep.equal([]);
    expect(goneMs).to.be.lessThan(60_000);
  });
});
