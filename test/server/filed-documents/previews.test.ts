import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect } from 'chai';
import fc from 'fast-check';
import { compareTexts } from '../../../packages/server/src/domains/documents/previews/compare-texts.ts';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { jobContext } from '../tools/tools-bed.ts';

describe('texts of two versions', () => {
  const texts = fc.array(fc.constantFrom('第1条', '第2条', '甲は', '乙は', ' 第1条 '), { maxLength: 12 });
  const plain = (list: readonly string[]): string[] => list.map((text) => text.trim());

  it('are the text before without what was added, and the text after without what was removed', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const compared = compareTexts(before, after);
        const without = (change: string) => compared.filter((each) => each.change !== change).map(({ text }) => text);
        expect(without('removed')).to.deep.equal(after);
        expect(plain(without('added'))).to.deep.equal(plain(before));
      }),
    );
  });

  it('mark as little as possible: nothing of equal texts, one paragraph of a change', () => {
    fc.assert(
      fc.property(texts, fc.nat(12), (text, place) => {
        expect(compareTexts(text, text).every(({ change }) => change === 'same')).to.equal(true);
        const at = Math.min(place, text.length);
        const changed = compareTexts(text, [...text.slice(0, at), '追加', ...text.slice(at)]);
        expect(changed.filter(({ change }) => change !== 'same')).to.deep.equal([
          { change: 'added', text: '追加', pair: null, parts: [] },
        ]);
      }),
    );
  });

  it('have the two forms of a changed paragraph paired, in order, with the characters marked that differ', () => {
    const sentences = fc.array(
      fc.constantFrom(
        '甲は業務を乙に委託する。',
        '甲は業務を丙に委託しない。',
        '乙は報酬を受け取る。',
        '期間は1年とする。',
        '期間は3年とする。',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sentences, sentences, (before, after) => {
        const changed = compareTexts(before, after).filter(({ change }) => change !== 'same');
        for (const { text, pair, parts } of changed)
          expect(parts.map((part) => part.text).join('')).to.equal(pair === null ? '' : text);
        const pairsOf = (side: string) => changed.flatMap(({ change, pair }) => (change === side ? (pair ?? []) : []));
        expect(pairsOf('removed')).to.deep.equal(pairsOf('added'));
        expect(new Set(pairsOf('added')).size).to.equal(pairsOf('added').length);
      }),
    );
    const [old, , , now] = compareTexts(
      ['期間は1年とする。', '甲は乙に開示する。'],
      ['甲は乙に書面で開示する。', '期間は3年とする。'],
    );
    expect([old?.text, old?.pair, now?.pair]).to.deep.equal(['期間は1年とする。', 0, 0]);
  });

  it('have the first changes marked by character and the rest by paragraph where there are more than time allows', () => {
    const sentences = Array.from({ length: 400 }, (_, at) => `第${at}項　${'甲は乙に次の業務を委託する。'.repeat(40)}`);
    // Equal paragraphs in between: each change is one of its own.
    const text = (end: string) => sentences.flatMap((sentence, at) => [`第${at}条`, `${sentence}${end}`]);
    const compared = compareTexts(text('以上'), text('終わり'));
    const [removed, added] = ['removed', 'added'].map((side) => compared.filter(({ change }) => change === side));
    expect([removed?.length, added?.length]).to.deep.equal([400, 400]);
    const paired = added?.map(({ pair }) => pair !== null) ?? [];
    expect([paired[0], paired.at(-1)]).to.deep.equal([true, false]);
    expect(paired.lastIndexOf(true)).to.equal(paired.filter(Boolean).length - 1);
  });
});

eachDatabase('previews of documents', (own) => {
  let server: TestServer;
  let root: TestClient;
  let category: number;
  before(async () => {
    server = await startServer(own.database);
    const { company, root: user } = await makeWorkspace(own.database);
    root = await loginAs(server, user, company);
    category = (await makeCategory(own.database, { company })).id;
  });
  after(() => server.close());

  const word = (...paragraphs: string[]): Blob =>
    new Blob([new Uint8Array(makeDocx(paragraphs.map((text) => p(text)).join('')))]);
  const file = async (content: Blob, name: string) => {
    const form = new FormData();
    form.set('category_id', String(category));
    form.set('file', content, name);
    const reply = await root.post('/v1/documents', undefined, { form });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const read = async (version: number) => {
    const row = await own.models.DocumentVersion.findByPk(version, { rejectOnEmpty: true });
    const payload = { workspace_id: row.workspace_id, version_id: version };
    // A job may run twice.
    for (const _ of [1, 2]) await createReadVersionJob(server.services).run(payload, jobContext());
  };

  it('are the PDF of a Word file once it is made, and its text is found; two versions are compared', async () => {
    const { id, version_id: first, version } = await file(word('秘密保持契約書', '甲は乙に開示する。'), '契約.docx');
    const making = await root.get(`/v1/documents/${id}/preview`);
    expect([making.status, making.text, making.headers.get('retry-after')]).to.deep.equal([202, '', '3']);
    await read(first);
    const shown = await root.get(`/v1/documents/${id}/preview`);
    expect([shown.status, shown.headers.get('content-type')]).to.deep.equal([200, 'application/pdf']);
    expect(shown.text.startsWith('%PDF-')).to.equal(true);
    const text = await own.models.DocumentText.findOne({ where: { document_id: id }, rejectOnEmpty: true });
    expect([text.state, text.text]).to.deep.equal(['ready', '秘密保持契約書\n\n甲は乙に開示する。']);
    expect(await own.models.DocumentPreview.count({ where: { version_id: first } })).to.equal(1);
    const form = new FormData();
    form.set('version', String(version));
    form.set('file', word('秘密保持契約書', '甲は乙に開示しない。'), '契約.docx');
    const added = await root.post(`/v1/documents/${id}/versions`, undefined, { form });
    expect(added.status, added.text).to.equal(201);
    const compared = await root.get(`/v1/documents/${id}/versions/${first}/compare`);
    expect(compared.status, compared.text).to.equal(200);
    const parts = (same: string, changed: string, end: string) => [
      { text: same, changed: false },
      { text: changed, changed: true },
      { text: end, changed: false },
    ];
    expect(compared.body.data).to.deep.include({
      added: 1,
      removed: 1,
      paragraphs: [
        { change: 'same', text: '秘密保持契約書', pair: null, parts: [] },
        { change: 'removed', text: '甲は乙に開示する。', pair: 0, parts: parts('甲は乙に開示', 'する', '。') },
        { change: 'added', text: '甲は乙に開示しない。', pair: 0, parts: parts('甲は乙に開示', 'しない', '。') },
      ],
    });
    expect([compared.body.data.from.number, compared.body.data.to.number]).to.deep.equal([1, 2]);
    const { items } = (await root.get(`/v1/documents/${id}/download-history`)).body.data;
    expect(items.map(({ what }: { what: string }) => what)).to.deep.equal(['viewed']);
    // The thumbnail of the older version stays; the new one gets its own when the job has read it.
    const small = await root.get(`/v1/documents/${id}/thumbnail`, { query: { version_id: String(first) } });
    expect([small.status, small.headers.get('content-type')]).to.deep.equal([200, 'image/webp']);
    const { width, height } = await loadImage(Buffer.from(small.bytes));
    expect([width, height]).to.satisfy(([w, h]: number[]) => w! <= 240 && h! <= 320 && Math.max(w!, h!) >= 240);
    expect((await root.get(`/v1/documents/${id}/thumbnail`)).body.code).to.equal('preview_unavailable');
    // The PDF of version 1 as a document of its own has the same words.
    const pdf = await file(new Blob([new Uint8Array(shown.bytes)]), '契約.pdf');
    await read(pdf.version_id);
    expect((await root.get(`/v1/documents/${pdf.id}`)).body.data.has_thumbnail).to.equal(true);
    const ofPdf = await own.models.DocumentText.findOne({ where: { document_id: pdf.id }, rejectOnEmpty: true });
    expect(ofPdf.text).to.equal('秘密保持契約書\n\n甲は乙に開示する。');
  });

  it('have a thumbnail of a picture, none of a damaged file', async () => {
    const canvas = createCanvas(1200, 600);
    const drawing = canvas.getContext('2d');
    drawing.fillStyle = '#d23c1e';
    drawing.fillRect(0, 0, 1200, 600);
    const png = canvas.toBuffer('image/png');
    const photo = await file(new Blob([new Uint8Array(png)]), '写真.png');
    // The head of a picture, and nothing behind it.
    const damaged = await file(new Blob([new Uint8Array(png.subarray(0, 60))]), '壊れた写真.png');
    const locked = await file(new Blob(['%PDF-1.7\n1 0 obj\n']), '壊れた.pdf');
    for (const { version_id } of [photo, damaged, locked]) await read(version_id);
    const reply = await root.get(`/v1/documents/${photo.id}/thumbnail`);
    const small = await loadImage(Buffer.from(reply.bytes));
    expect([small.width, small.height]).to.deep.equal([240, 120]);
    drawing.drawImage(small, 0, 0);
    const [red, green, blue] = drawing.getImageData(120, 60, 1, 1).data;
    expect([red! > 190, green! < 90, blue! < 70]).to.deep.equal([true, true, true]);
    for (const { id } of [damaged, locked])
      expect((await root.get(`/v1/documents/${id}/thumbnail`)).body.code).to.equal('preview_unavailable');
    const { items } = (await root.get(`/v1/documents/${photo.id}/download-history`)).body.data;
    expect(items).to.deep.equal([]);
  });

  it('are texts and pictures as they are, and refused for others', async () => {
    const note = await file(new Blob(['議事録']), '議事録.txt');
    const shown = await root.get(`/v1/documents/${note.id}/preview`);
    expect([shown.status, shown.text]).to.deep.equal([200, '議事録']);
    const broken = await file(new Blob([new Uint8Array([0, 1, 2, 3])]), '不明.bin');
    expect((await root.get(`/v1/documents/${broken.id}/preview`)).body.code).to.equal('preview_unavailable');
    const comparison = `/v1/documents/${broken.id}/versions/${broken.version_id}/compare`;
    expect((await root.get(comparison)).body.code).to.equal('compare_unavailable');
    await read(broken.version_id);
    expect((await root.get(`/v1/documents/${broken.id}`)).body.data.has_thumbnail).to.equal(false);
    const text = await own.models.DocumentText.findOne({ where: { document_id: broken.id }, rejectOnEmpty: true });
    expect([text.state, text.text]).to.deep.equal(['none', '']);
  });
});
