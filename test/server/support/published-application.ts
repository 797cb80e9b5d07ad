import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { TestClient } from './test-client.ts';

export interface PublishedApplication {
  readonly id: number;
  /** Its path among the calls of the staff. */
  readonly at: string;
}

/**
 * An application that the staff built by their calls and published: a text 会社名 and a choice 決済 (現金 or 振込),
 * with one Word template.
 */
export async function publishApplicationBy(staff: TestClient, name = '秘密保持契約'): Promise<PublishedApplication> {
  const { id } = (await staff.post('/admin/v1/applications', { name })).body.data as { id: number };
  const at = `/admin/v1/applications/${id}`;
  const options = [
    { text: '現金', value: 'cash' },
    { text: '振込', value: 'transfer' },
  ];
  const changes = [
    { action: 'create', kind: 'question', value: { name: '相手', title: '相手方', type: 'fields', required: true } },
    { action: 'create', kind: 'field_group', question_id: 1, value: { name: '相手方' } },
    { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: 2, required: true } },
    { action: 'create', kind: 'question', value: { name: '決済', title: '決済の方法', type: 'single', options } },
  ];
  const edited = await staff.post(`${at}/edit`, { version: 0, changes });
  expect(edited.status, edited.text).to.equal(200);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(makeDocx(p('{{会社名}} 御中')))]), 'template.docx');
  expect((await staff.call('POST', `${at}/files`, { form })).status).to.equal(201);
  const { version } = (await staff.get(at)).body.data as { version: number };
  const published = await staff.put(`${at}/publish`, { publish: 1, version });
  expect(published.status, published.text).to.equal(200);
  return { id, at };
}

/** Begins to use an application and answers it as far as answers are given. Returns the id of the run. */
export async function beginRun(member: TestClient, appId: number, answers?: object): Promise<number> {
  const begun = await member.post('/v1/applications/use', { app_id: appId });
  expect(begun.status, begun.text).to.equal(201);
  const app_user_id = begun.body.data.id as number;
  if (answers !== undefined) {
    const saved = await member.post('/v1/applications/save-answer', { app_user_id, answers });
    expect(saved.status, saved.text).to.equal(200);
  }
  return app_user_id;
}
