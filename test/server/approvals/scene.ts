import { createHash } from 'node:crypto';
import { drawSheets } from '@shorui/engine/node';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { loginAs, makeCategory, makeGroup, makeMember, makeWorkspace } from '../support/factories.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

/** A company with a root user, an applicant, and members who may approve; all may change documents of one category. */
export interface ApprovalScene {
  readonly company: Company;
  readonly root: TestClient;
  readonly rootUser: User;
  readonly applicant: TestClient;
  readonly applicantUser: User;
  readonly approvers: readonly { readonly user: User; readonly client: TestClient }[];
  readonly categoryId: number;
  /** Files a document, a PDF of one page unless other content is given; gives its id. */
  file(name: string, content?: Uint8Array | string): Promise<number>;
}

export const samplePdf = (words = '業務委託契約書'): Uint8Array<ArrayBuffer> =>
  drawSheets([{ width: 210, height: 297, items: [{ kind: 'text', text: words, x: 20, y: 60, width: 120, size: 20 }] }]);

export const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

export async function makeApprovalScene(database: Database, server: TestServer, count = 3): Promise<ApprovalScene> {
  const { company, root } = await makeWorkspace(database);
  const category = await makeCategory(database, { company, name: '契約' });
  const categories = [{ category, full: true }];
  const writers = await makeGroup(database, { company, categories });
  const group = await makeGroup(database, { company, categories, permissions: ['accept_document'] });
  const { user: applicantUser } = await makeMember(database, { company, groups: [writers] });
  const names = ['佐藤', '鈴木', '高橋', '田中'];
  const approvers: { readonly user: User; readonly client: TestClient }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { user } = await makeMember(database, {
      company,
      groups: [group],
      values: { last_name: names[at] ?? '伊藤' },
    });
    approvers.push({ user, client: await loginAs(server, user, company) });
  }
  const applicant = await loginAs(server, applicantUser, company);
  return {
    company,
    root: await loginAs(server, root, company),
    rootUser: root,
    applicant,
    applicantUser,
    approvers,
    categoryId: category.id,
    async file(name, content = samplePdf()) {
      const form = new FormData();
      form.set('category_id', String(category.id));
      form.set('name', name);
      form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), `${name}.pdf`);
      const reply = await applicant.post('/v1/documents', undefined, { form });
      if (reply.status !== 201) throw new Error(`The document was not filed: ${reply.text}`);
      return reply.body.data.id as number;
    },
  };
}
