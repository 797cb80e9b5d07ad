import { expect } from 'chai';
import { createRateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { makeApprovalScene, type ApprovalScene } from '../approvals/scene.ts';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('guesses at the password of a link', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  beforeEach(async () => {
    server = await startServer(own.database, {
      limits: createRateLimits(own.database),
      config: { trustedProxies: 1 },
    });
    scene = await makeApprovalScene(own.database, server, 0);
  });
  afterEach(async () => {
    await server.close();
    // Counts shared by all processes outlive a server.
    if (own.dialect === 'postgres') await own.database.sequelize.query('DELETE FROM rate_limits');
  });

  /** A link to a new document. */
  async function share(
    name: string,
    password: string,
  ): Promise<{ readonly token: string; readonly documentId: number }> {
    const documentId = await scene.file(name);
    const reply = await scene.applicant.post(`/v1/documents/${documentId}/share`, { password });
    expect(reply.status, reply.text).to.equal(201);
    return { token: reply.body.data.token, documentId };
  }
  const guess = (token: string, password: string, from = '10.1.1.1') =>
    server
      .client()
      .post(`/v1/documents/shared/${token}/unlock`, { password }, { headers: { 'x-forwarded-for': from } });

  it('are compared as often as is allowed, also when a hundred come at once', async () => {
    const { token, documentId } = await share('総当たり', 'kazoerarenai-1');
    const replies = await atOnce(100, (at) => guess(token, `guess-${at}`));
    const count = (status: number): number => replies.filter((reply) => reply.status === status).length;
    expect([count(400), count(429)]).to.deep.equal([10, 90]);
    const right = await guess(token, 'kazoerarenai-1');
    expect(right.status, 'the right one too, until the wait is over').to.equal(429);
    const row = await own.models.DocumentShare.findOne({
      where: { document_id: documentId, workspace_id: scene.company.id },
    });
    expect(row?.openings).to.equal(0);
  });

  it('are few from one address over all links, which stay open to others', async () => {
    const tokens: string[] = [];
    for (let at = 0; at < 5; at += 1) tokens.push((await share(`鍵${at}`, `himitsu-${at}`)).token);
    const [first = ''] = tokens;
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1)
      for (const token of tokens) statuses.push((await guess(token, 'chigau')).status);
    // Each link has had 6 of the 10 guesses that it allows from one address.
    expect(statuses).to.deep.equal([...Array<number>(30).fill(400), ...Array<number>(10).fill(429)]);
    const refused = await guess(first, 'himitsu-0');
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
    expect((await guess(first, 'himitsu-0', '10.1.1.2')).status).to.equal(200);
  });
});
