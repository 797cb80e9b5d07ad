import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Cashier } from '../../server/payments/support.ts';

/** What the application is called. */
export const noticeName = '住所等変更届';

/** The form as it was uploaded. */
export const noticeForm = new URL('../../../fixtures/address-change/files/notification.pdf', import.meta.url);

/** Where the values are drawn, in mm from the top left of the page. */
export const noticePlaces = [
  { name: '提出先', x: 20, y: 33, width: 63, height: 8 },
  { name: '備考', x: 50, y: 192, width: 140, height: 40 },
] as const;

/** The staff build and publish a free application whose only file is a PDF form: 提出先 and 備考, drawn on its page. */
export async function offerNotice({ staff }: Cashier): Promise<void> {
  const { id } = (await staff.post('/admin/v1/applications', { name: noticeName })).body.data as { id: number };
  const at = `/admin/v1/applications/${id}`;
  const create = (kind: string, value: object, parent: object = {}) => ({ action: 'create', kind, value, ...parent });
  const changes = [
    create('question', { name: '届出', title: '届出の内容を入力してください。', type: 'fields' }),
    create('field_group', { name: '届出' }, { question_id: 1 }),
    create('field', { name: '提出先', type: 1, field_group_id: 2, required: true }),
    create('field', { name: '備考', type: 2, field_group_id: 2 }),
  ];
  const edited = await staff.post(`${at}/edit`, { version: 0, changes });
  expect(edited.status, edited.text).to.equal(200);
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(readFileSync(noticeForm))]), '変更届.pdf');
  const uploaded = await staff.call('POST', `${at}/pdf`, { form: upload });
  expect(uploaded.status, uploaded.text).to.equal(201);
  const seen = async (): Promise<number> => ((await staff.get(at)).body.data as { version: number }).version;
  const fields = noticePlaces.map(({ name, x, y, width, height }, index) => ({
    name: `${name}の欄`,
    type: 1,
    page: 1,
    source_field_id: 3 + index,
    position_x: x,
    position_y: y,
    style: { width, height, font_size: 12 },
  }));
  const placed = await staff.put(`${at}/pdf/${uploaded.body.data.item.id}`, { fields, version: await seen() });
  expect(placed.status, placed.text).to.equal(200);
  const published = await staff.put(`${at}/publish`, { publish: 1, version: await seen() });
  expect(published.status, published.text).to.equal(200);
}
