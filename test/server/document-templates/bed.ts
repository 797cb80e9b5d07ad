import { expect } from 'chai';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import {
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeCategory,
  makeGroup,
  makeMember,
  makeWorkspace,
} from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

/** A Word file with a paragraph of each text. */
export const wordFile = (...paragraphs: readonly string[]): Blob =>
  new Blob([new Uint8Array(makeDocx(paragraphs.map((text) => p(text)).join('')))]);

export interface TemplateBed {
  readonly server: TestServer;
  readonly staff: TestClient;
  readonly root: TestClient;
  readonly colleague: TestClient;
  /** A member of another company. */
  readonly stranger: TestClient;
  readonly workspaceId: number;
  /** A category of the company. */
  readonly categoryId: number;
}

/** A company with two members, another company, and a member of the staff. */
export async function openTemplateBed(database: Database): Promise<TemplateBed> {
  const server = await startServer(database);
  const { company, root } = await makeWorkspace(database);
  const groups = [await makeGroup(database, { company })];
  const { user } = await makeMember(database, { company, groups });
  const other = await makeWorkspace(database);
  const admin = await makeAdmin(database);
  return {
    server,
    staff: await loginAsAdmin(server, admin),
    root: await loginAs(server, root, company),
    colleague: await loginAs(server, user, company),
    stranger: await loginAs(server, other.root, other.company),
    workspaceId: company.id,
    categoryId: (await makeCategory(database, { company })).id,
  };
}

/** Sends a form with a file; lists are indexed as the typed client does it. */
export async function sendForm(
  client: TestClient,
  [method, path]: readonly ['post' | 'put', string],
  values: Readonly<Record<string, string>>,
  file?: { readonly name: string; readonly content: Blob },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (file !== undefined) form.set('file', file.content, file.name);
  return client[method](path, undefined, { form });
}

/** Adds a Word template of the company. */
export async function addOwn(client: TestClient, name: string, ...paragraphs: readonly string[]) {
  const reply = await sendForm(
    client,
    ['post', '/v1/own-document-templates'],
    { name },
    {
      name: `${name}.docx`,
      content: wordFile(...paragraphs),
    },
  );
  expect(reply.status, reply.text).to.equal(201);
  return reply.body.data;
}
