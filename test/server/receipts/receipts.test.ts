import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeMember } from '../support/factories.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { openTill } from '../payments/support.ts';

eachDatabase('receipts', (own) => {
  const till = openTill(own);

  const textOf = async (bytes: Uint8Array): Promise<string> => {
    const [page] = await seePdf(bytes);
    return page?.text.replaceAll(/\s+/g, ' ') ?? '';
  };

  it('are made out to a name, downloaded as PDF, and marked from the second download on', async () => {
    const { client } = await till.cashier.company('株式会社領収');
    const { run, id } = await till.cashier.request(client, till.priced);
    await till.cashier.confirm(id);
    const query = { app_user_id: run };
    const first = (await client.get('/v1/applications/receipt', { query })).body.data;
    expect(first).to.include({ recipient: '株式会社領収', copies: 0, app_user_id: run });
    expect(first.content.lines).to.deep.equal([
      { name: '書類作成サービス利用料（秘密保持契約）', amount: 3300, rate: 10 },
    ]);
    const named = await client.call('POST', '/v1/applications/receipt', {
      query: { ...query, name: '株式会社領収 東京支店' },
    });
    expect(named.status, named.text).to.equal(200);
    expect(named.body.data).to.include({ recipient: '株式会社領収 東京支店', number: first.number });
    const download = await client.get(`/v1/receipts/${first.id}/download`);
    expect(download.status, download.text).to.equal(200);
    expect(download.headers.get('content-type')).to.equal('application/pdf');
    expect(download.headers.get('content-disposition')).to.include(encodeURIComponent(`領収書_${first.number}.pdf`));
    const text = await textOf(download.bytes);
    expect(text).to.include('株式会社領収 東京支店 御中').and.include(first.number).and.include('T1234567890123');
    expect(text).to.not.include('再発行');
    const again = await client.call('POST', `/v1/receipts/${first.id}/download`);
    expect(await textOf(again.bytes))
      .to.include('再発行')
      .and.include(first.number);
    expect((await client.get('/v1/receipts')).body.data.items[0]).to.include({ id: first.id, copies: 2 });
    const actions = (
      await own.models.AuditEvent.findAll({ where: { subject_kind: 'receipt', subject_id: String(first.id) } })
    ).map(({ action }) => action);
    expect(actions).to.include.members(['receipts.create', 'receipts.makeOut', 'receipts.download']);
  });

  it('keep the issuer of the day of issue', async () => {
    const { client } = await till.cashier.company('株式会社昔');
    const { run, id } = await till.cashier.request(client, till.priced);
    await till.cashier.confirm(id);
    await till.cashier.setUp({ issuer_name: '株式会社改名' });
    const { content } = (await client.get('/v1/applications/receipt', { query: { app_user_id: run } })).body.data;
    expect(content.issuer.name).to.equal('株式会社ショルイ');
    await till.cashier.setUp();
  });

  it('are seen by the member who paid and the root user, by nobody else', async () => {
    const { client, companyId } = await till.cashier.company('株式会社社員');
    const company = await own.models.Company.findByPk(companyId, { rejectOnEmpty: true });
    const memberOf = async () => {
      const { user } = await makeMember(own.database, { company, groups: [] });
      return loginAs(till.server, user, company);
    };
    const root = await till.cashier.request(client, till.priced);
    await till.cashier.confirm(root.id);
    const [receipt] = (await client.get('/v1/receipts')).body.data.items;
    const stranger = (await till.cashier.company('株式会社よそもの')).client;
    expect((await stranger.get('/v1/receipts')).body.data.items).to.deep.equal([]);
    expect((await stranger.get(`/v1/receipts/${receipt.id}/download`)).status).to.equal(404);
    const query = { app_user_id: root.run };
    expect((await stranger.get('/v1/applications/receipt', { query })).status).to.equal(404);
    const colleague = await memberOf();
    expect((await colleague.get(`/v1/receipts/${receipt.id}/download`)).status).to.be.oneOf([403, 404]);
    expect((await till.server.client().get('/v1/receipts')).status).to.equal(401);
  });

  it('have the numbers that follow each other, also when confirmations fail', async () => {
    const { client } = await till.cashier.company('株式会社連番');
    const numbers: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { run, id } = await till.cashier.request(client, till.priced);
      if (round === 1) {
        // The issuer is gone: nothing is confirmed, and no number is spent.
        await till.cashier.setUp({ issuer_name: null });
        const refused = await till.cashier.confirm(id);
        expect([refused.status, refused.body.code]).to.deep.equal([409, 'payments_not_set_up']);
        expect((await client.get(`/v1/applications/check-payment/${run}`)).body.data.state).to.equal('requested');
        await till.cashier.setUp();
      }
      numbers.push(Number((await till.cashier.confirm(id)).body.data.receipt_number.slice(2)));
    }
    const [first = 0] = numbers;
    expect(numbers).to.deep.equal([first, first + 1, first + 2, first + 3]);
  });
});
