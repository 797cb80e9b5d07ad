import { expect } from 'chai';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { stillNow } from '../support/still-clock.ts';
import type { TestClient } from '../support/test-client.ts';
import { openTill } from './support.ts';

const path = '/admin/v1/transactions';
const requests = '/admin/v1/applications/transfer-requests';

eachDatabase('payments that are canceled', (own) => {
  const till = openTill(own);

  const cancel = (id: number, body: object = {}) =>
    till.cashier.staff.post(`${path}/set-cancel-status/${id}`, { is_cancel: true, version: 0, ...body });
  /** A run of a new company that is paid. */
  async function paid(name: string) {
    const { client, companyId } = await till.cashier.company(name);
    const { run, id: requestId } = await till.cashier.request(client, till.priced);
    const confirmed = await till.cashier.confirm(requestId, { amount: 3500 });
    expect(confirmed.status, confirmed.text).to.equal(200);
    const query = { company_id: companyId };
    const [payment] = (await till.cashier.staff.get(`${path}/list`, { query })).body.data.items;
    return { client, companyId, run, requestId, payment };
  }
  const stateOf = async (client: TestClient, run: number) =>
    (await client.get(`/v1/applications/check-payment/${run}`)).body.data;
  const textOf = async (bytes: Uint8Array): Promise<string> => (await seePdf(bytes))[0]?.text ?? '';

  it('leave the run unpaid and the receipt void, and let the company pay again', async () => {
    const { client, companyId, run, requestId, payment } = await paid('株式会社取消');
    expect(payment).to.deep.include({
      company: { id: companyId, name: '株式会社取消' },
      app_user_id: run,
      transfer_request_id: requestId,
      amount: 3300,
      received: 3500,
      is_cancel: false,
    });
    const count = till.server.published.length;
    const canceled = await cancel(payment.id, { reason: '別の会社の入金でした。' });
    expect(canceled.status, canceled.text).to.equal(200);
    expect(canceled.body.data).to.include({ is_cancel: true, cancel_reason: '別の会社の入金でした。', version: 1 });
    expect(canceled.body.data.canceled_by).to.equal('運営 一郎');
    // Open pages of the company read the payment again.
    const heard = till.server.published.slice(count).filter(({ event }) => event.type === 'records');
    const members = await own.models.Member.findAll({ where: { workspace_id: companyId } });
    expect(heard.map(({ event }) => event.data)).to.deep.include({
      workspace_id: companyId,
      kind: 'transaction',
      ids: [payment.id],
      change: 'updated',
    });
    expect(heard[0]?.userIds).to.include(members[0]?.user_id);
    const state = await stateOf(client, run);
    expect(state).to.include({ state: 'unpaid', paid_at: null, transfer: null, receipt_id: null });
    expect(state.canceled).to.include({ what: 'payment', amount: 3300, received: 3500 });
    expect(state.canceled.reason).to.equal('別の会社の入金でした。');
    const none = await client.get('/v1/applications/receipt', { query: { app_user_id: run } });
    expect(none.body.code).to.equal('receipt_not_ready');
    const [receipt] = (await client.get('/v1/receipts')).body.data.items;
    expect(receipt.canceled_at).to.be.a('string');
    const paper = await client.get(`/v1/receipts/${receipt.id}/download`);
    expect(await textOf(paper.bytes))
      .to.include('無効')
      .and.not.include('正に領収');
    const bell = (await client.get('/v1/notifications')).body.data.items;
    expect(bell[0]).to.include({ kind: 'payment-canceled', subject: '秘密保持契約' });

    const again = await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    expect(again.status, again.text).to.equal(201);
    expect(again.body.data.id).to.not.equal(requestId);
    const undone = await till.cashier.staff.post(`${path}/set-cancel-status/${payment.id}`, {
      is_cancel: false,
      version: 1,
    });
    expect([undone.status, undone.body.code]).to.deep.equal([409, 'paid_otherwise']);
    expect((await till.cashier.confirm(again.body.data.id)).status).to.equal(200);
    const now = await stateOf(client, run);
    expect(now).to.include({ state: 'paid', canceled: null }).and.to.not.include({ receipt_id: receipt.id });
    const query = { app_user_id: run };
    const both = (await till.cashier.staff.get(path, { query })).body.data.items;
    expect(both.map((each: { is_cancel: boolean }) => each.is_cancel)).to.deep.equal([false, true]);
  });

  it('become valid again where nothing newer exists, with request and receipt', async () => {
    const { client, run, requestId, payment } = await paid('株式会社復元');
    await cancel(payment.id);
    const restored = await till.cashier.staff.post(`${path}/set-cancel-status/${payment.id}`, {
      is_cancel: false,
      version: 1,
    });
    expect(restored.status, restored.text).to.equal(200);
    expect(restored.body.data).to.include({ is_cancel: false, canceled_at: null, cancel_reason: null });
    expect(await stateOf(client, run)).to.include({ state: 'paid', paid_at: payment.paid_at, canceled: null });
    expect((await client.get('/v1/receipts')).body.data.items[0].canceled_at).to.equal(null);
    expect((await till.cashier.staff.get(`${requests}/${requestId}`)).body.data).to.include({
      status: 1,
      canceled_at: null,
    });
    const twice = await till.cashier.staff.post(`${path}/set-cancel-status/${payment.id}`, {
      is_cancel: false,
      version: 2,
    });
    expect([twice.status, twice.body.code]).to.deep.equal([409, 'done_already']);
  });

  it('are canceled once of many times at the same moment, and only by the staff with the version they saw', async () => {
    const { client, payment } = await paid('株式会社同時取消');
    expect((await cancel(payment.id, { version: 7 })).body.code).to.equal('conflict_unnamed');
    expect(
      (await client.post(`${path}/set-cancel-status/${payment.id}`, { is_cancel: true, version: 0 })).status,
    ).to.be.oneOf([401, 403]);
    const replies = await atOnce(20, () => cancel(payment.id));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    const codes = new Set(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])));
    expect([...codes].every((code) => code === 'done_already' || code.startsWith('conflict'))).to.equal(true);
    expect((await cancel(2_000_000)).body.code).to.equal('not_found');
  });

  it('are listed by company, day, state and receipt, and left out of the sums', async () => {
    const today = dayInJapan(stillNow());
    const range = { query: { start: today, end: today } };
    const sumsOf = async () => (await till.cashier.staff.get(`${path}/amount-in-range`, range)).body.data;
    const before = await sumsOf();
    const { companyId, payment } = await paid('株式会社売上');
    expect(await sumsOf()).to.deep.equal({ amount: before.amount + 3300, count: before.count + 1 });
    const found = async (query: object) =>
      (
        await till.cashier.staff.get(`${path}/list`, { query: { company_id: companyId, ...query } })
      ).body.data.items.map(({ id }: { id: number }) => id);
    expect(await found({ from: today, to: today, is_cancel: false, keyword: payment.receipt.number })).to.deep.equal([
      payment.id,
    ]);
    expect(await found({ keyword: payment.reference })).to.deep.equal([payment.id]);
    expect(await found({ keyword: '売上' })).to.deep.equal([payment.id]);
    expect(await found({ from: dayInJapan(stillNow(), 1) })).to.deep.equal([]);
    expect(await found({ is_cancel: true })).to.deep.equal([]);
    expect((await till.cashier.staff.get(`${path}/${payment.id}`)).body.data).to.deep.equal(payment);
    await cancel(payment.id);
    expect(await sumsOf()).to.deep.equal(before);
    const year = Number(today.slice(0, 4));
    const months = (await till.cashier.staff.get(`${path}/month`, { query: { year } })).body.data;
    expect(months).to.have.length(12);
    expect(months[Number(today.slice(5, 7)) - 1]).to.deep.equal({ month: today.slice(0, 7), ...before });
    const wrong = await till.cashier.staff.get(`${path}/amount-in-range`, {
      query: { start: today, end: dayInJapan(stillNow(), -1) },
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['end']]);
  });

  it('have a receipt that the staff issue again, marked, but not once it is void', async () => {
    const { client, payment } = await paid('株式会社再発行');
    const again = () =>
      till.cashier.staff.post(`/admin/v1/receipts/${payment.receipt.id}/reissue`, { name: '株式会社再発行 大阪支店' });
    const paper = await again();
    expect(paper.headers.get('content-type'), paper.text).to.equal('application/pdf');
    const text = await textOf(paper.bytes);
    expect(text).to.include('再発行').and.include(payment.receipt.number).and.include('大阪支店');
    const [receipt] = (await client.get('/v1/receipts')).body.data.items;
    expect(receipt).to.include({ recipient: '株式会社再発行 大阪支店', copies: 2 });
    await cancel(payment.id);
    expect((await again()).body.code).to.equal('receipt_void');
  });
});

eachDatabase('requests to pay that are canceled', (own) => {
  const till = openTill(own);

  it('by the staff, also when a part has arrived: the company reads why and makes a new one', async () => {
    const { client } = await till.cashier.company('株式会社中止');
    const { run, id } = await till.cashier.request(client, till.priced);
    await till.cashier.confirm(id, { amount: 1000 });
    const at = `${requests}/${id}`;
    expect((await till.cashier.staff.get(at)).body.data).to.include({ id, status: 0, received: 1000, version: 1 });
    expect((await till.cashier.staff.post(`${at}/cancel`, { version: 0 })).body.code).to.equal('conflict');
    const canceled = await till.cashier.staff.post(`${at}/cancel`, { version: 1, reason: '期限切れのため' });
    expect(canceled.status, canceled.text).to.equal(200);
    expect(canceled.body.data).to.include({ status: 2, remaining: 0, canceled_by: '運営 一郎' });
    expect(canceled.body.data.arrivals).to.have.length(1);
    const state = (await client.get(`/v1/applications/check-payment/${run}`)).body.data;
    expect(state).to.include({ state: 'unpaid', transfer: null });
    expect(state.canceled).to.include({ what: 'request', received: 1000, reason: '期限切れのため' });
    expect((await till.cashier.confirm(id, { version: 2 })).body.code).to.equal('done_already');
    const report = await client.post('/v1/ping-admin-transfer', { app_user_id: run });
    expect(report.body.code).to.equal('no_transfer_request');
    expect((await client.post('/v1/applications/bank-transfer', { app_user_id: run })).status).to.equal(201);
    const listed = await till.cashier.staff.get(requests, { query: { status: 2 } });
    expect(listed.body.data.items.map((each: { id: number }) => each.id)).to.deep.equal([id]);
    expect((await till.cashier.staff.get(`${requests}/2000000`)).status).to.equal(404);
  });

  it('by the company, as long as nothing has arrived, and not by another company', async () => {
    const { client } = await till.cashier.company('株式会社撤回');
    const { client: other } = await till.cashier.company('株式会社他人');
    const { run, id } = await till.cashier.request(client, till.priced);
    const at = `/v1/applications/bank-transfer/${id}/cancel`;
    expect((await other.post(at, { version: 0 })).status).to.equal(404);
    const canceled = await client.post(at, { version: 0 });
    expect(canceled.status, canceled.text).to.equal(200);
    expect(canceled.body.data).to.include({ app_user_id: run, state: 'unpaid' });
    expect((await client.post(at, { version: 1 })).body.code).to.equal('done_already');
    const next = (await client.post('/v1/applications/bank-transfer', { app_user_id: run })).body.data;
    await till.cashier.confirm(next.id, { amount: 1 });
    const late = await client.post(`/v1/applications/bank-transfer/${next.id}/cancel`, { version: 1 });
    expect([late.status, late.body.code]).to.deep.equal([409, 'transfer_received']);
  });
});
