import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { TestDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

export const issuer = {
  issuer_name: '株式会社ショルイ',
  issuer_address: '東京都千代田区丸の内1丁目2番3号',
  issuer_phone: '03-1234-5678',
  invoice_number: 'Ｔ1234567890123',
};
export const account = {
  bank_name: '書類銀行',
  branch_name: '丸の内支店',
  account_type: 'ordinary',
  account_number: '0123456',
  account_holder: 'カ）ショルイ',
};

/** The staff of a server, who have said how they are paid and offer applications. */
export class Cashier {
  readonly staff: TestClient;
  readonly planId: number;
  readonly #own: TestDatabase;
  readonly #server: TestServer;

  private constructor(own: TestDatabase, server: TestServer, staff: TestClient, planId: number) {
    this.#own = own;
    this.#server = server;
    this.staff = staff;
    this.planId = planId;
  }

  static async open(own: TestDatabase, server: TestServer): Promise<Cashier> {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
    const plan = await makePlan(own.database, { features: { application_view: true } });
    return new Cashier(own, server, staff, plan.id);
  }

  async setUp(more: object = {}): Promise<void> {
    const { version } = (await this.staff.get('/admin/v1/payment-settings')).body.data;
    const reply = await this.staff.put('/admin/v1/payment-settings', { ...issuer, ...account, ...more, version });
    expect(reply.status, reply.text).to.equal(200);
  }

  /** A public application with this price for the companies of the plan. Gives its id. */
  async offer(price: number, values: object = {}): Promise<number> {
    const { staff } = this;
    const { id } = (await staff.post('/admin/v1/applications', { name: '秘密保持契約', ...values })).body.data;
    const at = `/admin/v1/applications/${id}`;
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(makeDocx(p('{{会社名}} 御中')))]), 'template.docx');
    const changes = [
      { action: 'create', kind: 'question', value: { name: '相手', title: '相手方', type: 'fields' } },
      { action: 'create', kind: 'field_group', question_id: 1, value: { name: '相手方' } },
      { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: 2 } },
    ];
    await staff.post(`${at}/edit`, { version: 0, changes });
    await staff.call('POST', `${at}/files`, { form });
    const seen = async (): Promise<number> => (await staff.get(at)).body.data.version;
    const prices = { plan_prices: price === 0 ? [] : [{ plan_id: this.planId, price }], version: await seen() };
    expect((await staff.put(`${at}/plan-prices`, prices)).status).to.equal(200);
    const published = await staff.put(`${at}/publish`, { publish: 1, version: await seen() });
    expect(published.status, published.text).to.equal(200);
    return id;
  }

  /** A company with its root user. */
  async company(
    name: string,
    values: object = {},
  ): Promise<{ readonly client: TestClient; readonly companyId: number }> {
    const { company, root } = await makeWorkspace(this.#own.database, { plan_id: this.planId, name, ...values });
    return { client: await loginAs(this.#server, root, company), companyId: company.id };
  }

  /** A run of an application with a request to pay it by transfer. */
  async request(client: TestClient, applicationId: number): Promise<{ readonly run: number; readonly id: number }> {
    const run = (await client.post('/v1/applications/use', { app_id: applicationId })).body.data.id as number;
    const reply = await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    expect(reply.status, reply.text).to.equal(201);
    return { run, id: reply.body.data.id };
  }

  confirm(id: number, body: object = {}) {
    return this.staff.post(`/admin/v1/applications/transfer-requests/${id}/confirm`, { version: 0, ...body });
  }
}

/** A server with staff who are set up to be paid by transfer. */
export interface Till {
  readonly server: TestServer;
  readonly cashier: Cashier;
  /** Id of an application for 3,300 yen. */
  readonly priced: number;
}

/** Opens a till for the tests of a `describe`. Its parts can be read in tests, not before. */
export function openTill(own: TestDatabase): Till {
  let till: Till;
  before(async () => {
    const server = await startServer(own.database);
    const cashier = await Cashier.open(own, server);
    await cashier.setUp();
    till = { server, cashier, priced: await cashier.offer(3300) };
  });
  after(() => till.server.close());
  return {
    get server() {
      return till.server;
    },
    get cashier() {
      return till.cashier;
    },
    get priced() {
      return till.priced;
    },
  };
}
