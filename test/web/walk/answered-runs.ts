import { expect } from 'chai';
import { Cashier } from '../../server/payments/support.ts';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { loginAs } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { offerContract } from '../support/offered-contract.ts';
import type { Person } from '../support/people.ts';

/** Ids of what a person began with an application that has a price, a Word template and a list. */
export interface AnsweredRuns {
  readonly application: number;
  /** Half answered. */
  readonly begun: number;
  /** Complete, and not paid for. */
  readonly complete: number;
  /** A bank transfer is requested for it. */
  readonly requested: number;
  /** Paid for, with a receipt. */
  readonly paid: number;
}

/** What the staff offer under a long name, and runs of a person through it, one in each state of answers and payment. */
export async function makeAnsweredRuns(
  own: TestDatabase,
  server: TestServer,
  { user, company }: Person,
  name: string,
): Promise<AnsweredRuns> {
  if (company?.plan_id === undefined || company.plan_id === null) throw new Error('The person has a plan.');
  const cashier = await Cashier.open(own, server);
  await cashier.setUp();
  const application = await offerContract({ staff: cashier.staff, planId: company.plan_id }, 3300, name);
  const client = await loginAs(server, user, company);
  const begin = async (answers: object): Promise<number> => {
    const run = (await client.post('/v1/applications/use', { app_id: application })).body.data.id as number;
    const saved = await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
    expect(saved.status, saved.text).to.equal(200);
    return run;
  };
  const buyer = { 会社名: name, 担当者: { last: '𠮷田', first: '髙志', kana: 'ヨシダ タカシ' } };
  const all = { ...buyer, 引渡日: '2025-06-02', 決済: 'cash', 明細: [{ 品名: name, 金額: 1_234_567_890 }] };
  const request = async (run: number): Promise<number> => {
    const reply = await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data.id as number;
  };
  const begun = await begin({ ...buyer, 明細: [{ 品名: name }, {}] });
  const complete = await begin(all);
  const requested = await begin(all);
  await request(requested);
  const paid = await begin(all);
  const confirmed = await cashier.confirm(await request(paid));
  expect(confirmed.status, confirmed.text).to.equal(200);
  return { application, begun, complete, requested, paid };
}
