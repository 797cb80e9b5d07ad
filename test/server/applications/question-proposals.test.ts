import { expect } from 'chai';
import { oneDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

/** Paragraphs of a template without an upload: writing it takes some seconds. */
const paragraphs = 20_000;

oneDatabase('sqlite', 'proposals of questions', (own) => {
  let server: TestServer;
  let staff: TestClient;
  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database));
  });
  after(() => server.close());

  /** An application whose only file is a template without an upload, with a tag in each paragraph. Gives the proposals of it. */
  async function proposed(count: number) {
    const { id } = (await staff.post('/admin/v1/applications', { name: '長い書類' })).body.data;
    const row = await own.models.Application.findByPk(id, { rejectOnEmpty: true });
    const children = Array.from({ length: count }, (_, at) => ({
      type: 'newParagraph',
      path: [0, at],
      text: `{{項目${at}}}`,
    }));
    const document = { children: [{ type: 'section', path: [0], children }] };
    const file = { id: 1, type: 'word', name: 'a.docx', path: 'files/a.docx', document };
    await row.update({ definition: JSON.stringify({ ...JSON.parse(row.definition), files: [file] }) });
    return { id, ask: () => staff.get(`/admin/v1/applications/${id}/files/1/question-proposals`) };
  }

  it('with more fields than a question may have are several questions, which can be made', async () => {
    const { id, ask } = await proposed(450);
    const reply = await ask();
    expect(reply.status, reply.text.slice(0, 300)).to.equal(200);
    const { questions, version } = reply.body.data;
    expect(questions.map(({ fields }: { fields: unknown[] }) => fields.length)).to.deep.equal([200, 200, 50]);
    const made = await staff.post(`/admin/v1/applications/${id}/questions/create-multiple`, { questions, version });
    expect(made.status, made.text.slice(0, 300)).to.equal(200);
  });

  it('for a template that takes long leave other calls their turn', async () => {
    const { ask } = await proposed(paragraphs);
    const begun = performance.now();
    let [last, longest] = [begun, 0];
    const clock = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const reply = await ask();
    clearInterval(clock);
    longest = Math.max(longest, performance.now() - last);
    // Made or refused as too large: both take seconds elsewhere.
    expect(reply.status, reply.text.slice(0, 300)).to.be.oneOf([200, 422]);
    // In this process one step would take most of that time.
    expect(longest).to.be.lessThan((performance.now() - begun) / 3);
  });
});
