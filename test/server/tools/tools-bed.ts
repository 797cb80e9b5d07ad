import { createExportJob } from '../../../packages/server/src/domains/tools/export-job.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import type { JobContext } from '../../../packages/server/src/jobs/jobs-port.ts';
import { freshDatabase } from '../support/database-templates.ts';
import type { TestDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../support/factories.ts';
import { startServer, type StartOptions, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';

/** A service with a member of the staff. */
export interface Instance {
  readonly server: TestServer;
  readonly staff: TestClient;
  readonly database: Database;
}

export async function startInstance(database: Database, options: StartOptions = {}): Promise<Instance> {
  const server = await startServer(database, options);
  return { server, staff: await loginAsAdmin(server, await makeAdmin(database, { name: '運営 一郎' })), database };
}

/** An instance with a database of its own, of the same kind as another; `end` closes it. */
export async function startOther(own: TestDatabase): Promise<Instance & { end(): Promise<void> }> {
  const fresh = await freshDatabase(own.dialect);
  const database = await openDatabase({ url: fresh.url, durable: false, mustAudit: true, now: stillNow });
  const instance = await startInstance(database);
  return {
    ...instance,
    async end() {
      await instance.server.close();
      await database.close();
      await fresh.remove();
    },
  };
}

/** What an import does with one thing, as its preview shows it. */
export interface Item {
  readonly kind: string;
  readonly name: string;
  readonly action: string;
  readonly details: readonly string[];
}

/** Two instances with databases of their own for each test; gives those of the running one. */
export function twoInstances(own: TestDatabase): () => { readonly here: Instance; readonly other: Instance } {
  let open: Record<'here' | 'other', Awaited<ReturnType<typeof startOther>>>;
  beforeEach(async () => {
    open = { here: await startOther(own), other: await startOther(own) };
  });
  afterEach(async () => {
    await open.here.end();
    await open.other.end();
  });
  return () => open;
}

export const jobContext = (overrides: Partial<JobContext> = {}): JobContext => ({
  id: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => undefined,
  ...overrides,
});

/** Starts an export, runs its job and downloads the zip. */
export async function exportZip(instance: Instance, call: string, body: object = {}): Promise<Buffer> {
  const { staff, server } = instance;
  const started = await staff.post(`/admin/v1/tools/${call}`, body);
  if (started.status !== 200) throw new Error(started.text);
  const { id } = started.body.data as { readonly id: number };
  await createExportJob(server.services).run({ export_id: id }, jobContext());
  const zip = await staff.get('/admin/v1/tools/download-zip-file', { query: { id } });
  if (zip.status !== 200) throw new Error(zip.text);
  return zip.bytes;
}

export function uploadZip({ staff }: Instance, bytes: Uint8Array, name = 'export.zip'): Promise<TestReply> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return staff.call('POST', '/admin/v1/tools/import-data', { form });
}

export const confirm = ({ staff }: Instance, import_id: number): Promise<TestReply> =>
  staff.post('/admin/v1/tools/confirm-import', { import_id });

/** An application with a question, a field, a Word template and a tag; published when asked. */
export async function buildApplication(
  { staff }: Instance,
  template: Uint8Array,
  {
    name = '秘密保持契約',
    publish = true,
    ...body
  }: { name?: string; publish?: boolean; [other: string]: unknown } = {},
): Promise<{ readonly id: number; readonly at: string; readonly fileId: number }> {
  const { id } = (await staff.post('/admin/v1/applications', { name, ...body })).body.data;
  const at = `/admin/v1/applications/${id}`;
  const changes = [
    { action: 'create', kind: 'question', value: { name: '相手', title: '相手方', type: 'fields', required: true } },
    { action: 'create', kind: 'field_group', question_id: 1, value: { name: '相手方' } },
    { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: 2, required: true } },
  ];
  const edited = await staff.post(`${at}/edit`, { version: 0, changes });
  if (edited.status !== 200) throw new Error(edited.text);
  const form = new FormData();
  form.set('name', '契約書_{{会社名}}.docx');
  form.set('template', new Blob([new Uint8Array(template)]), '契約書.docx');
  const uploaded = await staff.call('POST', `${at}/word-templates/upload`, { form });
  if (uploaded.status !== 200) throw new Error(uploaded.text);
  if (publish) {
    const { version } = (await staff.get(at)).body.data;
    const reply = await staff.put(`${at}/publish`, { publish: 1, version });
    if (reply.status !== 200) throw new Error(reply.text);
  }
  return { id, at, fileId: uploaded.body.data.item.id };
}
