import { expect } from 'chai';
import type { Application as Definition } from '../../../packages/engine/src/index.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import type { Cashier } from '../../server/payments/support.ts';

/** What the application is called. */
export const contractName = '機器売買契約書';

/**
 * The staff build, price and publish an application: the buyer (会社名, 担当者, 引渡日), the way to pay with an account that only a
 * transfer asks for, and a list of items with their sum. Gives its id.
 */
export async function offerContract(
  { staff, planId }: Pick<Cashier, 'staff' | 'planId'>,
  price: number,
  name = contractName,
): Promise<number> {
  const { id } = (await staff.post('/admin/v1/applications', { name })).body.data as { id: number };
  const at = `/admin/v1/applications/${id}`;
  const create = (kind: string, value: object, parent: object = {}) => ({ action: 'create', kind, value, ...parent });
  const edit = async (changes: readonly object[]): Promise<void> => {
    const { version } = (await staff.get(at)).body.data as { version: number };
    const reply = await staff.post(`${at}/edit`, { version, changes });
    expect(reply.status, reply.text).to.equal(200);
  };
  const options = [
    { text: '現金', value: 'cash' },
    { text: '振込', value: 'transfer' },
  ];
  await edit([
    create('question', { name: '買主', title: '買主を入力してください。', type: 'fields' }),
    create('field_group', { name: '買主' }, { question_id: 1 }),
    create('field', { name: '会社名', type: 1, field_group_id: 2, required: true }),
    create('field', { name: '担当者', type: 10, field_group_id: 2, required: true }),
    create('field', { name: '引渡日', type: 5, field_group_id: 2, required: true }),
    create('question', {
      name: '決済',
      title: '決済の方法を選んでください。',
      type: 'single',
      required: true,
      options,
    }),
  ]);
  const { questions, last_id: last } = ((await staff.get(at)).body.data as { definition: Definition }).definition;
  const payment = questions.find(({ name }) => name === '決済');
  const transfer = payment?.options?.find(({ value }) => value === 'transfer');
  if (payment === undefined || transfer === undefined) throw new Error('The question has its options.');
  const shown = { conditions: [{ question_id: payment.id, operator: 'chosen', option_ids: [transfer.id] }] };
  await edit([
    create('question', { name: '口座', title: '振込口座を入力してください。', type: 'fields', ...shown }),
    create('field_group', { name: '口座' }, { question_id: last + 1 }),
    create('field', { name: '口座名義', type: 1, field_group_id: last + 2, required: true }),
    create('question', { name: '品目', title: '品目を入力してください。', type: 'fields' }),
    create('field_group', { name: '品目' }, { question_id: last + 4 }),
    create('field', { name: '品名', type: 1, field_group_id: last + 5, required: true }),
    create('field', { name: '金額', type: 3, field_group_id: last + 5, required: true, unit: '円' }),
    create('question', { name: '明細', title: '明細を入力してください。', type: 'repeat' }),
    create('repeat_option', { name: '明細', questions: [last + 4], min: 1, max: 5 }, { question_id: last + 8 }),
    create('question', { name: '合計', title: '合計', type: 'fields' }),
    create('field_group', { name: '合計' }, { question_id: last + 10 }),
    create('field', { name: '合計金額', type: 15, field_group_id: last + 11, formula: `@${last + 7}`, unit: '円' }),
  ]);
  const form = new FormData();
  const template = makeDocx(
    [p('{{会社名}} 御中'), p('担当 {{担当者}} 様'), p('引渡日 {{引渡日}}'), p('合計 {{合計金額}} 円')].join(''),
  );
  form.set('file', new Blob([new Uint8Array(template)]), '契約書.docx');
  expect((await staff.call('POST', `${at}/files`, { form })).status).to.equal(201);
  const seen = async (): Promise<number> => ((await staff.get(at)).body.data as { version: number }).version;
  const prices = { plan_prices: price === 0 ? [] : [{ plan_id: planId, price }], version: await seen() };
  expect((await staff.put(`${at}/plan-prices`, prices)).status).to.equal(200);
  const published = await staff.put(`${at}/publish`, { publish: 1, version: await seen() });
  expect(published.status, published.text).to.equal(200);
  return id;
}
