import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readZip, ShoruiError, writeZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { demoApplications } from '../../../packages/server/src/operations/seed/demo-applications.ts';
import { seedApplications, storeBundles } from '../../../packages/server/src/operations/seed/seed-applications.ts';
import { makePng } from '../../engine/word/support/images.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makePlan } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { buildApplication, confirm, exportZip, startOther, uploadZip, type Instance } from './tools-bed.ts';

const letter = makeDocx(p('{{会社名}} 御中') + p('{{image "logo.png"}}'));
const [logo, otherLogo] = [makePng({ gray: 10 }), makePng({ gray: 200 })];

/** An export with an image for the templates of its only application. */
function withImage(zip: Buffer, image: Uint8Array, named = 'logo.png'): Uint8Array {
  const read = readZip(zip);
  const inputs = read.entries.map(({ name }) => ({ name, data: read.read(name) }));
  const at = inputs.findIndex(({ name }) => name.endsWith('facts.json'));
  const { name, data } = inputs[at] ?? { name: '', data: new Uint8Array() };
  const facts = JSON.parse(Buffer.from(data).toString());
  const path = `files/images/${named}`;
  const files = [...facts.files.filter((file: { path: string }) => file.path !== path), { path, name: named }];
  const changed = { name, data: new Uint8Array(Buffer.from(JSON.stringify({ ...facts, files }))) };
  const own = { name: name.replace('facts.json', path), data: image };
  return writeZip([...inputs.filter((input) => input.name !== name && input.name !== own.name), changed, own]);
}

eachDatabase('images of applications', (own) => {
  const temporaryFolder = temporaryFolders();
  let here: Instance & { end(): Promise<void> };
  let other: Instance & { end(): Promise<void> };
  let at: string;
  beforeEach(async () => {
    here = await startOther(own);
    other = await startOther(own);
    ({ at } = await buildApplication(here, letter, { publish: false }));
  });
  afterEach(async () => {
    await here.end();
    await other.end();
  });

  const exported = (instance: Instance): Promise<Buffer> => exportZip(instance, 'export-application');
  const importInto = async (instance: Instance, zip: Uint8Array) => {
    const shown = await uploadZip(instance, zip);
    expect(shown.status, shown.text).to.equal(200);
    const applied = await confirm(instance, shown.body.data.import_id);
    expect(applied.status, applied.text).to.equal(200);
    return shown.body.data;
  };
  const publish = async ({ staff }: Instance, application: string) => {
    const { version } = (await staff.get(application)).body.data;
    return staff.put(`${application}/publish`, { publish: 1, version });
  };
  const imageIn = async ({ staff }: Instance, application: string): Promise<Uint8Array | undefined> => {
    const [file] = (await staff.get(`${application}/files`)).body.data.items;
    const made = await staff.get(`${application}/word-templates/${file.id}/test-download`);
    expect(made.status, made.text).to.equal(200);
    const docx = readZip(made.bytes);
    const media = docx.entries.find(({ name }) => name.startsWith('word/media/'));
    return media === undefined ? undefined : new Uint8Array(docx.read(media.name));
  };
  const onlyApplication = async ({ staff }: Instance): Promise<string> => {
    const { items } = (await staff.get('/admin/v1/applications')).body.data;
    return `/admin/v1/applications/${items[0].id}`;
  };

  it('are imported, used in documents, copied, and exported again with the same bytes', async () => {
    const missing = await publish(here, at);
    expect([missing.status, missing.body.code], missing.text).to.deep.equal([422, 'publish_refused']);
    expect(missing.body.message).to.contain('logo.png');
    const { items } = await importInto(here, withImage(await exported(here), logo));
    const [change] = items.filter(({ action }: { action: string }) => action === 'change');
    expect(change.details).to.include('画像「logo.png」');
    expect(await imageIn(here, at)).to.deep.equal(logo);
    expect((await publish(here, at)).status).to.equal(200);
    const { images } = (await here.staff.get(`${at}/images`)).body.data;
    expect(images).to.deep.equal([{ path: 'files/images/logo.png', data: Buffer.from(logo).toString('base64') }]);

    const zip = await exported(here);
    await importInto(other, zip);
    expect(await imageIn(other, await onlyApplication(other))).to.deep.equal(logo);
    expect(Buffer.compare(await exported(other), zip)).to.equal(0);
    const copy = (await other.staff.post(`${await onlyApplication(other)}/clone`, {})).body.data.id;
    expect(await imageIn(other, `/admin/v1/applications/${copy}`)).to.deep.equal(logo);
  });

  it('are replaced by an import, unless a kept version uses them', async () => {
    await importInto(here, withImage(await exported(here), logo));
    const before = await here.database.models.StoredFile.count();
    await importInto(here, withImage(await exported(here), otherLogo));
    expect(await imageIn(here, at)).to.deep.equal(otherLogo);
    // The replaced one is deleted; the zip of the import is new.
    expect(await here.database.models.StoredFile.count()).to.equal(before + 2);
    expect((await publish(here, at)).status).to.equal(200);
    const refused = await uploadZip(here, withImage(await exported(here), logo));
    expect(refused.body.data.import_id).to.equal(null);
    expect(refused.body.data.problems.map(({ text }: { text: string }) => text).join()).to.contain('画像「logo.png」');
    expect(await imageIn(here, at)).to.deep.equal(otherLogo);
  });

  it('are refused by imports and the demo alike where they are no image, or an SVG with a script or an address', async () => {
    const zip = await exported(here);
    const svg = (content: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`);
    await importInto(here, withImage(zip, svg('<rect width="9" height="9"/>'), 'plan.svg'));
    const assets = await here.database.models.ApplicationAsset.findAll({ where: { path: 'files/images/plan.svg' } });
    expect(assets).to.have.length(1);
    const folder = temporaryFolder();
    for (const [bytes, name, words] of [
      [svg('<script>alert(1)</script>'), 'plan.svg', '<script>'],
      [svg('<rect onclick="a()"/>'), 'plan.svg', 'onclick'],
      [svg('<image href="https://example.jp/a.png"/>'), 'plan.svg', 'href'],
      [Buffer.from('<html></html>'), 'plan.svg', '画像'],
      [logo, 'plan.svg', '画像'],
    ] as const) {
      const refused = await uploadZip(other, withImage(zip, new Uint8Array(bytes), name));
      expect([refused.status, refused.body.code], words).to.deep.equal([400, 'invalid']);
      expect(refused.body.errors.file[0]).to.contain(words).and.contain(name);
      const [first] = demoApplications;
      const images = join(folder, first?.bundle ?? '', 'files/images');
      cpSync(new URL(`../../../fixtures/${first?.bundle}`, import.meta.url), join(folder, first?.bundle ?? ''), {
        recursive: true,
      });
      mkdirSync(images, { recursive: true });
      writeFileSync(join(images, name), bytes);
      const failure = await storeBundles(here.server.services, folder).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure, words).to.be.instanceOf(ShoruiError);
    }
  });

  it('come with the bundles of the demo', async () => {
    const folder = temporaryFolder();
    for (const { bundle } of demoApplications)
      cpSync(new URL(`../../../fixtures/${bundle}`, import.meta.url), join(folder, bundle), { recursive: true });
    const [first] = demoApplications;
    const images = join(folder, first?.bundle ?? '', 'files/images');
    mkdirSync(images, { recursive: true });
    writeFileSync(join(images, 'logo.png'), logo);
    const bundles = await storeBundles(here.server.services, folder);
    const plan = await makePlan(here.database);
    await here.database.unitOfWork(sourceOf(), (unit) =>
      seedApplications(unit, bundles.slice(0, 1), { planIds: [plan.id], editor: '運営 一郎' }),
    );
    const assets = await here.database.models.ApplicationAsset.findAll({ where: { path: 'files/images/logo.png' } });
    expect(assets.map(({ name }) => name)).to.deep.equal(['logo.png']);
  });
});
