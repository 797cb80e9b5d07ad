import { expect } from 'chai';
import { makeApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer } from '../support/start-server.ts';
import { stillTime } from '../support/still-clock.ts';

eachDatabase('the download history of a document', (own) => {
  it('has the time, the person or the link, and the address of each use, the last first', async () => {
    const server = await startServer(own.database);
    const scene = await makeApprovalScene(own.database, server, 0);
    const { applicant, applicantUser } = scene;
    const id = await scene.file('履歴の書類');
    const path = `/v1/documents/${id}`;
    const advisor = 'kansa@example.net';
    await applicant.post(`${path}/approve/request`, { advisor_emails: [advisor] });
    const [named, unnamed] = [
      await applicant.post(`${path}/share`, { note: '監査法人' }),
      await applicant.post(`${path}/share`, {}),
    ];
    const link = new URL(String(sentMails(server, advisor).at(-1)?.values['url']));
    const secrets = `${link.pathname.split('/').at(-1)}/${link.searchParams.get('credential_token')}`;
    const uses = [
      () => server.client().get(`/v1/documents/shared/${named.body.data.token}`),
      () => server.client().post(`/v1/documents/shared/${unnamed.body.data.token}/download`, {}),
      () => server.client().get(`/v1/documents/check-advisor-approve/${secrets}`),
      () => applicant.get(`${path}/download`),
    ];
    for (const use of uses) {
      server.advance(60_000);
      const reply = await use();
      expect(reply.status, reply.text).to.equal(200);
    }
    const { items } = (await applicant.get(`${path}/download-history`)).body.data;
    await server.close();
    const lines = items.map(({ at, what, name, address, share_id, by_advisor, user }: Record<string, unknown>) => ({
      at,
      what,
      name,
      address,
      share_id,
      by_advisor,
      user: (user as { readonly id: number } | null)?.id ?? null,
    }));
    const after = (minutes: number): string => stillTime(minutes * 60_000).toISOString();
    const outside = { user: null, share_id: null, by_advisor: false, name: null, address: '127.0.0.1' };
    expect(lines).to.deep.equal([
      { ...outside, at: after(4), what: 'downloaded', user: applicantUser.id, name: applicantUser.full_name },
      { ...outside, at: after(3), what: 'viewed', by_advisor: true, name: advisor },
      { ...outside, at: after(2), what: 'downloaded', share_id: unnamed.body.data.share.id },
      { ...outside, at: after(1), what: 'viewed', share_id: named.body.data.share.id, name: '監査法人' },
    ]);
  });
});
