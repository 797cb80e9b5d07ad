import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { TestDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin, makePlan } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

/** A Word template with one tag. */
export const hello = makeDocx(p('{{会社名}} 御中'));

type Reply = Awaited<ReturnType<TestClient['call']>>;

/** An application that the staff built, and its address. */
interface Built {
  readonly id: number;
  readonly at: string;
}

interface StaffBuilds {
  readonly server: () => TestServer;
  readonly staff: () => TestClient;
  /** A plan whose companies use applications. */
  readonly plan: () => { readonly id: number };
  /** An application that staff built from nothing: one question with a name and a choice. */
  readonly build: (body?: object) => Promise<Built>;
  readonly upload: (
    at: string,
    segment: string,
    field: string,
    bytes: Uint8Array,
    more: Readonly<Record<string, string>>,
  ) => Promise<Reply>;
  readonly publish: (at: string) => Promise<void>;
}

/** A server for all tests of a `describe`, with staff who build applications. */
export function staffBuilds(own: TestDatabase): StaffBuilds {
  let server: TestServer;
  let staff: TestClient;
  let plan: { readonly id: number };
  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
    plan = await makePlan(own.database, { features: { application_view: true } });
  });
  after(() => server.close());
  return {
    server: () => server,
    staff: () => staff,
    plan: () => plan,
    upload: (at, segment, field, bytes, more) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(more)) form.set(name, value);
      form.set(field, new Blob([new Uint8Array(bytes)]), segment === 'pdf' ? 'form.pdf' : 'template.docx');
      return staff.call('POST', `${at}/${segment}`, { form });
    },
    build: async (body = {}) => {
      const { id } = (await staff.post('/admin/v1/applications', { name: '秘密保持契約', ...body })).body.data;
      const at = `/admin/v1/applications/${id}`;
      const changes = [
        {
          action: 'create',
          kind: 'question',
          value: { name: '相手', title: '相手方', type: 'fields', required: true },
        },
        { action: 'create', kind: 'field_group', question_id: 1, value: { name: '相手方' } },
        { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: 2, required: true } },
      ];
      const edited = await staff.post(`${at}/edit`, { version: 0, changes });
      expect(edited.status, edited.text).to.equal(200);
      return { id, at };
    },
    publish: async (at) => {
      const { version } = (await staff.get(at)).body.data;
      const reply = await staff.put(`${at}/publish`, { publish: 1, version });
      expect(reply.status, reply.text).to.equal(200);
    },
  };
}
