import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { saved, servedBuilder } from '../support/served-builder.ts';

const [words, files] = [builderText.jp, builderFilesText.jp];
const form = `${import.meta.dirname}/../../../fixtures/forms/notification.pdf`;
/** A Word file without tags, with room for a name, a telephone number and a date. */
const letter = {
  name: '誓約書.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    makeDocx(['誓約日：　　年　　月　　日', '氏名　　　　　　　　　　', '電話番号：'].map((line) => p(line)).join('')),
  ),
};

oneDatabase('postgres', 'a second file of an application', (own) => {
  const { server, open, stored } = servedBuilder(own);

  /** Starts an application with a file, adds what it proposes, and uploads another file. Gives the dialog of the second. */
  async function addTwo(first: string | typeof letter, second: string | typeof letter) {
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/applications/build`);
    await page.locator('input[type=file]').first().setInputFiles(first);
    await arriveAt(page, /\/build\/\d+$/);
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: new RegExp(`^${words.files}`) }).click();
    await page.locator('input[type=file]').first().setInputFiles(second);
    const existing = dialog.getByRole('region', { name: files.existingTitle });
    await existing.waitFor();
    return { page, problems, dialog, existing };
  }

  const idOf = (page: Page): number => Number(/\/build\/(\d+)/.exec(page.url())?.[1]);
  const named = async (page: Page, name: string) =>
    (await stored(idOf(page))).fields.filter((each) => each.name === name);
  const add = async (page: Page, dialog: Locator, action: string): Promise<void> => {
    await button(dialog, action).click();
    await dialog.waitFor({ state: 'detached' });
    await saved(page);
  };

  it('without tags prints the answers that a PDF form asked for, where the person agrees', async () => {
    const { page, problems, dialog, existing } = await addTwo(form, letter);
    await field(existing, '氏名').waitFor();
    await field(existing, '電話番号').uncheck();
    // What is asked already is no new question; the date is.
    expect(await field(dialog, files.fieldKind('誓約日')).inputValue()).to.equal('5');
    expect(await field(dialog, files.fieldKind('氏名')).count()).to.equal(0);
    await add(page, dialog, files.create);
    const document = JSON.stringify((await stored(idOf(page))).files[1]?.document);
    expect(document).to.contain('{{氏名}}').and.contain('{{誓約日}}').and.not.contain('{{電話番号}}');
    const { questions } = await stored(idOf(page));
    expect(questions.filter(({ field_groups: groups = [] }) => groups.length > 0)).to.not.have.length(0);
    expect(new Set((await named(page, '氏名')).map(({ field_group_id: group }) => group))).to.have.property('size', 1);
    expect(problems).to.deep.equal([]);
  });

  it('as a PDF form is linked alone: it prints the answers that a Word file asked for, and undo takes the places back', async () => {
    const { page, problems, dialog, existing } = await addTwo(letter, form);
    for (const question of await dialog.locator('div.builder-proposal').all())
      await question.getByRole('checkbox').first().uncheck();
    expect(await button(dialog, files.create).count()).to.equal(0);
    await field(existing, '氏名').waitFor();
    const before = (await stored(idOf(page))).questions;
    await add(page, dialog, files.link);
    const after = await stored(idOf(page));
    expect(after.questions).to.deep.equal(before);
    const formId = after.files[1]?.id;
    for (const name of ['氏名', '電話番号'])
      expect(
        (await named(page, name)).map(({ file_id: file }) => file),
        name,
      ).to.deep.equal([formId]);

    await button(page.locator('.builder-bar'), words.undo).click();
    await saved(page);
    expect((await named(page, '氏名')).map(({ file_id: file }) => file)).to.deep.equal([undefined]);
    expect(problems).to.deep.equal([]);
  });
});
