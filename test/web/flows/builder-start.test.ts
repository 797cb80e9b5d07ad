import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFindingsText } from '../../../packages/web/src/messages/builder-findings.ts';
import { builderTemplateText } from '../../../packages/web/src/messages/builder-template.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { makeDocx, p, row, table } from '../../engine/word/support/make-docx.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { part, saved, servedBuilder } from '../support/served-builder.ts';

const [words, files] = [builderText.jp, builderFilesText.jp];
const uploads = filesText.jp;
const [findings, template] = [builderFindingsText.jp, builderTemplateText.jp];

oneDatabase('sqlite', 'the start of an application', (own) => {
  const { server, open, stored } = servedBuilder(own);

  const idOf = (page: Page): number => Number(/\/build\/(\d+)/.exec(page.url())?.[1]);

  async function start() {
    const opened = await open();
    await logInAdminPage(opened.page, server(), await makeAdmin(own.database));
    await openScreen(opened.page, `${server().url}/admin/applications/build`);
    return opened;
  }

  async function beginWith(page: Page, word: Uint8Array): Promise<void> {
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: '覚書.docx', mimeType, buffer: Buffer.from(word) });
    await arriveAt(page, /\/build\/\d+$/);
  }

  it('from a Word file without tags asks for its blanks, and the check list shows what is left in the file', async () => {
    const { page, problems } = await start();
    const text = [
      '契約金額：　　　　　円',
      '手付金額：　　　　　円',
      '契約締結日：　　年　　月　　日',
      '物件名　○○を引き渡す。',
      '甲',
    ];
    await beginWith(page, makeDocx(text.map((line) => p(line)).join('')));
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    expect(await field(dialog, files.fieldKind('契約締結日')).inputValue(), 'a date').to.equal('5');
    expect(await field(dialog, files.fieldKind('契約金額')).inputValue(), 'a number').to.equal('3');
    // A text has no digits to group: 「応相談」 is an answer then.
    await field(dialog, files.fieldKind('手付金額')).selectOption('1');
    await field(dialog, '物件名').uncheck();
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });
    const tags = async () => JSON.stringify((await stored(idOf(page))).files[0]?.document).match(/\{\{[^}]+\}\}/g);
    expect(await tags()).to.deep.equal(['{{number 契約金額}}', '{{手付金額}}', '{{契約締結日}}', '{{甲の名称}}']);

    // All of it is one step.
    await button(page.locator('.builder-bar'), words.undo).click();
    await saved(page);
    await expectNoFields(page);
    await button(page.locator('.builder-bar'), words.redo).click();
    await page.getByRole('tab', { name: new RegExp(`^${words.questions}`) }).click();
    await part(page, '契約締結日').waitFor();
    await saved(page);
    expect(await tags()).to.have.length(4);

    await button(page, findings.publish).click();
    const publish = page.getByRole('dialog', { name: findings.publishTitle });
    const left = publish.getByRole('region', { name: findings.ofTemplate('覚書.docx') });
    await left.getByRole('listitem').filter({ hasText: '○○' }).waitFor();
    await publish.getByText(findings.checkTemplates(1)).waitFor();
    await button(left, template.openOf('覚書.docx')).click();
    await publish.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: template.findings }).getByText('○○').first().waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('from a file that is refused says why, offers no second try, and leaves no application behind', async () => {
    const { page } = await start();
    const left = () => own.database.models.Application.count({ where: { deleted_at: null } });
    const before = await left();
    const choose = (buffer: Buffer) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: '覚書.docx', mimeType: 'application/octet-stream', buffer });
    await choose(Buffer.from('d0cf11e0a1b11ae1'.padEnd(4000, '0'), 'hex'));
    const rows = page.getByRole('list', { name: uploads.files }).getByRole('listitem');
    await rows.getByText('パスワードを外し').waitFor();
    expect(await button(rows, uploads.retry('覚書.docx')).count()).to.equal(0);
    expect(await left()).to.equal(before);
    // A call that does not arrive may be made again.
    // The route stays: a call that a page makes while its last route is being removed may stay without a reply.
    let isAway = true;
    await page.route('**/files', (route) => (isAway ? route.abort() : route.continue()));
    const word = makeDocx(p('契約金額：　　　　　円'));
    await choose(Buffer.from(word));
    await button(rows, uploads.retry('覚書.docx')).waitFor();
    isAway = false;
    await button(rows, uploads.retry('覚書.docx')).click();
    await arriveAt(page, /\/build\/\d+$/);
    await page.getByRole('dialog', { name: files.proposeTitle }).waitFor();
    expect(await left()).to.equal(before + 1);
  });

  it('from a table with a row of a sum shows its formula, and asks a number where the column is left out', async () => {
    const { page, problems } = await start();
    await beginWith(page, makeDocx(table(row('品名', '金額'), row('', ''), row('', ''), row('合計', ''))));
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    const formula = dialog.getByText(files.formula('合計(明細.金額)'));
    const kind = field(dialog, files.fieldKind('合計'));
    await formula.waitFor();
    expect(await kind.inputValue(), 'a formula').to.equal('15');
    await field(dialog, '金額').uncheck();
    await formula.waitFor({ state: 'detached' });
    expect(await kind.inputValue(), 'a number').to.equal('3');
    await field(dialog, '金額').check();
    await formula.waitFor();
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });
    const { fields } = await stored(idOf(page));
    const amount = fields.find(({ name }) => name === '金額');
    expect(fields.find(({ name }) => name === '合計')?.formula).to.equal(`@${amount?.id}`);
    expect(problems).to.deep.equal([]);
  });

  async function expectNoFields(page: Page): Promise<void> {
    const {
      fields,
      files: [file],
    } = await stored(idOf(page));
    expect([fields, file?.document]).to.deep.equal([[], undefined]);
  }

  it('leaves the width to the application: the menu is folded to its signs on the builder alone', async () => {
    const { page } = await start();
    const menuWidth = async (): Promise<number> =>
      Math.round((await page.locator('.frame-menu').boundingBox())?.width ?? 0);
    expect(await menuWidth(), 'before').to.be.greaterThan(200);
    await field(page, files.applicationName).fill('覚書');
    await page.keyboard.press('Enter');
    await arriveAt(page, /\/build\/\d+$/);
    expect(await menuWidth(), 'while one builds').to.be.within(40, 60);
    // Whoever needs the menu opens it; elsewhere it is as it was.
    await button(page, menuText.jp.unfoldMenu).click();
    expect(await menuWidth(), 'opened').to.be.greaterThan(200);
    await page.goBack();
    await field(page, files.applicationName).waitFor();
    expect(await menuWidth(), 'after').to.be.greaterThan(200);
  });

  it('with the keyboard alone leads from nothing to a published application', async () => {
    const { page, problems } = await start();
    const { keyboard } = page;
    /** Presses Tab until the element has the focus. */
    const goTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      await target.waitFor();
      for (let step = 0; step < 120; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press(key);
      }
      throw new Error(`The key ${key} does not lead to ${String(target)}.`);
    };
    const add = async (kind: string): Promise<void> => {
      await goTo(button(page, words.add), 'Shift+Tab');
      await keyboard.press('Enter');
      await goTo(button(page.getByRole('group', { name: words.addTitle }), kind));
      await keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
    };
    const rename = async (name: string): Promise<void> => {
      await keyboard.press('F2');
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await keyboard.press('Control+A');
      await keyboard.insertText(name);
      await keyboard.press('Tab');
      await part(page, name).waitFor();
    };
    await goTo(field(page, files.applicationName));
    await keyboard.insertText('覚書');
    await keyboard.press('Enter');
    await arriveAt(page, /\/build\/\d+$/);
    await goTo(button(page, words.add));
    await add(words.kinds.single);
    await rename('再委託');
    await add(words.kinds.text);
    await rename('会社名');
    // The question that was added last comes first.
    await goTo(part(page, '会社名'), 'Shift+Tab');
    await saved(page);

    await goTo(page.getByRole('tab', { name: new RegExp(`^${words.questions}`) }), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await goTo(button(page, template.create));
    await keyboard.press('Enter');
    await goTo(page.getByRole('textbox', { name: template.document }));
    await keyboard.insertText('覚書');
    await keyboard.press('Enter');
    await keyboard.type('{{');
    await page.getByRole('option', { name: /会社名/ }).waitFor();
    await keyboard.insertText('会社');
    await keyboard.press('Enter');
    await page.locator('.ProseMirror').getByText('会社名').waitFor();
    await saved(page);

    await goTo(button(page, findings.publish), 'Shift+Tab');
    await keyboard.press('Enter');
    const publish = page.getByRole('dialog', { name: findings.publishTitle });
    await goTo(button(publish, findings.publish));
    await keyboard.press('Enter');
    await publish.waitFor({ state: 'detached' });
    await page.getByText(words.frozen(1)).waitFor();
    const made = await stored(idOf(page));
    expect([made.publish, made.questions.length]).to.deep.equal([1, 2]);
    expect(JSON.stringify(made.files[0]?.document)).to.include('{{会社名}}');
    expect(problems).to.deep.equal([]);
  });
});
