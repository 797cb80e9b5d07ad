import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { Cashier } from '../../server/payments/support.ts';

/** What the application is called. */
export const reportName = '現地調査報告書';

/**
 * The staff build and publish a free application: the company (会社名, 会社電話番号), who reports (報告者, with the address 住所 after 郵便番号)
 * on the same page, and a list of findings with a picture each.
 */
export async function offerReport({ staff }: Cashier): Promise<void> {
  const { id } = (await staff.post('/admin/v1/applications', { name: reportName })).body.data as { id: number };
  const at = `/admin/v1/applications/${id}`;
  const create = (kind: string, value: object, parent: object = {}) => ({ action: 'create', kind, value, ...parent });
  const field = (name: string, type: number, group: number, more: object = {}) =>
    create('field', { name, type, field_group_id: group, required: true, ...more });
  const changes = [
    create('question', { name: '会社', title: '会社を入力してください。', type: 'fields' }),
    create('field_group', { name: '会社' }, { question_id: 1 }),
    field('会社名', 1, 2),
    field('会社電話番号', 13, 2),
    create('question', { name: '報告者', title: '報告者を入力してください。', type: 'fields', same_page: true }),
    create('field_group', { name: '報告者' }, { question_id: 5 }),
    field('氏名', 10, 6),
    field('郵便番号', 12, 6),
    field('住所', 1, 6),
    create('question', { name: '指摘事項', title: '指摘事項', type: 'fields' }),
    create('field_group', { name: '指摘事項' }, { question_id: 10 }),
    field('内容', 1, 11),
    field('写真', 1, 11, { required: false, style: { image: true } }),
    create('question', { name: '指摘', title: '指摘事項を入力してください。', type: 'repeat' }),
    create('repeat_option', { name: '指摘', questions: [10], min: 1, max: 5 }, { question_id: 14 }),
  ];
  const edited = await staff.post(`${at}/edit`, { version: 0, changes });
  expect(edited.status, edited.text).to.equal(200);
  const template = [
    p('{{会社名}} {{会社電話番号}}'),
    p('{{氏名}} {{住所}}'),
    p('{{#each 指摘}}{{内容}} {{image 写真 width=20}}{{/each}}'),
  ];
  for (const name of ['報告書.docx', '控え.docx']) {
    const form = new FormData();
    form.set('name', name);
    form.set('file', new Blob([new Uint8Array(makeDocx(template.join('')))]), name);
    const uploaded = await staff.call('POST', `${at}/files`, { form });
    expect(uploaded.status, uploaded.text).to.equal(201);
  }
  const { version } = (await staff.get(at)).body.data as { version: number };
  const published = await staff.put(`${at}/publish`, { publish: 1, version });
  expect(published.status, published.text).to.equal(200);
}
