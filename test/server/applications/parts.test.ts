import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { createApplication, startBuilders } from './builders.ts';

interface Effect {
  readonly kind: string;
  readonly id: number;
  readonly action: string;
  readonly text: string;
}

eachDatabase('parts of applications', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let colleague: TestClient;
  let at: string;
  beforeEach(async () => {
    ({ server, staff, colleague } = await startBuilders(own.database));
    at = await createApplication(staff, '雇用契約');
  });
  afterEach(() => server.close());

  let version: number;
  beforeEach(() => (version = 0));
  const add = async (segment: string, body: object): Promise<number> => {
    const reply = await staff.post(`${at}/${segment}`, { ...body, version });
    expect(reply.status, reply.text).to.equal(201);
    ({ version } = reply.body.data);
    return reply.body.data.item.id;
  };
  const texts = (effects: readonly Effect[]): string[] => effects.map(({ text }) => text);

  it('of every kind are created, shown, changed and deleted', async () => {
    const question = await add('questions', { name: '雇用形態', title: '雇用形態を選択してください', type: 'single' });
    const option = await add('options', { question_id: question, text: '正社員', value: 'full' });
    const group = await add('field-groups', { question_id: question, name: '本人' });
    const survey = await add('survey-fields', { question_id: question, name: '備考', type: 1 });
    const field = await add('fields', { name: '氏名', type: 1, field_group_id: group });
    const rule = await add('rules', {
      name: '正社員のとき',
      conditions: [{ question_id: question, operator: 'chosen', option_ids: [option] }],
    });
    const folder = await add('folders', { name: '契約書' });
    const content = { type: 'word', name: '契約書.docx', path: 'files/1.docx', folder_id: folder };
    const made = await staff.post(`${at}/edit`, {
      changes: [{ action: 'create', kind: 'file', value: content }],
      version,
    });
    ({ version } = made.body.data);
    const file = (await staff.get(`${at}/files`)).body.data.items[0].id;
    for (const [segment, id, name] of [
      ['questions', question, '形態'],
      ['options', option, undefined],
      ['field-groups', group, '契約者'],
      ['survey-fields', survey, '補足'],
      ['fields', field, '名前'],
      ['rules', rule, '社員'],
      ['folders', folder, '書類'],
      ['files', file, '雇用契約書.docx'],
    ] as const) {
      const body = name === undefined ? { text: '契約社員' } : { name };
      const changed = await staff.put(`${at}/${segment}/${id}`, { ...body, version });
      expect(changed.status, `${segment} ${changed.text}`).to.equal(200);
      ({ version } = changed.body.data);
      expect((await staff.get(`${at}/${segment}/${id}`)).body.data.item).to.include(body);
      expect(
        (await staff.get(`${at}/${segment}`)).body.data.items.map((each: { id: number }) => each.id),
      ).to.deep.equal([id]);
    }
    expect((await staff.get(`${at}/options`, { query: { question_id: '999' } })).body.data.items).to.deep.equal([]);
    for (const [segment, id] of [
      ['files', file],
      ['folders', folder],
      ['rules', rule],
      ['options', option],
      ['fields', field],
      ['survey-fields', survey],
      ['field-groups', group],
    ] as const) {
      const gone = await staff.delete(`${at}/${segment}/${id}`, { query: { version: String(version) } });
      expect(gone.status, gone.text).to.equal(200);
      ({ version } = gone.body.data);
      expect((await staff.get(`${at}/${segment}/${id}`)).status).to.equal(404);
    }
  });

  it('show in words what a deletion takes with it, before and after', async () => {
    const question = await add('questions', { name: '雇用形態', title: '雇用形態', type: 'single' });
    const option = await add('options', { question_id: question, text: '正社員', value: 'full' });
    const conditions = [{ question_id: question, operator: 'chosen', option_ids: [option] }];
    const rule = await add('rules', { name: '正社員のとき', conditions });
    const looked = await staff.delete(`${at}/questions/${question}`, { query: { preview: 'true' } });
    expect(looked.body.data.version).to.equal(version);
    expect(looked.body.data.effects.map(({ kind, action }: Effect) => `${kind} ${action}`)).to.include.members([
      'question deleted',
      'option deleted',
    ]);
    expect(texts(looked.body.data.effects).join('\n')).to.contain('「雇用形態」');
    expect((await staff.get(`${at}/questions/${question}`)).status).to.equal(200);
    const done = await staff.delete(`${at}/questions/${question}`, { query: { version: String(version) } });
    const things = (effects: readonly Effect[]) => effects.map(({ text: _text, ...thing }) => thing);
    expect(things(done.body.data.effects)).to.deep.equal(things(looked.body.data.effects));
    expect(texts(looked.body.data.effects)[0]).to.equal('質問「雇用形態」を削除します。');
    expect(texts(done.body.data.effects)[0]).to.equal('質問「雇用形態」を削除');
    expect((await staff.get(`${at}/rules/${rule}`)).body.data.item.conditions ?? []).to.deep.equal([]);
  });

  it('are refused with words at their field, and nothing is written', async () => {
    const before = (await staff.get(at)).body.data;
    const bad = await staff.post(`${at}/fields`, { name: '金額', type: 99, version });
    expect([bad.status, Object.keys(bad.body.errors)]).to.deep.equal([422, ['type']]);
    const unknown = await staff.post(`${at}/fields`, { name: '金額', type: 1, field_group_id: 77, version });
    expect([unknown.status, unknown.body.code]).to.deep.equal([422, 'application_refused']);
    expect(unknown.body.message).to.match(/77/);
    expect((await staff.put(`${at}/fields/5`, { name: '金額', version })).status).to.equal(404);
    expect((await staff.get(`${at}/rules/5`)).status).to.equal(404);
    expect((await staff.get(at)).body.data).to.deep.equal(before);
  });

  it('may be edited by two people at once, but not the same part', async () => {
    const first = await add('folders', { name: '契約書' });
    const second = await add('folders', { name: '案内' });
    const seen = version;
    expect((await colleague.put(`${at}/folders/${first}`, { name: '契約', version: seen })).status).to.equal(200);
    expect((await staff.put(`${at}/folders/${second}`, { name: '手引き', version: seen })).status).to.equal(200);
    const clash = await staff.put(`${at}/folders/${first}`, { name: '書類', version: seen });
    expect([clash.status, clash.body.code]).to.deep.equal([409, 'conflict']);
    expect(clash.body.message).to.contain('運営 二子');
    const names = (await staff.get(`${at}/folders`)).body.data.items.map(({ name }: { name: string }) => name);
    expect(names).to.deep.equal(['契約', '手引き']);
  });

  it('of two people who add at once have ids of their own: those of the later change grow', async () => {
    const folder = (name: string) => ({ action: 'create', kind: 'folder', value: { name } });
    const before = await staff.post(`${at}/edit`, {
      version: 0,
      last_id: 0,
      changes: [folder('契約書'), folder('案内')],
    });
    expect(before.body.data).to.include({ version: 1, shift: 0 });
    const names = async () =>
      (await staff.get(`${at}/folders`)).body.data.items.map(
        ({ id, name }: { id: number; name: string }) => `${id} ${name}`,
      );
    // The colleague has seen nothing of it: the own folder would have the id 1, and the second change names it.
    const changes = [folder('手引き'), { action: 'update', kind: 'folder', id: 1, set: { name: '手引書' } }];
    const late = await colleague.post(`${at}/edit`, { version: 0, last_id: 0, changes });
    expect(late.status, late.text).to.equal(200);
    expect(late.body.data).to.include({ version: 2, shift: 2 });
    expect(await names()).to.deep.equal(['1 契約書', '2 案内', '3 手引書']);
    const impossible = await staff.post(`${at}/edit`, { version: 2, last_id: 99, changes: [folder('別紙')] });
    expect(impossible.status).to.be.within(400, 422);
    expect(await names()).to.have.length(3);
  });

  it('are all kept when twenty people add one at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 === 0 ? staff : colleague).post(`${at}/folders`, { name: `書類${number}`, version: 0 }),
      ),
    );
    expect(replies.map(({ status }) => status)).to.deep.equal(replies.map(() => 201));
    const ids = (await staff.get(`${at}/folders`)).body.data.items.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).to.equal(20);
  });
});
