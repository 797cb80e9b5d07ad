import { expect } from 'chai';
import { refreshSearch } from '../../../packages/server/src/domains/documents/search/index-documents.ts';
import { eachDatabase } from '../support/each-database.ts';
import { marked, SearchBed } from './search-bed.ts';

eachDatabase('the conditions of a search for documents', (own) => {
  const bed = new SearchBed(own);

  it('combines date, amount and counterparty with ranges, and sorts by them', async () => {
    const record = (record_date: string, record_amount: string, record_party: string) => ({
      record_date,
      record_amount,
      record_party,
    });
    await bed.file('一', undefined, record('2026-01-31', '9800', '株式会社アオゾラ'));
    await bed.file('二', undefined, record('2026-02-01', '3300000000', '青空商事'));
    await bed.file('三', undefined, record('2026-03-15', '50000', '㈱アオゾラ'));
    await bed.file('四');
    expect(await bed.names({ record_party: 'ｱｵｿﾞﾗ', sort: 'record_date' })).to.deep.equal(['三', '一']);
    expect(
      await bed.names({ record_date_from: '2026-02-01', record_date_to: '2026-03-15', sort: 'record_date' }),
    ).to.deep.equal(['三', '二']);
    expect(await bed.names({ record_amount_from: 50_000, sort: 'record_amount' })).to.deep.equal(['二', '三']);
    expect(
      await bed.names({ record_amount_to: 50_000, record_date_from: '2026-02-01', record_party: 'アオゾラ' }),
    ).to.deep.equal(['三']);
    expect(await bed.names({ sort: 'record_amount' })).to.deep.equal(['二', '三', '一', '四']);
    expect(await bed.names({ record_party: '四' })).to.deep.equal([]);
    expect(await bed.names({ kinds: ['pdf'] })).to.deep.equal([]);
    expect(await bed.names({ kinds: ['text'], created_user_id: bed.workspace.root.id, sort: 'name' })).to.have.length(
      4,
    );
    const bad = await bed.root.post('/v1/documents/search', { record_date_from: '2026-02-30' });
    expect(bad.status).to.equal(400);
  });

  it('finds what fulfills any combination of the three facts, as a program finds it in the list', async () => {
    const parties = ['株式会社青空', '白雲商事'];
    const rows = Array.from({ length: 12 }, (_, at) => ({
      name: `取引${at}`,
      date: `2026-0${1 + (at % 3)}-15`,
      amount: 1000 * (1 + (at % 4)),
      party: parties[at % 2] ?? '',
    }));
    for (const { name, date, amount, party } of rows)
      await bed.file(name, undefined, { record_date: date, record_amount: String(amount), record_party: party });
    type Row = (typeof rows)[number];
    const conditions: readonly (readonly [object, (row: Row) => boolean])[] = [
      [{ record_date_from: '2026-02-01' }, ({ date }) => date >= '2026-02-01'],
      [{ record_date_to: '2026-02-28' }, ({ date }) => date <= '2026-02-28'],
      [{ record_amount_from: 2000 }, ({ amount }) => amount >= 2000],
      [{ record_amount_to: 3000 }, ({ amount }) => amount <= 3000],
      [{ record_party: 'アオゾラ' }, () => false],
      [{ record_party: '青空' }, ({ party }) => party.includes('青空')],
    ];
    for (let chosen = 0; chosen < 2 ** conditions.length; chosen += 1) {
      const used = conditions.filter((_, at) => (chosen >> at) % 2 === 1);
      // The later counterparty is the one that the call has.
      const isBoth = (chosen >> 4) % 4 === 3;
      const fits = used.filter((_, at) => !isBoth || at !== used.length - 2).map(([, fit]) => fit);
      const body = Object.assign({ per_page: 100, sort: 'name' }, ...used.map(([condition]) => condition)) as object;
      const expected = rows.filter((row) => fits.every((fit) => fit(row))).map(({ name }) => name);
      expect((await bed.names(body)).toSorted(), JSON.stringify(body)).to.deep.equal(expected.toSorted());
    }
  });

  it('finds values of meta fields, by words, ranges and options', async () => {
    const made = [
      await own.models.Meta.create({ name: '契約番号', type: 3 }),
      await own.models.Meta.create({
        name: '区分',
        type: 10,
        options: [
          { value: 'a', text: '重要' },
          { value: 'b', text: '社外秘' },
        ],
      }),
    ];
    const [number, kind] = made.map(({ id }) => id);
    const first = await bed.file('甲');
    const second = await bed.file('乙');
    await bed.inUnit(async (unit) => {
      const values = [
        {
          document_id: first,
          meta_id: number ?? 0,
          value: '9',
          sort_value: `1${'9'.padStart(30, '0')}.${'0'.repeat(30)}`,
        },
        {
          document_id: second,
          meta_id: number ?? 0,
          value: '10',
          sort_value: `1${'10'.padStart(30, '0')}.${'0'.repeat(30)}`,
        },
        { document_id: second, meta_id: kind ?? 0, value: '["b"]', sort_value: null },
      ];
      for (const value of values)
        await unit.models.DocumentMetaValue.create({ workspace_id: bed.workspace.company.id, ...value });
      for (const id of [first, second]) refreshSearch(unit, { id, workspace_id: bed.workspace.company.id });
    });
    const [hit] = (await bed.search({ keyword: '社外' })).items;
    expect(hit?.excerpts.map(({ meta, parts }) => [meta, marked(parts)])).to.deep.equal([['区分', '[社外]秘']]);
    expect(await bed.names({ metas: [{ meta_id: number, from: '10' }] })).to.deep.equal(['乙']);
    expect(await bed.names({ metas: [{ meta_id: number, to: '9' }] })).to.deep.equal(['甲']);
    expect(await bed.names({ metas: [{ meta_id: kind, values: ['a', 'b'] }] })).to.deep.equal(['乙']);
    expect(await bed.names({ metas: [{ meta_id: kind, values: ['a'] }] })).to.deep.equal([]);
  });
});
