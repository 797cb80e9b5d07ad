import { expect } from 'chai';
import { metasText } from '../../../packages/web/src/messages/admin-metas.ts';
import { categoriesText } from '../../../packages/web/src/messages/categories.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { treeText } from '../../../packages/web/src/messages/tree.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeCategory, makeGroup, makeWorkspace } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage, logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text, words] = [commonText.jp, categoriesText.jp, metasText.jp];

oneDatabase('sqlite', 'filing in the browser', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('lets a company keep its tree: add, rename, move by keyboard, see access, delete and take it back', async () => {
    const { company, root } = await makeWorkspace(own.database);
    await makeCategory(own.database, { name: '共通の届出' });
    const contracts = await makeCategory(own.database, { company, name: '契約書' });
    await makeGroup(own.database, { company, name: '営業部', categories: [{ category: contracts, full: false }] });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document/category`);
    const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}\\s?0件`) });
    const act = async (name: string, action: string): Promise<void> => {
      await button(page, treeText.jp.actionsOf(name)).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await item('共通の届出').getByText(text.supplied, { exact: true }).waitFor();

    await button(page, text.create).first().click();
    const dialog = page.getByRole('dialog');
    await field(dialog, text.name).fill('契約書');
    await button(dialog, text.create).click();
    await dialog.getByText('同じ階層に同じ名前のカテゴリがあります。').first().waitFor();
    await field(dialog, text.name).fill('請求書');
    await button(dialog, text.create).click();
    await item('請求書').waitFor();

    await act('契約書', text.addBelow);
    await field(dialog, text.name).fill('雇用');
    await button(dialog, text.create).click();
    await item('雇用').waitFor();
    expect(await item('雇用').getAttribute('aria-level')).to.equal('2');

    await item('請求書').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('請求');
    await page.keyboard.press('Enter');
    await item('請求').waitFor();
    await item('請求').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText(treeText.jp.moved('請求')).waitFor();
    const rows = async () =>
      own.models.DocumentCategory.findAll({ where: { workspace_id: company.id, parent_id: null }, order: ['sort'] });
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['請求', '契約書']);

    // By the mouse: before another category, then into it and out again.
    const drag = async (name: string, to: string, part: number): Promise<void> => {
      const grip = await item(name).locator('.ui-tree-grip').boundingBox();
      const target = await item(to).boundingBox();
      if (grip === null || target === null) throw new Error('The tree is not shown.');
      await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(target.x + 200, target.y + target.height * part, { steps: 5 });
      await page.mouse.up();
      await page.getByText(treeText.jp.moved(name)).last().waitFor();
    };
    await drag('契約書', '請求', 0.1);
    await page.waitForFunction(() => /契約書[^]*請求/.test(document.querySelector('[role=tree]')?.textContent ?? ''));
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['契約書', '請求']);
    await drag('請求', '契約書', 0.5);
    await page.locator('[role=treeitem][aria-level="2"]', { hasText: '請求' }).waitFor();
    expect((await rows()).map(({ name }) => name)).to.deep.equal(['契約書']);
    await button(page, common.undo).last().click();
    await page.locator('[role=treeitem][aria-level="1"]', { hasText: '請求' }).waitFor();
    expect((await rows()).map(({ name }) => name)).to.have.members(['契約書', '請求']);

    await act('雇用', text.showAccess);
    const access = page.getByRole('dialog', { name: text.accessOf('雇用') });
    await access.getByText('営業部').waitFor();
    await access.getByText(text.from('契約書')).waitFor();
    await button(access, common.close).click();

    await act('契約書', text.remove);
    await dialog.getByText(text.inside.categories(1)).waitFor();
    expect(await button(dialog, text.remove).count()).to.equal(0);
    await button(dialog, common.cancel).click();
    await act('請求', text.remove);
    await dialog.getByText(text.removeWhat('請求')).waitFor();
    await button(dialog, text.remove).click();
    await item('請求').waitFor({ state: 'detached' });
    await button(page, common.undo).last().click();
    await item('請求').waitFor();
    // The browser notes the refused name itself.
    expect(problems.filter((problem) => !problem.includes('409'))).to.deep.equal([]);
  });

  it('lets the staff make a meta with options, a group of it, and a type that requires it', async () => {
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    const { id } = await makeCategory(own.database, { name: '契約' });
    await openScreen(page, `${server().url}/admin/metas/create`);
    await field(page, words.metas.name).fill('支店');
    await page.getByLabel(words.metas.type, { exact: true }).selectOption('7');
    await field(page, words.metas.option(1)).fill('東京本社');
    await button(page, words.metas.addOption).click();
    await field(page, words.metas.option(2)).fill('大阪支社');
    await button(page, words.up('大阪支社')).click();
    await button(page, common.save).click();
    await page.getByText('大阪支社、東京本社').waitFor();

    await openScreen(page, `${server().url}/admin/meta-groups/create`);
    await field(page, words.groups.name).fill('基本情報');
    await page.getByLabel(words.groups.choose, { exact: true }).selectOption({ label: '支店' });
    await button(page, common.save).click();
    await page.getByRole('link', { name: '基本情報', exact: true }).waitFor();

    await openScreen(page, `${server().url}/admin/types/create`);
    await field(page, words.types.name).fill('秘密保持契約書');
    await page.getByLabel(words.types.category, { exact: true }).selectOption({ label: '契約' });
    await page.getByLabel(words.types.choose, { exact: true }).selectOption({ label: '基本情報 / 支店' });
    await page.getByRole('checkbox', { name: words.requiredOf('支店') }).check();
    await button(page, common.save).click();
    await page.getByRole('link', { name: '秘密保持契約書', exact: true }).click();
    await page.getByRole('checkbox', { name: words.requiredOf('支店') }).waitFor();
    expect(await page.getByRole('checkbox', { name: words.requiredOf('支店') }).isChecked()).to.equal(true);

    await openScreen(page, `${server().url}/admin/document/categories/${id}`);
    await button(page, common.delete).click();
    const dialog = page.getByRole('dialog');
    await button(dialog, common.delete).click();
    await dialog.getByText('書類種別1件があるため').waitFor();
    expect(problems.filter((problem) => !problem.includes('409'))).to.deep.equal([]);
  });
});
