import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { makePlan } from '../support/factories.ts';
import { buildApplication, type Instance } from './tools-bed.ts';

export const hello = makeDocx(p('{{会社名}} 御中'));
export const greeting = makeDocx(p('{{会社名}} 様'));

/** Applications with all that they can refer to: tags, nested categories, prices, versions, a deleted one. */
export async function furnish(
  instance: Instance,
): Promise<{ readonly id: number; readonly at: string; readonly fileId: number }> {
  const { staff, database } = instance;
  const tag = (await staff.post('/admin/v1/applications/tags', { name: '労務', color: '#0a7b83' })).body.data;
  await staff.post('/admin/v1/applications/tags', { name: '使われないタグ', color: null });
  const at = '/admin/v1/applications/categories';
  const root = (await staff.post(at, { name: '人事', parent_id: null })).body.data;
  const leaf = (await staff.post(at, { name: '契約', parent_id: root.id })).body.data;
  const plan = await makePlan(database, { name: 'スタンダード', features: { z: true, application_view: true } });
  const gone = await buildApplication(instance, hello, { name: '削除した申込書' });
  await staff.delete(gone.at);
  const links = { tag_ids: [tag.id], category_ids: [leaf.id], usage_limit: 5, description: '説明𠮷' };
  const made = await buildApplication(instance, hello, { ...links, publish: false });
  const { version } = (await staff.get(made.at)).body.data;
  await staff.put(`${made.at}/plan-prices`, { plan_prices: [{ plan_id: plan.id, price: 3300 }], version });
  const priced = (await staff.get(made.at)).body.data;
  expect((await staff.put(`${made.at}/publish`, { publish: 2, version: priced.version })).status).to.equal(200);
  const published = (await staff.get(made.at)).body.data;
  await staff.post(`${made.at}/versions`, { version: published.version, note: '初版' });
  await buildApplication(instance, greeting, { name: 'あいさつ状', publish: false });
  return made;
}
