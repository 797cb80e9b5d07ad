import { readFileSync } from 'node:fs';
import type { EditorBlock } from '@shorui/engine/model';
import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { Exhausted } from '../../../packages/server/src/inspection/inspection-process.ts';
import { makeDocx, p, row, table } from '../../engine/word/support/make-docx.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { createApplication, startBuilders, uploadTo, versionOf } from './builders.ts';

const wordFile = makeDocx(p('業務委託契約書') + p('再委託を認める。') + p('以上') + table(row('甲', '乙')));

interface Document {
  readonly children: readonly EditorBlock[];
}

/** Blocks by their path. */
function blocksOf({ children }: Document): ReadonlyMap<string, EditorBlock> {
  const found = new Map<string, EditorBlock>();
  const visit = (block: EditorBlock): void => {
    found.set(block.path.join('.'), block);
    block.children?.forEach(visit);
  };
  children.forEach(visit);
  return found;
}

eachDatabase('Word templates of applications', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let colleague: TestClient;
  before(async () => {
    ({ server, staff, colleague } = await startBuilders(own.database));
  });
  after(() => server.close());

  let at: string;
  let option: number;
  beforeEach(async () => {
    at = await createApplication(staff, '業務委託契約');
    const value = {
      name: '再委託',
      title: '再委託',
      type: 'single',
      options: [
        { text: '認める', value: 'yes' },
        { text: '認めない', value: 'no' },
      ],
    };
    const { body } = await staff.post(`${at}/edit`, {
      version: 0,
      changes: [{ action: 'create', kind: 'question', value }],
    });
    option = body.data.effects.find(({ kind }: { kind: string }) => kind === 'option').id;
  });
  const upload = (bytes: Uint8Array): Promise<TestReply> =>
    uploadTo(staff, at, { bytes, name: '契約書.docx', segment: 'word-templates/upload' });
  const uploaded = async (bytes: Uint8Array = wordFile): Promise<number> => {
    const reply = await upload(bytes);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.data.item.id;
  };
  const versionNow = (): Promise<number> => versionOf(staff, at);
  const test = async (id: number): Promise<string> => {
    const reply = await staff.get(`${at}/word-templates/${id}/test-download`);
    expect(reply.status, reply.text).to.equal(200);
    return textOf(reply.bytes);
  };
  const read = async (id: number) => (await staff.get(`${at}/word-templates/${id}`)).body.data;

  it('are shown as the whole tree of an uploaded file, and saved with conditions and inserted blocks', async () => {
    const id = await uploaded();
    const first = await read(id);
    expect([first.origin, first.item.name]).to.deep.equal(['uploaded', '契約書.docx']);
    expect(first.item).to.not.have.property('document');
    const tree = blocksOf(first.document);
    expect(tree.get('0.1')).to.deep.include({ type: 'paragraph', text: '再委託を認める。' });
    expect(tree.get('0.3.0.1.0')?.text).to.equal('乙');

    const [section] = first.document.children as EditorBlock[];
    const children = (section?.children ?? []).flatMap((block): EditorBlock[] =>
      block.path.join('.') === '0.1'
        ? [
            { ...block, options: { hasCondition: true, condition_options: [option] } },
            { type: 'newParagraph', path: [0, 100], text: '通知を要する。{{会社}}' },
          ]
        : [block],
    );
    const document = { ...first.document, children: [{ ...section, children }] };
    const saved = await staff.put(`${at}/word-templates/${id}`, { document, version: first.version });
    expect(saved.status, saved.text).to.equal(200);
    // Blocks that nothing is set on are not stored.
    expect([...blocksOf(saved.body.data.document).keys()]).to.deep.equal(['0', '0.1', '0.100']);
    expect(saved.body.data.findings.map(({ text }: { text: string }) => text).join()).to.contain('会社');

    const again = await read(id);
    const [whole] = again.document.children as EditorBlock[];
    expect(whole?.children?.map(({ path }) => path.join('.'))).to.deep.equal(['0.0', '0.1', '0.100', '0.2', '0.3']);
    const untouched = await staff.put(`${at}/word-templates/${id}`, {
      document: again.document,
      version: again.version,
    });
    expect(untouched.body.data.document).to.deep.equal(saved.body.data.document);
    const [listed] = (await staff.get(`${at}/word-templates`)).body.data.items;
    expect(listed).to.deep.include({ origin: 'uploaded', upload_name: '契約書.docx', has_layer: true });

    const removed = await staff.put(`${at}/word-templates/${id}`, {
      document: null,
      version: untouched.body.data.version,
    });
    expect([removed.status, removed.body.data.document]).to.deep.equal([200, null]);
    expect(await test(id))
      .to.contain('再委託を認める。')
      .and.not.contain('通知を要する。');
  });

  it('refuse a document that does not fit, at its block, and store nothing', async () => {
    const id = await uploaded();
    const version = await versionNow();
    const put = (document: object): Promise<TestReply> =>
      staff.put(`${at}/word-templates/${id}`, { document, version });
    const section = (...children: object[]) => ({ children: [{ type: 'section', path: [0], children }] });
    const inside = 'document.children[0].children[0]';
    for (const [document, field] of [
      [section({ type: 'paragraph', path: [0, 77], options: { ruleId: 1 } }), `${inside}.options.ruleId`],
      [section({ type: 'table', path: [0, 0], options: { hasCondition: true, condition_options: [option] } }), inside],
      [section({ type: 'newParagraph', path: [0, 100], text: 'a', tint: 'red' }), inside],
      [{ children: 'x' }, 'document.children'],
    ] as const) {
      const reply = await put(document);
      expect([reply.status, reply.body.code], reply.text).to.deep.equal([422, 'application_refused']);
      expect(Object.keys(reply.body.errors), reply.text).to.deep.equal([field]);
      expect(reply.body.message).to.match(/[ぁ-ん]/);
    }
    const misplaced = await put(section({ type: 'table', path: [0, 0] }));
    expect(Object.keys(misplaced.body.errors)).to.deep.equal(['document.children[0].children[0]']);
    expect(await versionNow()).to.equal(version);
  });

  it('are written from their document where there is no upload, and stay whole', async () => {
    const made = await staff.post(`${at}/word-templates`, { name: '覚書.docx' });
    expect(made.status, made.text).to.equal(201);
    const id = made.body.data.item.id as number;
    expect(await read(id)).to.include({ origin: 'authored' });
    const paragraph = (index: number, text: string) => ({ type: 'newParagraph', path: [0, index], text });
    const whole = {
      children: [{ type: 'section', path: [0], children: [paragraph(0, '覚書'), paragraph(1, '{{再委託}}')] }],
    };
    const put = (document: object | null, version: number) =>
      staff.put(`${at}/word-templates/${id}`, { document, version });
    const saved = await put(whole, made.body.data.version);
    expect(saved.status, saved.text).to.equal(200);
    expect(saved.body.data.document).to.deep.equal(whole);
    expect(await test(id))
      .to.contain('覚書')
      .and.contain('{{再委託}}');
    const { version } = saved.body.data;
    const gap = { children: [{ type: 'section', path: [0], children: [paragraph(5, '飛び')] }] };
    for (const document of [gap, null, { children: [] }]) {
      const reply = await put(document, version);
      expect([reply.status, Object.keys(reply.body.errors)], reply.text).to.deep.equal([422, ['document']]);
    }
    const pdf = await staff.get(`${at}/download-pdf`, { query: { file_id: id } });
    expect(pdf.bytes.subarray(0, 5).toString()).to.equal('%PDF-');
  });

  it('are copied with their document, and deleted with a preview', async () => {
    const id = await uploaded();
    const document = {
      children: [{ type: 'section', path: [0], children: [{ type: 'newParagraph', path: [0, 100], text: '追記' }] }],
    };
    await staff.put(`${at}/word-templates/${id}`, { document, version: await versionNow() });
    const copy = await staff.post(`${at}/word-templates/${id}/clone`, { name: '覚書_{{再委託}}.docx' });
    expect(copy.status, copy.text).to.equal(200);
    expect(copy.body.data.item.name).to.equal('覚書_{{再委託}}.docx');
    expect(await test(copy.body.data.item.id)).to.contain('追記');
    const plain = await staff.post(`${at}/word-templates/${id}/clone`, {});
    expect(plain.body.data.item.name).to.equal('契約書 のコピー.docx');
    expect((await staff.post(`${at}/word-templates/${id}/clone`, { name: '契約書.docx' })).status).to.equal(422);

    const looked = await staff.delete(`${at}/word-templates/${id}`, { query: { preview: 'true' } });
    expect(looked.body.data.effects[0]).to.include({ kind: 'file', id, action: 'deleted' });
    expect((await read(id)).item.id).to.equal(id);
    expect((await staff.delete(`${at}/word-templates/${id}`)).status).to.equal(200);
    expect((await staff.get(`${at}/word-templates/${id}`)).status).to.equal(404);
    // The copies keep their content.
    expect(await test(plain.body.data.item.id)).to.contain('業務委託契約書');
  });

  it('are not found in other applications or as another kind of file', async () => {
    const id = await uploaded();
    const other = (await staff.post('/admin/v1/applications', { name: '別' })).body.data.id;
    for (const path of [
      `/admin/v1/applications/${other}/word-templates/${id}`,
      `${at}/word-templates/999`,
      `${at}/pdf/${id}`,
    ]) {
      expect((await staff.get(path)).status, path).to.equal(404);
      expect((await staff.delete(path)).status, path).to.equal(404);
    }
    const put = await staff.put(`/admin/v1/applications/${other}/word-templates/${id}`, { document: null, version: 0 });
    expect(put.status).to.equal(404);
    expect((await staff.post(`/admin/v1/applications/${other}/word-templates/${id}/clone`, {})).status).to.equal(404);
  });

  it('refuse what two people change in one template, and not what they change in two', async () => {
    const [one, two] = [
      await uploaded(),
      (await staff.post(`${at}/word-templates`, { name: '覚書.docx' })).body.data.item.id,
    ];
    const version = await versionNow();
    const rename = (by: TestClient, id: number, name: string) =>
      by.put(`${at}/word-templates/${id}`, { name, version });
    expect((await rename(colleague, one, '契約.docx')).status).to.equal(200);
    expect((await rename(staff, two, '念書.docx')).status).to.equal(200);
    const clash = await rename(staff, one, '業務.docx');
    expect([clash.status, clash.body.code]).to.deep.equal([409, 'conflict']);
    expect(clash.body.message).to.contain('運営 二子');
  });

  it('tell at the field template what is wrong with an upload', async () => {
    const bomb = readFileSync(new URL('../../../fixtures/forms/notification.pdf', import.meta.url));
    expect((await upload(bomb)).status).to.equal(415);
    // Word keeps a file with a password as a compound file.
    const locked = await upload(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]));
    expect([locked.status, locked.body.errors.template[0]]).to.deep.equal([
      415,
      'Wordテンプレートは読み取れません。パスワードを外し、.docxや.xlsxなどの今の形式で保存し直してください。',
    ]);
    const broken = await upload(wordFile.subarray(0, wordFile.length - 40));
    expect(broken.status, broken.text).to.be.oneOf([400, 415]);
    const damaged = new Uint8Array(wordFile);
    // A byte inside the compressed text of the document.
    const start = Buffer.from(damaged).indexOf('word/document.xml') + 60;
    damaged.fill(0xff, start, start + 20);
    const reply = await upload(damaged);
    expect([reply.status, Object.keys(reply.body.errors ?? {})], reply.text).to.deep.equal([400, ['template']]);
    expect(reply.body.errors.template[0]).to.match(/[ぁ-ん]/);
    const unclosed = await upload(makeDocx(p('{{#if 再委託}}') + p('閉じない')));
    expect(unclosed.status).to.equal(200);
    expect(unclosed.body.data.findings[0].severity).to.equal('error');
    const shown = await read(unclosed.body.data.item.id);
    expect(blocksOf(shown.document).get('0.1')?.text).to.equal('閉じない');
    expect(shown.findings[0].severity).to.equal('error');
    const tried = await staff.get(`${at}/word-templates/${unclosed.body.data.item.id}/test-download`);
    expect([tried.status, tried.body.code]).to.deep.equal([422, 'documents_refused']);
    // It is named as people know it, not by its path.
    expect(tried.body.message).to.contain(unclosed.body.data.item.name).and.not.contain('files/');
  });

  it('are not linted by the process that serves calls: a template that takes too much is refused with words', async () => {
    const { inspector } = server.services;
    const lint = inspector.lint.bind(inspector);
    inspector.lint = () => Promise.reject(new Exhausted('time'));
    try {
      const reply = await upload(wordFile);
      expect([reply.status, reply.body.code], reply.text).to.deep.equal([422, 'application_refused']);
      expect(reply.body.message).to.contain('複雑すぎる');
      expect((await staff.get(`${at}/word-templates`)).body.data.items).to.deep.equal([]);
    } finally {
      inspector.lint = lint;
    }
    expect((await upload(wordFile)).status).to.equal(200);
  });

  it('are refused while the version is published, and the next version keeps their documents', async () => {
    const id = await uploaded();
    const { version } = (await staff.put(`${at}/publish`, { publish: 1, version: await versionNow() })).body.data;
    const frozen = await staff.put(`${at}/word-templates/${id}`, { name: 'x.docx', version });
    expect([frozen.status, frozen.body.code]).to.deep.equal([422, 'application_refused']);
    expect((await staff.post(`${at}/word-templates`, { name: 'y.docx' })).status).to.equal(422);
    const next = (await staff.post(`${at}/versions`, { version })).body.data;
    const renamed = await staff.put(`${at}/word-templates/${id}`, { name: 'x.docx', version: next.version });
    expect(renamed.status, renamed.text).to.equal(200);
    expect(readZip((await staff.get(`${at}/files/${id}/content`)).bytes).has('word/document.xml')).to.equal(true);
  });

  it('have a name and options that are saved by themselves', async () => {
    const id = await uploaded();
    const application_id = Number(at.split('/').at(-1));
    const set = (values: object) =>
      staff.put(`/admin/v1/applications/update-config/${id}`, { application_id, ...values });
    const version = await versionNow();
    const saved = await set({ name: '手引き.docx', options: { guide: true, description: '読み物' }, version });
    expect(saved.status, saved.text).to.equal(200);
    expect(saved.body.data.item).to.deep.include({
      name: '手引き.docx',
      options: { guide: true, description: '読み物' },
    });
    const cleared = await set({ options: null, version: saved.body.data.version });
    expect(cleared.body.data.item).to.not.have.property('options');
    const wrong = await set({ options: { guide: 'yes' }, version: cleared.body.data.version });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([422, ['options.guide']]);
    expect(
      (await staff.put(`/admin/v1/applications/update-config/999`, { application_id, name: 'z', version: 0 })).status,
    ).to.equal(404);
  });
});
