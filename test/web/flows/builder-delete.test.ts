import { expect } from 'chai';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { part, saved, servedBuilder } from '../support/served-builder.ts';

const words = builderText.jp;

oneDatabase('sqlite', 'deleting in the builder', (own) => {
  const { openBuilder, stored } = servedBuilder(own);

  it('is asked for by the Delete key, with what it brings about below its cause, each once', async () => {
    const { page, problems, id } = await openBuilder();
    await part(page, '会社').first().focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: words.removeTitle('会社') });
    await dialog.waitFor();
    const top = dialog.locator('.ui-bullets').first().locator(':scope > li');
    expect(await top.count()).to.equal(1);
    const lines = (await dialog.locator('.ui-bullets').first().innerText()).split('\n').map((line) => line.trim());
    expect(lines[0]).to.equal('質問「会社」を削除します。');
    expect(lines).to.include.members([
      '項目「単価」を削除します。',
      '項目「数量」を削除します。',
      '項目「合計」を削除します。',
    ]);
    expect(new Set(lines).size).to.equal(lines.length);
    expect(lines.join('')).to.not.contain('削除されるため');
    await dialog.getByRole('button', { name: commonText.jp.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await stored(id)).questions).to.have.length(2);

    await part(page, '単価').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    await saved(page);
    const { fields } = await stored(id);
    expect(fields.map(({ name }) => name)).to.deep.equal(['数量', '合計']);
    expect(problems).to.deep.equal([]);
  });

  it('is refused in a published version, with the reason and without a dialog', async () => {
    const { page, problems, id } = await openBuilder({ frozen: true });
    await part(page, '単価').focus();
    await page.keyboard.press('Delete');
    await page.locator('.ui-toast').filter({ hasText: '公開' }).waitFor();
    expect(await page.getByRole('dialog').count()).to.equal(0);
    expect((await stored(id)).fields).to.have.length(3);
    expect(problems).to.deep.equal([]);
  });
});
