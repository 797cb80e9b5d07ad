import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { makeApprovalScene } from '../server/approvals/scene.ts';
import { oneDatabase } from '../server/support/each-database.ts';
import { sentMails } from '../server/support/sent-mails.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { routesOf, sampleCall, send, sendWhole, titleOf, type Call, type Route } from './support/calls.ts';
import { manyMinutes } from './support/refusal-log.ts';
import { Tally } from './support/tally.ts';

/** The secrets of links that people get by mail, and the calls that each opens. */
const opens = {
  token: ['approvals.checkBackAsAdvisor'],
  credential: [
    'approvals.uploadAsAdvisor',
    'approvals.decideAsAdvisor',
    'advisorComments.list',
    'advisorComments.create',
    'advisorComments.update',
    'advisorComments.delete',
    'advisorComments.restore',
  ],
  share: ['shares.open', 'shares.unlock', 'shares.download'],
} as const;
type SecretKind = keyof typeof opens;

/** A secret of the same form that belongs to no link. */
const unknownSecret = 'sweepSweepSweepSweepSweepSweepSweepSweep123';

const isOpen = ({ endpoint: { access } }: Route): boolean => access === 'public' || access === 'token';
const isSecret = (name: string): boolean => /token|code|credential/i.test(name);

/** The call with a secret wherever it takes one; undefined if it takes none. */
function withSecret({ params, query, body }: Call, secret: string): Call | undefined {
  let count = 0;
  const fill = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value !== 'string' || !isSecret(name)) return [name, value];
        count += 1;
        return [name, secret];
      }),
    );
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? fill({ ...body }) : body;
  const filled = { params: fill(params), query: fill(query), body: fields };
  return count === 0 ? undefined : filled;
}

oneDatabase('sqlite', 'the secrets of links', (own) => {
  let server: TestServer;
  let secrets: Readonly<Record<SecretKind, string>>;
  let workspaceId: number;
  let documentId: number;
  const tally = new Tally('link secrets');

  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    const scene = await makeApprovalScene(own.database, server, 0);
    workspaceId = scene.company.id;
    documentId = await scene.file('契約書');
    const email = 'komon@example.net';
    await scene.applicant.post(`/v1/documents/${documentId}/approve/request`, { advisor_emails: [email] });
    const url = new URL(String(sentMails(server, email).at(-1)?.values['url']));
    const share = await scene.applicant.post(`/v1/documents/${documentId}/share`, {});
    secrets = {
      token: url.pathname.split('/').at(-1) ?? '',
      credential: url.searchParams.get('credential_token') ?? '',
      share: share.body.data.token,
    };
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const kind of Object.keys(opens) as SecretKind[]) {
    it(`${kind} is no session: no call that requires one accepts it`, async () => {
      const client = server.client();
      client.bearer = secrets[kind];
      client.workspace = workspaceId;
      const closed = routesOf(endpoints).filter((route) => !isOpen(route));
      const answered: unknown[] = [];
      for (const [at, route] of closed.entries()) {
        // Only so many calls with an unknown session are answered in a minute.
        if (at % 50 === 0) server.advance(60_000);
        const { status, body } = await send(client, route, sampleCall(route.endpoint, false));
        tally.add('closed');
        if (status !== 401 || body?.code !== 'unauthenticated') answered.push([titleOf(route), status, body?.code]);
      }
      expect(answered.slice(0, 5), 'the first calls that were not refused as without a session').to.deep.equal([]);
    });

    it(`${kind} opens its own calls alone of those that accept a secret`, async () => {
      const opened: string[] = [];
      for (const route of routesOf(endpoints).filter(isOpen)) {
        const sample = sampleCall(route.endpoint);
        const whole = { ...sample, params: { ...sample.params, id: documentId } };
        const replyTo = async (secret: string): Promise<unknown> => {
          const call = withSecret(whole, secret);
          if (call === undefined) return undefined;
          const { status, body, text } = await sendWhole(server.client(), route, call);
          expect(status, `${titleOf(route)}: ${text}`).to.be.below(500);
          tally.add('open');
          return [status, body?.code, body?.data];
        };
        const unknown = await replyTo(unknownSecret);
        if (!isDeepStrictEqual(await replyTo(secrets[kind]), unknown)) opened.push(route.endpoint.name);
      }
      expect(opened).to.have.members([...opens[kind]]);
    });
  }

  it('name every call with a link but those of files, whose links are made for each download', () => {
    const known: readonly string[] = Object.values(opens).flat();
    const others = endpoints.filter(({ access, name }) => access === 'token' && !known.includes(name));
    expect(others.map(({ name }) => name)).to.have.members([
      'approvals.checkAdvisor',
      'editor.image',
      'files.download',
    ]);
  });
});
