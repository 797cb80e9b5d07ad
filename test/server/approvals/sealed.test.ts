import { readFile } from 'node:fs/promises';
import { drawSheets } from '@shorui/engine/node';
import { expect } from 'chai';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { px, redBounds, scale } from '../../engine/pdf/support/red-pixels.ts';
import { isInk, seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import { makeApprovalScene, samplePdf, sha256, type ApprovalScene } from './scene.ts';

const today = dayInJapan(stillNow());
/** The text of a page without white space and line ends, which depend on the reader of the page. */
const flat = (text = ''): string => text.replaceAll(/\s/g, '');
const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
const sealDay = `R${year - 2018}.${month}.${day}`;

eachDatabase('sealed documents', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 3);
  });
  after(() => server.close());

  const idOf = (at: number): number => scene.approvers[at]?.user.id ?? 0;
  const approver = (at: number) => scene.approvers[at]?.client ?? scene.root;
  const ask = (id: number, body: object) => scene.applicant.post(`/v1/documents/${id}/approve/request`, body);
  const sealed = (id: number, query: Record<string, boolean | string> = {}) =>
    scene.applicant.get(`/v1/documents/${id}/approve/sealed`, { query });
  const pagesOf = async (id: number, query = {}) => {
    const reply = await sealed(id, query);
    expect(reply.status, reply.text).to.equal(200);
    return { reply, pages: await seePdf(reply.bytes, scale) };
  };

  it('have the seals of applicant, members, substitutes and advisors from the right, and a record with hashes', async () => {
    const content = samplePdf('売買契約書');
    const id = await scene.file('売買契約書', content);
    await scene.approvers[0]?.user.update({ last_name: '𠮷田' });
    await scene.approvers[2]?.user.update({ last_name: '小比類巻勅使河原' });
    const away = { substitute_user_id: idOf(2), starts_on: today, ends_on: today };
    expect((await approver(1).post('/v1/documents/approve/absences', away)).status).to.equal(201);
    const email = 'houmu@example.net';
    const steps = [{ approver_id: idOf(0) }, { approver_id: idOf(1) }, { advisor_email: email }];
    expect((await ask(id, { steps, message: 'お願いします' })).status).to.equal(200);
    await approver(0).post(`/v1/documents/${id}/approve`, { comment: '金額を確認しました。𠮷田' });
    await approver(2).post(`/v1/documents/${id}/approve`, {});
    // The first mail has the link; the next one says whose turn it is.
    const link = new URL(String(sentMails(server, email)[0]?.values['url']));
    const credential = link.searchParams.get('credential_token') ?? '';
    await server.client().post(`/v1/documents/advisor-approve/${credential}`, { status: 1 });

    const { reply, pages } = await pagesOf(id, { record: true });
    expect(reply.headers.get('content-disposition')).to.include(encodeURIComponent('売買契約書_承認済.pdf'));
    expect(Buffer.from(reply.bytes).subarray(0, content.length).equals(content), 'the file is kept').to.equal(true);
    const [front, sheet] = pages;
    if (front === undefined || sheet === undefined) throw new Error('The file has fewer than two pages.');
    // Cells of 18 mm from 10 mm off the right edge: the applicant is the first on the right.
    const reds = [0, 1, 2, 3, 4].map((at) => redBounds(front, 182 - at * 18, 13, 200 - at * 18, 31).count);
    expect(reds.map((count) => count > 500)).to.deep.equal([true, true, true, true, false]);
    const applicant = scene.applicantUser;
    const names = ['申請', applicant.last_name, '𠮷田', '代理', '小比類巻勅使河原', '社外', 'houmu'];
    const places = names.map((name) => flat(front.text).indexOf(name));
    expect(places, front.text).to.deep.equal(places.toSorted((one, other) => one - other));
    expect(places[0]).to.be.at.least(0);
    expect(flat(front.text).split(sealDay)).to.have.length(5);

    const { content_sha256: hash } = (await scene.applicant.get(`/v1/documents/approve/apply/${id}`)).body.data.current;
    const words = flat(sheet.text);
    for (const expected of ['承認記録', '売買契約書.pdf（第1版）', sha256(content), hash, applicant.full_name])
      expect(words).to.include(flat(expected));
    expect(words).to.include('全員の承認（順番に依頼）').and.to.include('金額を確認しました。𠮷田');
    expect(words)
      .to.include(flat(`${scene.approvers[1]?.user.full_name}の代理`))
      .and.to.include(`${email}（社外）`);
    expect(pages).to.have.length(2);
    expect((await pagesOf(id, { calendar: 'western' })).pages[0]?.text).to.include(`${year}.${month}.${day}`);
  });

  it('have the frame where it hides nothing of a page with a running header, and family names alone', async () => {
    const words = (text: string, y: number) => ({ kind: 'text', text, x: 110, y, width: 90, size: 10 }) as const;
    const header = [words('社外秘　管理番号 2026-0123', 12), words('業務委託契約書（改定第2版）', 20)];
    const content = drawSheets([{ width: 210, height: 297, items: header }]);
    const id = await scene.file('ヘッダーのある契約書', content);
    const advisor = { advisor_email: 'bengoshi@example.net', advisor_name: '弁護士 長谷川 誠一郎' };
    expect((await ask(id, { steps: [advisor] })).status).to.equal(200);
    const link = new URL(String(sentMails(server, advisor.advisor_email)[0]?.values['url']));
    const credential = link.searchParams.get('credential_token') ?? '';
    await server.client().post(`/v1/documents/advisor-approve/${credential}`, { status: 1 });
    const { pages } = await pagesOf(id);
    const [[before], [after]] = [await seePdf(content, scale), pages];
    if (before === undefined || after === undefined) throw new Error('The file has no page.');
    const { top, bottom, left, right } = redBounds(after, 0, 0, 210, 297);
    for (let y = top; y <= bottom; y += 1)
      for (let x = left; x <= right; x += 1)
        if (isInk(before, x, y)) expect.fail(`a seal is on the header at ${x}, ${y}`);
    // In full size: two cells of 18 mm next to each other.
    expect(right - left).to.be.greaterThan(px(32));
    expect(flat(after.text)).to.include('長谷川').and.to.not.include('誠一郎').and.to.not.include('弁護士');
  });

  it('are PDF also for Word files', async () => {
    const id = await scene.file('送付状', await readFile('fixtures/templates/cover-letter.docx'));
    await ask(id, { approver_ids: [idOf(0)] });
    await approver(0).post(`/v1/documents/${id}/approve`, {});
    const { reply, pages } = await pagesOf(id, { record: true });
    expect(reply.headers.get('content-type')).to.equal('application/pdf');
    expect(pages[0]?.text).to.include(sealDay).and.to.include('拝啓');
    if (pages[0] !== undefined) expect(redBounds(pages[0], 0, 0, 210, 297).count).to.be.greaterThan(1000);
    expect(flat(pages.at(-1)?.text)).to.include('承認記録');
  });

  it('are refused before the approval, after a change, and for files that have no pages', async () => {
    const id = await scene.file('変更される契約書');
    await ask(id, { approver_ids: [idOf(0)] });
    const codeOf = async (document: number) => {
      const { status, body } = await sealed(document);
      return [status, body.code];
    };
    expect(await codeOf(id)).to.deep.equal([409, 'approval_not_approved']);
    await approver(0).post(`/v1/documents/${id}/approve`, {});
    const where = { id, workspace_id: scene.company.id };
    await own.models.Document.update({ record_amount: 5 }, { where });
    expect(await codeOf(id)).to.deep.equal([409, 'approval_changed']);
    const csv = await scene.file('一覧表', '日付,金額\n2026/11/23,1000\n');
    await ask(csv, { approver_ids: [idOf(0)] });
    await approver(0).post(`/v1/documents/${csv}/approve`, {});
    const refused = await sealed(csv);
    expect([refused.status, refused.body.code]).to.deep.equal([422, 'approval_no_pdf']);
    const rows = await own.models.DocumentDownload.count({ where: { document_id: [id, csv] } });
    expect(rows, 'a refusal is no download').to.equal(0);
  });
});
