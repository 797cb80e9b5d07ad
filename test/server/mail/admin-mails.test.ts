import { join } from 'node:path';
import { expect } from 'chai';
import { createMailTransport } from '../../../packages/server/src/mail/create-mail-transport.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeUser } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('mails in the admin area', (own) => {
  const temporaryFolder = temporaryFolders();
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('are listed and read in the outbox, and reading is audited', async () => {
    const mail = { kind: 'outbox', folder: join(temporaryFolder(), 'mails'), from: 'no-reply@shorui.example' } as const;
    const outbox = createMailTransport(mail, own.models.MailRow, () => new Date());
    for (const number of [1, 2, 3]) {
      await outbox.send({
        key: `key-${number}`,
        template: 'verify-email',
        to: `person${number % 2}@example.jp`,
        subject: `件名${number}`,
        text: `本文${number}`,
        html: `<p>本文${number}</p>`,
      });
    }
    await outbox.close();
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const all = await staff.get('/admin/v1/mails');
    expect(all.status).to.equal(200);
    expect(all.body.data).to.include({ page: 1, per_page: 20, total: 3 });
    expect(all.body.data.items.map(({ subject }: { subject: string }) => subject)).to.deep.equal([
      '件名3',
      '件名2',
      '件名1',
    ]);
    expect(all.body.data.items[0]).to.have.all.keys(
      'id',
      'template',
      'to',
      'subject',
      'status',
      'error',
      'created_at',
      'sent_at',
    );
    const of = await staff.get('/admin/v1/mails', { query: { to: 'person1@example.jp', status: 'sent', per_page: 1 } });
    expect(of.body.data).to.include({ total: 2 });
    expect(of.body.data.items).to.have.length(1);
    expect((await staff.get('/admin/v1/mails', { query: { status: 'lost' } })).status).to.equal(400);

    const { id } = all.body.data.items[0] as { id: number };
    const one = await staff.get(`/admin/v1/mails/${id}`);
    expect(one.body.data).to.include({ id, subject: '件名3', text: '本文3', html: '<p>本文3</p>', status: 'sent' });
    expect(one.body.data.file).to.match(/\.eml$/);
    const noted = await own.models.AuditEvent.findAll({ where: { action: 'mails.read' } });
    expect(noted.map(({ subject_id }) => String(subject_id))).to.deep.equal([String(id)]);
    expect((await staff.get('/admin/v1/mails/999999')).status).to.equal(404);
  });

  it('are not available to users or guests', async () => {
    const user = await loginAs(server, await makeUser(own.database));
    for (const path of ['/admin/v1/mails', '/admin/v1/mails/1']) {
      expect((await user.get(path)).status, path).to.equal(401);
      expect((await server.client().get(path)).status, path).to.equal(401);
    }
  });
});
