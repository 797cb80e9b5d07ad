import { expect } from 'chai';
import type { UnitOfWork } from '../../../packages/server/src/database/database.ts';
import type { Document } from '../../../packages/server/src/domains/documents/model.ts';
import { saveDocumentText } from '../../../packages/server/src/domains/documents/search/index-documents.ts';
import type { TestDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

export interface Hit {
  readonly document: { readonly id: number; readonly name: string };
  readonly excerpts: readonly { readonly in: string; readonly meta: string | null; readonly parts: readonly Part[] }[];
}

export const source = {
  actor: { kind: 'system', name: 'test' },
  requestId: null,
  address: null,
  userAgent: null,
} as const;

/** The words of an excerpt, with brackets around what was found. */
export const marked = (parts: readonly Part[]): string =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

/** A workspace for each test of a `describe`, in which documents are filed and found. */
export class SearchBed {
  readonly own: TestDatabase;
  server!: TestServer;
  root!: TestClient;
  workspace!: Awaited<ReturnType<typeof makeWorkspace>>;
  category!: { readonly id: number };

  constructor(own: TestDatabase) {
    this.own = own;
    before(async () => {
      this.server = await startServer(own.database);
    });
    beforeEach(async () => {
      this.workspace = await makeWorkspace(own.database);
      this.root = await loginAs(this.server, this.workspace.root, this.workspace.company);
      this.category = await makeCategory(own.database, { company: this.workspace.company });
    });
    after(() => this.server.close());
  }

  inUnit(work: (unit: UnitOfWork) => Promise<void>): Promise<void> {
    return this.own.database.unitOfWork(source, async (unit) => {
      unit.notAudited('A test prepares its rows.');
      await work(unit);
    });
  }

  async find(id: number): Promise<Document> {
    const where = { id, workspace_id: this.workspace.company.id };
    return this.own.models.Document.findOne({ where, rejectOnEmpty: true });
  }

  /** A document through the call, with the text that a job would have read from its file. */
  async file(
    name: string,
    text?: string,
    fields: Readonly<Record<string, string>> = {},
    client = this.root,
  ): Promise<number> {
    const form = new FormData();
    for (const [field, value] of Object.entries({ category_id: String(this.category.id), name, ...fields }))
      form.set(field, value);
    form.set('file', new Blob([name]), 'a.txt');
    const { body, text: reply } = await client.post('/v1/documents', undefined, { form });
    expect(body.success, reply).to.equal(true);
    const document = await this.find(body.data.id);
    const versionId = document.current_version_id ?? 0;
    if (text !== undefined)
      await this.inUnit((unit) => saveDocumentText(unit, { document, versionId, state: 'ready', text }));
    return document.id;
  }

  async search(body: object, client = this.root): Promise<{ items: Hit[]; total: number; is_text_searched: boolean }> {
    const reply = await client.post('/v1/documents/search', body);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.data;
  }

  async names(body: object, client = this.root): Promise<string[]> {
    return (await this.search(body, client)).items.map(({ document }) => document.name);
  }
}
