import { expect } from 'chai';
import { addressOf, conditionsOf } from '../../../packages/web/src/screens/document/search/search-body.ts';

describe('the conditions of the search for documents', () => {
  const filters = {
    category: '3',
    from: '2026-04-01',
    least: '1000',
    party: '青空',
    kind: 'pdf',
    approve: '1',
    shared: '0',
    creator: '7',
    until: '2026-04-30',
    'meta12-from': '10',
    'meta12-to': '20',
    'meta5-values': 'a',
  };

  it('are what the server is asked for', () => {
    expect(conditionsOf({ q: '契約', filters })).to.deep.equal({
      keyword: '契約',
      category_id: 3,
      record_date_from: '2026-04-01',
      record_amount_from: 1000,
      record_party: '青空',
      kinds: ['pdf'],
      approves: [1],
      is_shared: false,
      created_user_id: 7,
      created_to: '2026-04-30',
      metas: [
        { meta_id: 12, from: '10', to: '20' },
        { meta_id: 5, values: ['a'] },
      ],
    });
    expect(conditionsOf({ q: '', filters: {} })).to.deep.equal({});
  });

  it('come back into the address as they were', () => {
    const address = addressOf({ ...conditionsOf({ q: '契約', filters }), sort: 'name' });
    expect(address).to.deep.equal({ q: '契約', sort: 'name', ...filters });
  });
});
