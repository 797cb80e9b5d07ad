import { expect } from 'chai';
import { readZip, writeZip } from '@shorui/engine/node';
import { eachDatabase } from '../support/each-database.ts';
import { hello } from './furnish.ts';
import {
  buildApplication,
  confirm,
  exportZip,
  twoInstances,
  uploadZip,
  type Instance,
  type Item,
} from './tools-bed.ts';

/** The JSON of an application as far as these tests change it. */
interface Json {
  fields: { name: string; type: number; formula?: string; file_id?: number }[];
  frozen?: boolean;
  last_id: number;
}

/** A zip with other contents of the files whose names end so. */
function changed(zip: Uint8Array, ending: string, change: (json: Json) => void): Uint8Array {
  const opened = readZip(zip);
  return writeZip(
    opened.entries.map(({ name }) => {
      const data = opened.read(name);
      if (!name.endsWith(ending)) return { name, data };
      const json = JSON.parse(Buffer.from(data).toString()) as Json;
      change(json);
      return { name, data: new Uint8Array(Buffer.from(JSON.stringify(json))) };
    }),
  );
}

eachDatabase('exports and imports of drafts', (own) => {
  const instances = twoInstances(own);
  let here: Instance;
  let other: Instance;
  let at: string;

  const edit = async (instance: Instance, there: string, changes: readonly object[]): Promise<void> => {
    const { version } = (await instance.staff.get(there)).body.data;
    const reply = await instance.staff.post(`${there}/edit`, { version, changes });
    expect(reply.status, reply.text).to.equal(200);
  };

  beforeEach(async () => {
    ({ here, other } = instances());
    // The first version is published; the second is being edited.
    ({ at } = await buildApplication(here, hello));
    const { version } = (await here.staff.get(at)).body.data;
    expect((await here.staff.post(`${at}/versions`, { version })).status).to.equal(201);
    await edit(here, at, [
      { action: 'create', kind: 'field', value: { name: '役職', type: 6, field_group_id: 2 } },
      { action: 'create', kind: 'question', value: { name: '区分', title: '区分', type: 'single' } },
      { action: 'create', kind: 'field', value: { name: '合計', type: 15, formula: '1 +' } },
    ]);
  });

  it('take over what is unfinished: there it is edited to its end and published', async () => {
    const zip = await exportZip(here, 'export-application');
    const shown = await uploadZip(other, zip);
    expect(shown.status, shown.text).to.equal(200);
    expect((shown.body.data.items as Item[]).map(({ name, action }) => [name, action])).to.deep.equal([
      ['秘密保持契約', 'create'],
    ]);
    expect((await confirm(other, shown.body.data.import_id)).status).to.equal(200);
    expect(Buffer.compare(await exportZip(other, 'export-application'), zip)).to.equal(0);

    const [copy] = (await other.staff.get('/admin/v1/applications')).body.data.items;
    const there = `/admin/v1/applications/${copy.id}`;
    const { definition, version } = (await other.staff.get(there)).body.data;
    const early = await other.staff.put(`${there}/publish`, { publish: 1, version });
    expect([early.status, early.body.code]).to.deep.equal([422, 'application_refused']);
    const idOf = (name: string) =>
      [...definition.fields, ...definition.questions].find((each: { name: string }) => each.name === name).id as number;
    const options = [{ text: '部長', value: '部長' }];
    await edit(other, there, [
      { action: 'update', kind: 'field', id: idOf('役職'), set: { options } },
      { action: 'update', kind: 'field', id: idOf('合計'), set: { formula: '1 + 1' } },
      { action: 'delete', kind: 'question', id: idOf('区分') },
    ]);
    const edited = (await other.staff.get(there)).body.data;
    const late = await other.staff.put(`${there}/publish`, { publish: 1, version: edited.version });
    expect(late.status, late.text).to.equal(200);
  });

  it('refuse a draft that no edit makes, and leave nothing', async () => {
    const zip = await exportZip(here, 'export-application');
    const wrong: readonly (readonly [string, (json: Json) => void, string])[] = [
      ['a reference to nothing', (json) => json.fields.forEach((field) => (field.file_id = 9000)), '9000'],
      ['ids above the last one', (json) => (json.last_id = 1), 'last_id'],
      ['a name twice', (json) => json.fields.forEach((field) => (field.name = '会社名')), '会社名'],
      ['a shape of its own', (json) => json.fields.forEach((field) => (field.type = 99)), 'application.json'],
    ];
    for (const [what, change, reason] of wrong) {
      const reply = await uploadZip(other, changed(zip, '/application.json', change));
      expect([reply.status, reply.body.code], what).to.deep.equal([400, 'invalid']);
      expect(reply.body.errors.file.join(), what).to.contain('application.json').and.contain(reason);
    }
    expect(await other.database.models.DataImport.count()).to.equal(0);
  });

  it('refuse an unfinished version that is published, kept or frozen', async () => {
    const zip = await exportZip(here, 'export-application');
    const breakFormula = (json: Json): void => {
      json.fields[0] = { name: '会社名', ...json.fields[0], type: 15, formula: '1 +' };
    };
    for (const [ending, change] of [
      ['/versions/1.json', breakFormula],
      ['/application.json', (json: Json) => (json.frozen = true)],
    ] as const) {
      const reply = await uploadZip(other, changed(zip, ending, change));
      expect([reply.status, reply.body.code], ending).to.deep.equal([400, 'invalid']);
      expect(reply.body.errors.file.join()).to.contain(ending);
    }
  });
});
