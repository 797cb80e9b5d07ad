import { existsSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect } from 'chai';
import { readZip, writeZip } from '@shorui/engine/node';
import { Exhausted } from '../../../packages/server/src/inspection/inspection-process.ts';
import { fileWords } from '../../../packages/server/src/messages/files.ts';
import { makePng } from '../../engine/word/support/images.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { buildApplication, exportZip, startInstance, uploadZip, type Instance } from './tools-bed.ts';

interface Input {
  readonly name: string;
  readonly data: Uint8Array;
}

const text = (value: string): Uint8Array => new Uint8Array(Buffer.from(value));

eachDatabase('zips that were not exported', (own) => {
  let here: Instance;
  let good: Input[];
  before(async () => {
    here = await startInstance(own.database);
    const template = makeDocx(p('{{会社名}} 御中'));
    await buildApplication(here, template);
    const zip = readZip(await exportZip(here, 'export-application'));
    good = zip.entries.map(({ name }) => ({ name, data: zip.read(name) }));
  });
  after(() => here.server.close());

  const replaced = (ending: string, change: (content: string) => string): Uint8Array =>
    writeZip(
      good.map(({ name, data }) =>
        name.endsWith(ending) ? { name, data: text(change(Buffer.from(data).toString())) } : { name, data },
      ),
    );
  const added = (name: string): Uint8Array => writeZip([...good, { name, data: text('x') }]);

  /** What the reply says at the field `file`; the zip was refused, and nothing was stored. */
  async function refusal(bytes: Uint8Array): Promise<string> {
    const before = await own.models.DataImport.count();
    const reply = await uploadZip(here, bytes);
    expect([reply.status, reply.body.code], reply.text).to.deep.equal([400, 'invalid']);
    expect(await own.models.DataImport.count()).to.equal(before);
    return reply.body.errors.file.join();
  }

  it('are accepted as they were exported', async () => {
    expect((await uploadZip(here, writeZip(good))).status).to.equal(200);
  });

  it('are accepted in the first version of the format, without shared fields', async () => {
    const older = good.map(({ name, data }) => {
      const json = Buffer.from(data).toString();
      if (name.endsWith('export.json')) return { name, data: text(json.replace('"version": 2', '"version": 1')) };
      if (!/(?:data|facts)\.json$/.test(name)) return { name, data };
      const { shared_fields: _fields, ...rest } = JSON.parse(json);
      return { name, data: text(JSON.stringify(rest)) };
    });
    const reply = await uploadZip(here, writeZip(older));
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.body.data.items.map(({ action }: { action: string }) => action)).to.deep.equal(['unchanged']);
  });

  it('are refused by name: paths that lead out, unknown files, links', async () => {
    for (const name of ['../../etc/passwd', '/etc/passwd', 'applications/../x', 'C:\\x'])
      expect(await refusal(added(name)), name).to.contain(name.replaceAll('\\', '/').split('/').at(-1));
    expect(await refusal(added('readme.txt'))).to.contain('「readme.txt」');
    // A symbolic link is an entry whose content is a path: no template has that hash.
    const template = good.find(({ name }) => name.endsWith('.docx'))?.name ?? '';
    expect(await refusal(replaced('.docx', () => '../../../../etc/passwd'))).to.contain(template);
    expect(await refusal(writeZip(good.filter(({ name }) => !name.endsWith('facts.json'))))).to.contain('facts.json');
  });

  it('are refused when the path of an image leads out of its folder', async () => {
    const name = good.find((entry) => entry.name.endsWith('facts.json'))?.name ?? '';
    const withImage = (path: string): Uint8Array =>
      writeZip([
        ...good.map((entry) => {
          if (entry.name !== name) return entry;
          const facts = JSON.parse(Buffer.from(entry.data).toString());
          const files = [...facts.files, { path: `files/images/${path}`, name: 'x.png' }];
          return { name, data: text(JSON.stringify({ ...facts, files })) };
        }),
        { name: name.replace('facts.json', `files/images/${path}`), data: makePng() },
      ]);
    for (const path of ['..', '../x.png', 'a/../../x.png', 'a/b/c/d/x.png', 'a\\x.png'])
      expect(await refusal(withImage(path)), path).to.not.equal('');
    for (const path of ['x.png', '印影/会社/x.png'])
      expect((await uploadZip(here, withImage(path))).status, path).to.equal(200);
  });

  it('are refused when a process takes too long to unpack them, and the process that serves calls unpacks none', async () => {
    const { inspector } = here.server.services;
    const unpack = inspector.unpack.bind(inspector);
    const folders: string[] = [];
    try {
      inspector.unpack = async ({ folder }) => {
        folders.push(folder);
        throw new Exhausted('time');
      };
      expect(await refusal(writeZip(good))).to.equal(fileWords.jp.exhausted);
    } finally {
      inspector.unpack = unpack;
    }
    expect(folders.map((folder) => existsSync(folder))).to.deep.equal([false]);
  });

  it('are refused when they unpack to far more than they are', async () => {
    const zeros = Buffer.alloc(30 * 1024 * 1024);
    const bomb = writeZip([...good.filter(({ name }) => name !== 'data.json'), { name: 'data.json', data: zeros }]);
    expect(bomb.length).to.be.lessThan(100_000);
    expect(await refusal(bomb)).to.not.equal('');
    expect(deflateRawSync(zeros).length).to.be.lessThan(bomb.length);
    const many = Array.from({ length: 20_001 }, (_, at) => ({ name: `data${at}.json`, data: text('{}') }));
    expect(await refusal(writeZip([...good, ...many]))).to.contain('20000');
  });

  it('are refused when their JSON is none, or says what cannot be', async () => {
    expect(await refusal(replaced('export.json', () => '{'))).to.contain('export.json');
    expect(await refusal(replaced('export.json', () => 'null'))).to.contain('エクスポートしたzipではありません');
    expect(await refusal(replaced('export.json', (json) => json.replace('"version": 3', '"version": 4')))).to.contain(
      '新しいバージョン',
    );
    expect(await refusal(replaced('facts.json', (json) => json.replace('"publish": 1', '"publish": 7')))).to.contain(
      '/publish',
    );
    expect(await refusal(replaced('application.json', (json) => json.replace('"fields"', '"felder"')))).to.contain(
      'application.json',
    );
    expect(await refusal(replaced('application.json', () => '[]'))).to.contain('application.json');
    const prices = '"plan_prices": [{"plan": 7, "price": 100}], "questions"';
    expect(await refusal(replaced('application.json', (json) => json.replace('"questions"', prices)))).to.contain(
      'application.json',
    );
    const field = '"shared_fields": [{"name": "届出日", "type": 5, "values": {"formula": 7}}]';
    expect(await refusal(replaced('data.json', (json) => json.replace('"shared_fields": []', field)))).to.contain(
      '/shared_fields/0',
    );
    for (const wrong of [
      { subject: 'a\r\nBcc: x@example.jp' },
      { body: '{{秘密}}' },
      { start: '2090-02-01' },
      { start: 'x' },
    ]) {
      const usual = {
        name: '案内',
        start: null,
        end: '2090-01-01',
        adds_new_companies: false,
        subject: null,
        body: null,
      };
      const campaigns = `"campaigns": ${JSON.stringify([{ ...usual, ...wrong }])}`;
      const named = await refusal(replaced('facts.json', (json) => json.replace('"campaigns": []', campaigns)));
      expect(named, JSON.stringify(wrong)).to.contain('/campaigns/0');
    }
    const deep = '['.repeat(100_000);
    expect(await refusal(replaced('data.json', () => deep))).to.contain('data.json');
  });

  it('are refused when they are no zip, cut off or hold a broken template', async () => {
    const whole = writeZip(good);
    const cut = await uploadZip(here, whole.subarray(0, whole.length - 30));
    expect(cut.status, cut.text).to.be.oneOf([400, 415]);
    expect((await uploadZip(here, text('no zip'))).status).to.equal(415);
    expect(await refusal(writeZip([{ name: 'a.txt', data: text('a') }]))).to.contain(
      'エクスポートしたzipではありません',
    );
  });
});
