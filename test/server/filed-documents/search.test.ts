import { expect } from 'chai';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { foldRuns } from '@shorui/engine';
import type { UnitOfWork } from '../../../packages/server/src/database/database.ts';
import {
  isFound,
  isSingleLetter,
  joinFolded,
  parseQuery,
} from '../../../packages/server/src/database/full-text/terms.ts';
import { rebuildIndex } from '../../../packages/server/src/database/full-text/write-texts.ts';
import { changeDocument } from '../../../packages/server/src/domains/documents/change-document.ts';
import type { Document } from '../../../packages/server/src/domains/documents/model.ts';
import {
  refreshSearch,
  saveDocumentText,
} from '../../../packages/server/src/domains/documents/search/index-documents.ts';
import { createIndexTextsJob } from '../../../packages/server/src/domains/documents/search/index-texts-job.ts';
import { indexTextsKind } from '../../../packages/server/src/domains/documents/search/index-texts-kind.ts';
import { purgeDocument } from '../../../packages/server/src/domains/documents/trash.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

interface Part {
  readonly text: string;
  readonly hit: boolean;
}
interface Hit {
  readonly document: { readonly id: number; readonly name: string };
  readonly excerpts: readonly { readonly in: string; readonly meta: string | null; readonly parts: readonly Part[] }[];
}

const source = {
  actor: { kind: 'system', name: 'test' },
  requestId: null,
  address: null,
  userAgent: null,
} as const;

eachDatabase('the search for documents', (own) => {
  let server: TestServer;
  let root: TestClient;
  let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
  let category: { readonly id: number };
  before(async () => {
    server = await startServer(own.database);
  });
  beforeEach(async () => {
    workspace = await makeWorkspace(own.database);
    root = await loginAs(server, workspace.root, workspace.company);
    category = await makeCategory(own.database, { company: workspace.company });
  });
  after(() => server.close());

  const inUnit = (work: (unit: UnitOfWork) => Promise<void>): Promise<void> =>
    own.database.unitOfWork(source, async (unit) => {
      unit.notAudited('A test prepares its rows.');
      await work(unit);
    });

  const find = async (id: number): Promise<Document> =>
    own.models.Document.findOne({ where: { id, workspace_id: workspace.company.id }, rejectOnEmpty: true });

  /** A document through the call, with the text that a job would have read from its file. */
  async function file(
    name: string,
    text?: string,
    fields: Readonly<Record<string, string>> = {},
    client = root,
  ): Promise<number> {
    const form = new FormData();
    for (const [field, value] of Object.entries({ category_id: String(category.id), name, ...fields }))
      form.set(field, value);
    form.set('file', new Blob([name]), 'a.txt');
    const { body, text: reply } = await client.post('/v1/documents', undefined, { form });
    expect(body.success, reply).to.equal(true);
    const document = await find(body.data.id);
    const versionId = document.current_version_id ?? 0;
    if (text !== undefined)
      await inUnit((unit) => saveDocumentText(unit, { document, versionId, state: 'ready', text }));
    return document.id;
  }

  const search = async (
    body: object,
    client = root,
  ): Promise<{ items: Hit[]; total: number; is_text_searched: boolean }> => {
    const reply = await client.post('/v1/documents/search', body);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.data;
  };
  const names = async (body: object, client = root): Promise<string[]> =>
    (await search(body, client)).items.map(({ document }) => document.name);
  const marked = (parts: readonly Part[]): string => parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

  it('finds two letters in names and texts of files, names first, and shows where', async () => {
    await file('業務委託契約書', '甲と乙は次のとおり契\n約を締結する。');
    await file('見積書', 'この契約は INV-2024 による。');
    await file('議事録', '来週の予定');
    const { items, total, is_text_searched } = await search({ keyword: '契約' });
    expect([total, is_text_searched]).to.deep.equal([2, true]);
    expect(
      items.map(({ document, excerpts }) => [
        document.name,
        ...excerpts.map((each) => `${each.in} ${marked(each.parts)}`),
      ]),
    ).to.deep.equal([
      ['業務委託契約書', 'name 業務委託[契約]書', 'text 甲と乙は次のとおり[契 約]を締結する。'],
      ['見積書', 'text この[契約]は INV-2024 による。'],
    ]);
    expect(await names({ keyword: '見積　inv 20' })).to.deep.equal(['見積書']);
    expect(await names({ keyword: '024' })).to.deep.equal([]);
    expect((await search({ keyword: '約' })).is_text_searched).to.equal(false);
    expect(await names({ keyword: '書', sort: 'name' })).to.have.members(['業務委託契約書', '見積書']);
  });

  it('finds the new name with the change, and the old one no more, in the text too when its job has run', async () => {
    const id = await file('古い名前', '本文の言葉');
    await own.database.unitOfWork(source, async (unit) => {
      const document = await unit.models.Document.findOne({
        where: { id, workspace_id: workspace.company.id },
        rejectOnEmpty: true,
      });
      await changeDocument(unit, {
        document,
        seen: document.version,
        changes: { name: '新しい件名' },
        action: 'documents.update',
      });
    });
    expect(await names({ keyword: '新しい' })).to.deep.equal(['新しい件名']);
    const job = server.jobs.findLast(({ name }) => name === indexTextsKind.name);
    expect(job?.payload).to.deep.equal({ workspace_id: workspace.company.id, document_ids: [id] });
    const { signal } = new AbortController();
    const payload = { workspace_id: workspace.company.id, document_ids: [id] };
    await createIndexTextsJob(own).run(payload, { id: '1', attempt: 1, signal, progress: async () => undefined });
    expect(await names({ keyword: '新しい 本文' })).to.deep.equal(['新しい件名']);
    expect(await names({ keyword: '古い' })).to.deep.equal([]);
  });

  it('combines date, amount and counterparty with ranges, and sorts by them', async () => {
    const record = (record_date: string, record_amount: string, record_party: string) => ({
      record_date,
      record_amount,
      record_party,
    });
    await file('一', undefined, record('2026-01-31', '9800', '株式会社アオゾラ'));
    await file('二', undefined, record('2026-02-01', '3300000000', '青空商事'));
    await file('三', undefined, record('2026-03-15', '50000', '㈱アオゾラ'));
    await file('四');
    expect(await names({ record_party: 'ｱｵｿﾞﾗ', sort: 'record_date' })).to.deep.equal(['三', '一']);
    expect(
      await names({ record_date_from: '2026-02-01', record_date_to: '2026-03-15', sort: 'record_date' }),
    ).to.deep.equal(['三', '二']);
    expect(await names({ record_amount_from: 50_000, sort: 'record_amount' })).to.deep.equal(['二', '三']);
    expect(
      await names({ record_amount_to: 50_000, record_date_from: '2026-02-01', record_party: 'アオゾラ' }),
    ).to.deep.equal(['三']);
    expect(await names({ sort: 'record_amount' })).to.deep.equal(['二', '三', '一', '四']);
    expect(await names({ record_party: '四' })).to.deep.equal([]);
    expect(await names({ kinds: ['pdf'] })).to.deep.equal([]);
    expect(await names({ kinds: ['text'], created_user_id: workspace.root.id, sort: 'name' })).to.have.length(4);
    const bad = await root.post('/v1/documents/search', { record_date_from: '2026-02-30' });
    expect(bad.status).to.equal(400);
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
    const first = await file('甲');
    const second = await file('乙');
    await inUnit(async (unit) => {
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
        await unit.models.DocumentMetaValue.create({ workspace_id: workspace.company.id, ...value });
      for (const id of [first, second]) refreshSearch(unit, { id, workspace_id: workspace.company.id });
    });
    const [hit] = (await search({ keyword: '社外' })).items;
    expect(hit?.excerpts.map(({ meta, parts }) => [meta, marked(parts)])).to.deep.equal([['区分', '[社外]秘']]);
    expect(await names({ metas: [{ meta_id: number, from: '10' }] })).to.deep.equal(['乙']);
    expect(await names({ metas: [{ meta_id: number, to: '9' }] })).to.deep.equal(['甲']);
    expect(await names({ metas: [{ meta_id: kind, values: ['a', 'b'] }] })).to.deep.equal(['乙']);
    expect(await names({ metas: [{ meta_id: kind, values: ['a'] }] })).to.deep.equal([]);
  });

  it('finds only what the member may read: neither other categories nor other companies nor the trash', async () => {
    const { company } = workspace;
    const below = await makeCategory(own.database, { company, parent: category as never });
    const hidden = await makeCategory(own.database, { company });
    const open = await file('公開契約', '本文契約', { category_id: String(below.id) });
    await file('秘密契約', '本文契約', { category_id: String(hidden.id) });
    const group = await makeGroup(own.database, {
      company,
      categories: [{ category: category as never, full: false }],
    });
    const { user } = await makeMember(own.database, { company, groups: [group] });
    const member = await loginAs(server, user, company);
    expect(await names({ keyword: '本文' }, member)).to.deep.equal(['公開契約']);
    expect(await names({}, member)).to.deep.equal(['公開契約']);
    expect(await names({ category_id: hidden.id, keyword: '契約' }, member)).to.deep.equal([]);
    expect((await names({ keyword: '契約' })).length).to.equal(2);
    const other = await makeWorkspace(own.database);
    expect(await names({ keyword: '契約' }, await loginAs(server, other.root, other.company))).to.deep.equal([]);
    await inUnit(async () => (await find(open)).destroy());
    expect(await names({ keyword: '公開' })).to.deep.equal([]);
  });

  it('finds exactly the documents whose folded texts contain the words, whatever they are', async () => {
    const unit = fc.constantFrom(...'契約書第条ｱア019b-、 ');
    const samples = fc.sample(
      fc.tuple(fc.string({ unit, minLength: 1, maxLength: 8 }), fc.string({ unit, maxLength: 20 })),
      25,
    );
    const documents: { id: number; head: string; all: string }[] = [];
    for (const [name, text] of samples) {
      const given = `題${name.trim()}`;
      const id = await file(given, text);
      documents.push({ id, head: foldRuns(given), all: joinFolded([foldRuns(given), foldRuns(text)]) });
    }
    for (const keyword of fc.sample(fc.string({ unit, minLength: 1, maxLength: 4 }), 40)) {
      const terms = parseQuery(keyword);
      if (terms.length === 0) continue;
      const isHeadOnly = terms.some(isSingleLetter);
      const expected = documents.filter(({ head, all }) => isFound(isHeadOnly ? head : all, terms)).map(({ id }) => id);
      const { items } = await search({ keyword, per_page: 100 });
      expect(
        items.map(({ document }) => document.id),
        keyword,
      ).to.have.members(expected);
      for (const { excerpts } of items)
        expect(
          excerpts.some(({ parts }) => parts.some(({ hit }) => hit)),
          keyword,
        ).to.equal(true);
    }
  });

  it('finds the same after its index was rebuilt from the rows, as a restore does, and nothing of purged documents', async () => {
    const id = await file('復元の対象', '本文の言葉');
    const other = await file('消える書類', '本文の言葉');
    await inUnit(async (unit) => {
      const document = await find(other);
      await purgeDocument(unit, document);
    });
    expect(await names({ keyword: '消える' })).to.deep.equal([]);
    if (own.database.dialect === 'sqlite') {
      const left = `SELECT rowid AS id FROM document_texts_search WHERE document_texts_search MATCH '"消え"'`;
      expect(await own.database.sequelize.query(left, { type: QueryTypes.SELECT })).to.deep.equal([]);
      for (const table of ['document_heads_search', 'document_texts_search'])
        await own.database.sequelize.query(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
      expect(await names({ keyword: '本文' })).to.deep.equal([]);
    }
    await rebuildIndex(own.models);
    expect((await search({ keyword: '対象 本文' })).items.map(({ document }) => document.id)).to.deep.equal([id]);
  });

  it('is kept by a member for himself', async () => {
    const conditions = JSON.stringify({ keyword: '契約' });
    const saved = await root.post('/v1/saved-searches', { name: '契約の検索', conditions });
    expect(saved.status, saved.text).to.equal(201);
    const { user } = await makeMember(own.database, {
      company: workspace.company,
      groups: [await makeGroup(own.database, { company: workspace.company })],
    });
    const member = await loginAs(server, user, workspace.company);
    expect((await member.get('/v1/saved-searches')).body.data.total).to.equal(0);
    const [mine] = (await root.get('/v1/saved-searches')).body.data.items;
    expect(mine).to.include({ name: '契約の検索', conditions });
    const { id, version } = mine;
    const renamed = await root.put(`/v1/saved-searches/${id}`, { name: '今月の契約', version });
    expect(renamed.body.data, renamed.text).to.include({ name: '今月の契約', conditions });
    expect((await root.post('/v1/saved-searches/delete-multiple', { ids: [id] })).status).to.equal(200);
    expect((await root.get('/v1/saved-searches')).body.data.total).to.equal(0);
  });
});
