import { expect } from 'chai';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeMember } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import { Cashier } from './support.ts';

const list = '/admin/v1/applications/transfer-requests';

eachDatabase('payments by bank transfer', (own) => {
  let server: TestServer;
  let cashier: Cashier;
  let priced: number;
  before(async () => {
    server = await startServer(own.database);
    cashier = await Cashier.open(own, server);
    priced = await cashier.offer(3300);
  });
  after(() => server.close());

  it('are refused until the staff have an account and an issuer; then the settings say so', async () => {
    const { client } = await cashier.company('株式会社早い');
    const run = (await client.post('/v1/applications/use', { app_id: priced })).body.data.id as number;
    const early = await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    expect([early.status, early.body.code]).to.deep.equal([409, 'payments_not_set_up']);
    expect((await cashier.staff.get('/admin/v1/payment-settings')).body.data).to.include({ ready: false, version: 0 });
    for (const [field, value, message] of [
      ['invoice_number', 'T123', /T1234567890123/],
      ['account_number', '12', /口座番号/],
      ['account_holder', '書類', /カタカナ/],
    ] as const) {
      const wrong = await cashier.staff.put('/admin/v1/payment-settings', { [field]: value, version: 0 });
      expect([wrong.status, wrong.body.code], field).to.deep.equal([400, 'invalid']);
      expect(wrong.body.errors[field][0]).to.match(message);
    }
    const open = (await client.get('/v1/seller')).body.data;
    expect(open).to.include({ name: null, platform_fee: 0, transfer_days: 14 });
    await cashier.setUp();
    const seller = (await client.get('/v1/seller')).body.data;
    expect(seller).to.include({ name: '株式会社ショルイ', phone: '03-1234-5678', invoice_number: 'T1234567890123' });
    expect(JSON.stringify(seller), 'the account is for those who pay').to.not.include('0123456');
    const settings = (await cashier.staff.get('/admin/v1/payment-settings')).body.data;
    expect(settings).to.include({ ready: true, invoice_number: 'T1234567890123', account_holder: 'ｶ)ｼﾖﾙｲ' });
    const stale = await cashier.staff.put('/admin/v1/payment-settings', { platform_fee: 1, version: 0 });
    expect(stale.status).to.equal(409);
    expect((await client.get('/admin/v1/payment-settings')).status).to.be.oneOf([401, 403]);
  });

  it('have a reference of their own and tell what to write; asking again gives the same request', async () => {
    await cashier.setUp();
    const { client, companyId } = await cashier.company('株式会社山田商店', {
      name_kana: 'カブシキガイシャヤマダショウテン',
    });
    const run = (await client.post('/v1/applications/use', { app_id: priced })).body.data.id as number;
    const unpaid = (await client.get(`/v1/applications/check-payment/${run}`)).body.data;
    expect(unpaid).to.include({ price: 3300, fee: 0, amount: 3300, state: 'unpaid', transfer: null, receipt_id: null });
    expect(unpaid.methods).to.deep.equal(['bank_transfer']);
    const first = await client.post('/v1/applications/bank-transfer', { app_id: priced, app_user_id: run });
    expect(first.status, first.text).to.equal(201);
    const { reference, payer_name, bank, due_on } = first.body.data;
    expect(reference).to.match(/^\d{8,}$/);
    expect(payer_name).to.equal(`${reference} ｶﾌﾞｼｷｶﾞｲｼﾔﾔﾏﾀﾞｼﾖｳﾃﾝ`);
    expect(bank).to.include({ bank_name: '書類銀行', account_number: '0123456' });
    expect(due_on).to.equal(dayInJapan(stillNow(), 14));
    const again = await client.post('/v1/applications/payment', {
      app_user_id: run,
      payment_method: 'bank_transfer',
      transfer_name: 'ヤマダ タロウ',
    });
    expect(again.status, again.text).to.equal(201);
    expect(again.body.data.transfer).to.include({ id: first.body.data.id, payer_name: `${reference} ﾔﾏﾀﾞ ﾀﾛｳ` });
    expect(again.body.data.state).to.equal('requested');
    const shown = (await cashier.staff.get(list, { query: { company_id: companyId } })).body.data;
    expect(shown.total).to.equal(1);
    expect(shown.items[0]).to.deep.include({ company: { id: companyId, name: '株式会社山田商店' }, status: 0 });
  });

  it('refuse cards, other applications, free ones, names without a letter that banks know, and runs of others', async () => {
    await cashier.setUp();
    const free = await cashier.offer(0);
    const { client } = await cashier.company('株式会社他');
    const run = (await client.post('/v1/applications/use', { app_id: priced })).body.data.id as number;
    const card = await client.post('/v1/applications/payment', { app_user_id: run, payment_method: 'card' });
    expect([card.status, card.body.code]).to.deep.equal([409, 'card_unavailable']);
    const other = await client.post('/v1/applications/bank-transfer', { app_id: free, app_user_id: run });
    expect([other.status, Object.keys(other.body.errors)]).to.deep.equal([400, ['app_id']]);
    const kanji = await client.post('/v1/applications/bank-transfer', { app_user_id: run, transfer_name: '山田' });
    expect([kanji.status, Object.keys(kanji.body.errors)]).to.deep.equal([400, ['transfer_name']]);
    const freeRun = (await client.post('/v1/applications/use', { app_id: free })).body.data.id as number;
    expect((await client.get(`/v1/applications/check-payment/${freeRun}`)).body.data.state).to.equal('free');
    const nothing = await client.post('/v1/applications/bank-transfer', { app_user_id: freeRun });
    expect([nothing.status, nothing.body.code]).to.deep.equal([409, 'nothing_to_pay']);
    const stranger = (await cashier.company('株式会社よそ')).client;
    for (const [path, body] of [
      ['/v1/applications/bank-transfer', { app_user_id: run }],
      ['/v1/applications/payment', { app_user_id: run, payment_method: 'bank_transfer' }],
      ['/v1/ping-admin-transfer', { app_user_id: run }],
    ] as const)
      expect((await stranger.post(path, body)).status, path).to.equal(404);
    expect((await stranger.get(`/v1/applications/check-payment/${run}`)).status).to.equal(404);
  });

  it('are reported to the staff by mail once a day, and listed as reported', async () => {
    await cashier.setUp();
    const { version } = (await cashier.staff.get('/admin/v1/settings')).body.data;
    await cashier.staff.put('/admin/v1/settings', { support_email: 'money@shorui.example', version });
    const { client, companyId } = await cashier.company('株式会社連絡');
    const run = (await client.post('/v1/applications/use', { app_id: priced })).body.data.id as number;
    const early = await client.post('/v1/ping-admin-transfer', { app_user_id: run });
    expect([early.status, early.body.code]).to.deep.equal([409, 'no_transfer_request']);
    await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    const future = dayInJapan(stillNow(), 1);
    const late = await client.post('/v1/ping-admin-transfer', { app_user_id: run, transferred_on: future });
    expect([late.status, Object.keys(late.body.errors)]).to.deep.equal([400, ['transferred_on']]);
    const told = await client.post('/v1/ping-admin-transfer', { app_user_id: run });
    expect(told.status, told.text).to.equal(200);
    expect(told.body.data.notified_at).to.equal(stillNow().toISOString());
    const [mail] = sentMails(server, 'money@shorui.example');
    expect(mail).to.deep.include({ template: 'transfer-reported' });
    expect(mail?.values).to.include({ company: '株式会社連絡', amount: '3,300' });
    const query = { company_id: companyId, notified: true };
    expect((await cashier.staff.get(list, { query })).body.data.total).to.equal(1);
    expect((await cashier.staff.get(list, { query: { ...query, notified: false } })).body.data.total).to.equal(0);
  });

  it('are confirmed in parts; the run is paid once the sum reaches the amount, with the fee', async () => {
    await cashier.setUp({ platform_fee: 550 });
    const { client, companyId } = await cashier.company('株式会社分割');
    const { run, id } = await cashier.request(client, priced);
    await cashier.setUp({ platform_fee: 0 });
    const part = await cashier.confirm(id, { amount: 3000, payer_name: 'ｶ)ﾌﾞﾝｶﾂ', note: '不足分は連絡済み' });
    expect(part.status, part.text).to.equal(200);
    expect(part.body.data).to.include({ outcome: 'partial', receipt_number: null });
    expect(part.body.data.request).to.include({ amount: 3850, received: 3000, remaining: 850, status: 0 });
    expect((await client.get(`/v1/applications/check-payment/${run}`)).body.data.state).to.equal('partial');
    const unpaid = await client.get('/v1/applications/receipt', { query: { app_user_id: run } });
    expect([unpaid.status, unpaid.body.code]).to.deep.equal([409, 'receipt_not_ready']);
    const query = { company_id: companyId, partial: true };
    expect((await cashier.staff.get(list, { query })).body.data.total).to.equal(1);
    const stale = await cashier.confirm(id, { amount: 850 });
    expect([stale.status, stale.body.code]).to.deep.equal([409, 'conflict']);
    const rest = await cashier.confirm(id, { version: 1 });
    expect(rest.body.data).to.include({ outcome: 'exact' });
    expect(rest.body.data.request.arrivals.map(({ amount }: { amount: number }) => amount)).to.deep.equal([3000, 850]);
    expect(rest.body.data.request.arrivals[0]).to.include({ confirmed_by: '運営 一郎', payer_name: 'ｶ)ﾌﾞﾝｶﾂ' });
    const paid = (await client.get(`/v1/applications/check-payment/${run}`)).body.data;
    expect(paid).to.include({ state: 'paid', amount: 3850 });
    expect(paid.receipt_id).to.be.a('number');
    expect((await client.get(`/v1/applications/${run}/check-can-download`)).body.data.can_download).to.equal(true);
    const audited = await own.models.AuditEvent.count({
      where: { action: 'adminTransferRequests.confirm', subject_id: String(id) },
    });
    expect(audited).to.equal(2);
    for (const path of ['/v1/applications/bank-transfer', '/v1/ping-admin-transfer'])
      expect((await client.post(path, { app_user_id: run })).body.code, path).to.equal('paid_already');
  });

  it('are paid by more than the amount too: what is above it is shown, and the receipt is for the amount', async () => {
    await cashier.setUp();
    const { client } = await cashier.company('株式会社過払い');
    const { run, id } = await cashier.request(client, priced);
    const future = await cashier.confirm(id, { received_on: dayInJapan(stillNow(), 1) });
    expect([future.status, Object.keys(future.body.errors)]).to.deep.equal([400, ['received_on']]);
    const over = await cashier.confirm(id, { amount: 5000 });
    expect(over.body.data).to.include({ outcome: 'over' });
    expect(over.body.data.request).to.include({ overpaid: 1700, remaining: 0, status: 1 });
    const receipt = (await client.get('/v1/applications/receipt', { query: { app_user_id: run } })).body.data;
    expect(receipt.content).to.include({ total: 3300, tax: 300 });
    const again = await cashier.confirm(id, { version: 1 });
    expect([again.status, again.body.code]).to.deep.equal([409, 'done_already']);
    expect((await cashier.confirm(999_999)).status).to.equal(404);
    expect((await client.post(`${list}/${id}/confirm`, { version: 1 })).status).to.be.oneOf([401, 403]);
  });

  it('are found by reference, by the name of the company and by status, the newest first, in pages', async () => {
    await cashier.setUp();
    const { client } = await cashier.company('株式会社さがしもの');
    const older = await cashier.request(client, priced);
    const newer = await cashier.request(client, priced);
    const find = async (query: Record<string, string | number>) =>
      (await cashier.staff.get(list, { query })).body.data as {
        total: number;
        items: { id: number; reference: string }[];
      };
    const found = await find({ keyword: 'サガシモノ' });
    expect(found.items.map(({ id }) => id)).to.deep.equal([newer.id, older.id]);
    expect((await find({ keyword: found.items[1]?.reference ?? '' })).items.map(({ id }) => id)).to.deep.equal([
      older.id,
    ]);
    const page = await find({ keyword: 'さがしもの', page: 2, per_page: 1 });
    expect([page.total, page.items.map(({ id }) => id)]).to.deep.equal([2, [older.id]]);
    await cashier.confirm(older.id);
    expect((await find({ keyword: 'さがしもの', status: 1 })).items.map(({ id }) => id)).to.deep.equal([older.id]);
    expect((await find({ keyword: '100%_\\' })).total).to.equal(0);
  });

  it('use the payment data of the company: name of the account, name on receipts, address for mails', async () => {
    await cashier.setUp();
    const { client, companyId } = await cashier.company('株式会社請求先');
    const blank = (await client.get('/v1/payments')).body.data;
    expect(blank).to.include({ billing_name: null, payment_method: 'bank_transfer', version: 0 });
    const wrong = await client.put('/v1/payments', { transfer_name: '漢字', version: 0 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['transfer_name']]);
    const data = {
      billing_name: '株式会社親会社',
      email: 'keiri@example.com',
      person: '経理部',
      transfer_name: 'オヤガイシャ',
    };
    const saved = await client.put('/v1/payments', { ...data, version: 0 });
    expect(saved.status, saved.text).to.equal(200);
    expect(saved.body.data).to.include({ ...data, version: 1 });
    expect((await client.put('/v1/payments', { person: '総務部', version: 0 })).status).to.equal(409);
    const company = await own.models.Company.findByPk(companyId, { rejectOnEmpty: true });
    const { user } = await makeMember(own.database, { company, groups: [] });
    const colleague = await loginAs(server, user, company);
    expect((await colleague.get('/v1/payments')).status).to.equal(403);
    const { run, id } = await cashier.request(client, priced);
    const { transfer } = (await client.get(`/v1/applications/check-payment/${run}`)).body.data;
    expect(transfer.payer_name).to.match(/ ｵﾔｶﾞｲｼﾔ$/);
    await cashier.confirm(id);
    const receipt = (await client.get('/v1/applications/receipt', { query: { app_user_id: run } })).body.data;
    expect(receipt.recipient).to.equal('株式会社親会社');
    const [mail] = sentMails(server, 'keiri@example.com');
    expect(mail?.values).to.include({ name: '経理部', amount: '3,300', receipt: receipt.number });
    const bell = (await client.get('/v1/notifications')).body.data.items;
    expect(bell[0]).to.include({ kind: 'payment-confirmed', subject: '秘密保持契約' });
  });
});
