import { expect } from 'chai';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { openTill } from './support.ts';

eachDatabase('payments at the same moment', (own) => {
  const till = openTill(own);

  it('are confirmed once of 500 times, with one receipt', async () => {
    const { client } = await till.cashier.company('株式会社一度');
    const { run, id } = await till.cashier.request(client, till.priced);
    const replies = await atOnce(500, () => till.cashier.confirm(id));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    const others = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect(
      [...others].every((code) => code === 'done_already' || code === 'conflict'),
      [...others].join(),
    ).to.equal(true);
    const where = { application_user_id: run };
    expect(await own.models.Receipt.count({ where })).to.equal(1);
    expect(await own.models.Transaction.count({ where })).to.equal(1);
    expect(await own.models.TransferArrival.count({ where: { transfer_request_id: id } })).to.equal(1);
  });

  it('of different runs have receipt numbers without gaps and without doubles', async () => {
    const { client } = await till.cashier.company('株式会社多数');
    const requests = [];
    for (let each = 0; each < 20; each += 1) requests.push(await till.cashier.request(client, till.priced));
    const before = await own.models.Receipt.count();
    const replies = await Promise.all(requests.map(({ id }) => till.cashier.confirm(id)));
    expect(replies.map(({ status }) => status)).to.deep.equal(requests.map(() => 200));
    const numbers = replies.map(({ body }) => Number(body.data.receipt_number.slice(2)));
    expect(numbers.toSorted((a, b) => a - b)).to.deep.equal(requests.map((_, at) => before + at + 1));
  });

  it('are requested once, however often it is asked for', async () => {
    const { client } = await till.cashier.company('株式会社連打');
    const run = (await client.post('/v1/applications/use', { app_id: till.priced })).body.data.id as number;
    const replies = await atOnce(30, () => client.post('/v1/applications/bank-transfer', { app_user_id: run }));
    expect(new Set(replies.map(({ body }) => body.data.reference)).size).to.equal(1);
    expect(await own.models.TransferRequest.count({ where: { application_user_id: run } })).to.equal(1);
  });

  it('of a limit of uses let exactly so many of 100 begin', async () => {
    const limited = await till.cashier.offer(0, { usage_limit: 7 });
    const { client } = await till.cashier.company('株式会社上限');
    const replies = await atOnce(100, () => client.post('/v1/applications/use', { app_id: limited }));
    expect(replies.filter(({ status }) => status === 201)).to.have.length(7);
    expect(replies.filter(({ body }) => body.code === 'limit_application')).to.have.length(93);
  });
});
