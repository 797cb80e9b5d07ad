import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { startBuilders, uploadTo } from './builders.ts';

const at = '/admin/v1/applications/fields';
const choice = {
  name: '雇用形態',
  type: 8,
  options: [
    { text: '正社員', value: 'full' },
    { text: '契約社員', value: 'fixed' },
  ],
  required: true,
};

eachDatabase('fields that applications share', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let colleague: TestClient;
  before(async () => {
    ({ server, staff, colleague } = await startBuilders(own.database));
  });
  after(() => server.close());

  const make = async (name: string): Promise<number> =>
    (await staff.post('/admin/v1/applications', { name })).body.data.id;
  const created = async (body: object): Promise<{ readonly id: number; readonly version: number }> => {
    const reply = await staff.post(at, body);
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const addField = async (id: number, field: object): Promise<number> => {
    const { version } = (await staff.get(`/admin/v1/applications/${id}`)).body.data;
    const reply = await staff.post(`/admin/v1/applications/${id}/fields`, { ...field, version });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data.item.id;
  };
  const use = async (id: number, body: object): Promise<TestReply> => {
    const { version } = (await staff.get(`/admin/v1/applications/${id}`)).body.data;
    return staff.post(`/admin/v1/applications/${id}/fields/from-master`, { version, ...body });
  };
  const fieldsOf = async (id: number) => (await staff.get(`/admin/v1/applications/${id}`)).body.data.definition;

  it('are made, found, changed by version, deleted and restored', async () => {
    const { id } = await created(choice);
    await created({ name: 'ﾌﾘｶﾞﾅ', type: 1, label: 'フリガナ', label_position: 'pre', style: { width: 40 } });
    const names = async (query: Record<string, string>): Promise<string[]> =>
      (await staff.get(at, { query })).body.data.items.map(({ field }: { field: { name: string } }) => field.name);
    expect(await names({ keyword: 'フリガナ' })).to.deep.equal(['ﾌﾘｶﾞﾅ']);
    expect(await names({ type: '8', sort: 'name' })).to.include('雇用形態');
    expect((await staff.get(`${at}/${id}`)).body.data.field).to.deep.equal(choice);
    const changed = await staff.put(`${at}/${id}`, { name: '雇用区分', unset: ['required'], version: 0 });
    expect(changed.body.data.field).to.deep.equal({ name: '雇用区分', type: 8, options: choice.options });
    const late = await colleague.put(`${at}/${id}`, { name: '形態', version: 0 });
    expect([late.status, late.body.code]).to.deep.equal([409, 'conflict']);
    expect(late.body.message).to.contain('運営 一郎');
    expect((await staff.delete(`${at}/${id}`)).status).to.equal(200);
    expect((await staff.get(`${at}/${id}`)).status).to.equal(404);
    expect(await names({ deleted: 'true' })).to.deep.equal(['雇用区分']);
    expect((await staff.post(`${at}/${id}/restore`)).body.data.field.name).to.equal('雇用区分');
    expect((await staff.post(`${at}/${id}/restore`)).status).to.equal(404);
  });

  it('are refused with words at the value, and nothing is written', async () => {
    const { id } = await created({ name: '金額', type: 3 });
    for (const [values, field] of [
      [{ type: 15, formula: '@12*2' }, 'formula'],
      [{ options: [{ text: '', value: 'a' }] }, 'options[0].text'],
      [{ position_x: 10 }, 'application'],
      [{ label_position: 'below' }, 'label_position'],
    ] as const) {
      for (const reply of [
        await staff.post(at, { name: '悪い', type: 3, ...values }),
        await staff.put(`${at}/${id}`, { ...values, version: 0 }),
      ]) {
        expect([reply.status, Object.keys(reply.body.errors ?? {})], reply.text).to.deep.equal([422, [field]]);
        expect(reply.body.message).to.match(/[ぁ-ん]/);
      }
    }
    expect((await staff.post(at, { name: '悪い', type: 16 })).status).to.equal(400);
    expect((await staff.get(`${at}/${id}`)).body.data).to.deep.include({
      version: 0,
      field: { name: '金額', type: 3 },
    });
  });

  it('are saved from a field of one application and used in another, where they stay as they were', async () => {
    const [first, second] = [await make('雇用契約'), await make('労働条件通知')];
    const fieldId = await addField(first, { ...choice, label: '形態', style: { checkbox: 2 } });
    const saved = await staff.post(`${at}/save-as-master`, { application_id: first, field_id: fieldId });
    expect(saved.status, saved.text).to.equal(200);
    const { item } = saved.body.data;
    expect(item.field).to.deep.equal({ ...choice, label: '形態', style: { checkbox: 2 } });
    expect(item.used_by).to.deep.equal([{ id: first, name: '雇用契約' }]);
    const linked = await fieldsOf(first);
    expect(linked.fields[0].mst_field_id).to.equal(linked.master_fields[0].id);

    const added = await use(second, { master_field_id: item.id });
    expect(added.status, added.text).to.equal(200);
    expect(added.body.data.item).to.deep.include({ ...choice, label: '形態', style: { checkbox: 2 } });
    const again = await use(second, { master_field_id: item.id, name: '前職の形態' });
    expect(again.body.data.item.name).to.equal('前職の形態');
    const definition = await fieldsOf(second);
    // Both fields have one master.
    expect(definition.master_fields).to.have.length(1);
    expect(new Set(definition.fields.map((field: { mst_field_id: number }) => field.mst_field_id)).size).to.equal(1);
    const used = (await staff.get(at, { query: { application_id: String(second) } })).body.data.items;
    expect(used.map(({ id }: { id: number }) => id)).to.deep.equal([item.id]);
    expect(used[0].used_by.map(({ name }: { name: string }) => name)).to.deep.equal(
      ['労働条件通知', '雇用契約'].toSorted(),
    );

    // A change reaches the fields that are made from then on, and no others.
    await staff.put(`${at}/${item.id}`, {
      options: [{ text: 'パート', value: 'part' }],
      unset: ['required'],
      version: 0,
    });
    expect((await fieldsOf(second)).fields).to.deep.equal(definition.fields);
    const newer = await use(second, { master_field_id: item.id, name: '次の形態' });
    expect(newer.body.data.item.options).to.deep.equal([{ text: 'パート', value: 'part' }]);
    expect((await fieldsOf(second)).master_fields).to.have.length(1);
    expect((await staff.delete(`${at}/${item.id}`)).status).to.equal(200);
    expect((await fieldsOf(second)).fields).to.have.length(3);
    expect((await use(second, { master_field_id: item.id })).status).to.equal(404);

    const copy = (await staff.post(`/admin/v1/applications/${second}/clone`, {})).body.data.id;
    await staff.post(`${at}/${item.id}/restore`);
    const uses = (await staff.get(`${at}/${item.id}`)).body.data.used_by as { readonly id: number }[];
    expect(uses.map(({ id }) => id)).to.have.members([first, second, copy]);
    expect((await use(copy, { master_field_id: item.id, name: '写しの形態' })).status).to.equal(200);
    expect((await fieldsOf(copy)).master_fields).to.have.length(1);
  });

  it('are listed beside the fields of one application', async () => {
    const id = await make('見積書');
    await addField(id, { name: '品名', type: 1 });
    await addField(id, { name: '数量', type: 3 });
    const list = (query: object) => staff.get(at, { query: { is_master: 'false', ...query } });
    const { items, total } = (await list({ application_id: id, per_page: 1, page: 2 })).body.data;
    expect([items[0].field, total]).to.deep.equal([{ name: '数量', type: 3 }, 2]);
    const unnamed = await list({});
    expect([unnamed.status, Object.keys(unnamed.body.errors)]).to.deep.equal([400, ['application_id']]);
  });

  it('are copied from a published version without changing it', async () => {
    const id = await make('公開済み');
    const fieldId = await addField(id, { name: '届出日', type: 5, date_format: 'ggge年M月D日' });
    await uploadTo(staff, `/admin/v1/applications/${id}`, { bytes: makeDocx(p('届出書')), name: 'a.docx' });
    await staff.put(`/admin/v1/applications/${id}/publish`, { publish: 1, version: 2 });
    const body = { application_id: id, field_id: fieldId, name: '和暦の日付' };
    const saved = await staff.post(`${at}/save-as-master`, body);
    expect(saved.status, saved.text).to.equal(200);
    expect(saved.body.data).to.deep.include({ version: 3, effects: [] });
    expect(saved.body.data.item.field).to.deep.equal({ name: '和暦の日付', type: 5, date_format: 'ggge年M月D日' });
    expect((await use(id, { master_field_id: saved.body.data.item.id })).status).to.equal(422);
    expect((await staff.post(`${at}/save-as-master`, { ...body, field_id: 99 })).status).to.equal(404);
    expect((await staff.post(`${at}/save-as-master`, { ...body, application_id: 9999 })).status).to.equal(404);
  });

  it('refuse two people who link one field at the same moment', async () => {
    const id = await make('競合');
    const fieldId = await addField(id, { name: '氏名', type: 10 });
    const { version } = (await staff.get(`/admin/v1/applications/${id}`)).body.data;
    const body = { application_id: id, field_id: fieldId, version };
    const replies = await Promise.all([staff, colleague].map((by) => by.post(`${at}/save-as-master`, body)));
    expect(replies.map(({ status }) => status)).to.have.members([200, 409]);
    const { items } = (await staff.get(at, { query: { keyword: '氏名' } })).body.data;
    expect(items).to.have.length(1);
  });
});
