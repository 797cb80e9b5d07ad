import { expect } from 'chai';
import { builderAnswerSetsText } from '../../../packages/web/src/messages/builder-answer-sets.ts';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderTemplateText } from '../../../packages/web/src/messages/builder-template.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { p } from '../../engine/word/support/make-docx.ts';
import { findBarriers } from '../support/axe.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { saved } from '../support/served-builder.ts';
import { frames } from '../support/frames.ts';
import {
  chooseOnPage,
  line,
  openTemplate,
  savedAnswers,
  servedTemplateEditor,
} from '../support/served-template-editor.ts';

const [words, conditions, builder] = [builderTemplateText.jp, builderConditionsText.jp, builderText.jp];

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

oneDatabase('sqlite', 'the editor of Word templates', (own) => {
  const { server, holdBack, open, stored, blocksOf, openFiles } = servedTemplateEditor(own);

  it('puts a condition on a paragraph that was chosen on the page, and keeps it', async () => {
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('業務委託契約書') + p('甲は、乙に業務を委託する。') + p('以上'));
    const panel = page.getByRole('region', { name: words.settings });
    await chooseOnPage(page, '甲は');
    await panel.getByText('甲は、乙に業務を委託する。').waitFor();
    await button(panel, conditions.add).click();
    await panel.getByLabel(conditions.options).getByRole('checkbox', { name: '更新' }).check();
    await panel.getByLabel(conditions.options).getByRole('checkbox', { name: '新規' }).uncheck();
    await saved(page);
    expect(await blocksOf(id)).to.deep.equal([
      {
        type: 'paragraph',
        path: [0, 1],
        text: '甲は、乙に業務を委託する。',
        options: { hasCondition: true, conditions: [{ question_id: 1, operator: 'chosen', option_ids: [3] }] },
      },
    ]);
    // With answers the text says which of them drop a paragraph; answers that the staff saved are chosen here too.
    await button(page, words.withAnswers).click();
    const dropped = page.locator('.template-mark[data-kind=left-out]');
    await dropped.filter({ hasText: /契約の種類.*印刷されません/ }).waitFor();
    await field(page, builderAnswerSetsText.jp.choice).selectOption({ label: savedAnswers });
    await dropped.waitFor({ state: 'detached' });
    await button(page, words.asWritten).click();
    // Blocks of the file stay where they are.
    await line(page, '以上').click();
    await frames(page);
    await page.keyboard.press('Control+a');
    await frames(page);
    await page.keyboard.type('甲');
    await page.getByText(words.documentLocked).waitFor();
    expect(await line(page, '以上').textContent()).to.equal('以上');

    // One step for the condition, two for its options.
    for (let step = 0; step < 3; step++) await button(page, builder.undo).click();
    await page.locator('.template-mark').waitFor({ state: 'detached' });
    await saved(page);
    expect((await stored(id)).files[0]?.document).to.equal(undefined);
    expect(problems).to.deep.equal([]);
  });

  it('puts paragraphs and tables between, and tags by two braces', async () => {
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('業務委託契約書') + p('以上'));
    await line(page, '業務委託').click();
    await frames(page);
    await button(page, `${words.insert}：${words.insertKinds.newParagraph}`).click();
    await page.keyboard.type('甲は、{{会');
    const list = page.getByRole('listbox', { name: words.tagList });
    await list.getByRole('option', { name: '会社名' }).waitFor();
    // Half of a tag is no mistake while it is typed.
    await saved(page);
    const mistake = page.locator('.template-mark[data-kind=error]');
    expect(await mistake.count()).to.equal(0);
    await page.keyboard.press('Escape');
    await mistake.first().waitFor();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Backspace');
    await page.keyboard.type('{{会');
    await list.getByRole('option', { name: '会社名' }).waitFor();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    await mistake.first().waitFor({ state: 'detached' });
    await page.keyboard.type('とする。');
    await button(page, `${words.insert}：${words.insertKinds.newTable}`).click();
    await page.keyboard.type('品名');
    await page.keyboard.press('Control+s');
    await saved(page);
    await page.reload();
    await line(page, '甲は').waitFor();
    expect(await line(page, '甲は').textContent()).to.equal('甲は、会社名とする。');
    const [first, text, table] = await blocksOf(id);
    expect([first?.text, text?.text, table?.type]).to.deep.equal([
      '業務委託契約書',
      '甲は、{{会社名}}とする。',
      'newTable',
    ]);
    expect(table?.children?.[0]?.children?.[0]?.text).to.equal('品名');
    // The page has what was put in.
    await chooseOnPage(page, '甲は');
    await page
      .getByRole('region', { name: words.settings })
      .getByRole('heading', { name: words.kinds.newParagraph })
      .waitFor();

    await page.getByRole('link', { name: words.back }).click();
    await button(page, words.create).click();
    await page.getByRole('textbox', { name: words.document }).click();
    await page.keyboard.type('覚書');
    await page.keyboard.press('Control+s');
    await saved(page);
    const made = (await stored(id)).files.at(-1);
    expect(made?.document?.children[0]?.children?.[0]?.text).to.equal('覚書');
    expect(problems).to.deep.equal([]);
  });

  it('puts in a picture, formats what was put in, and overwrites no change of others', async () => {
    holdBack();
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('業務委託契約書') + p('以上'));
    await saved(page);
    const { page: second } = await open();
    await logInAdminPage(second, server(), await makeAdmin(own.database, { name: '運営花子' }));
    await openScreen(second, page.url());
    await line(second, '以上').waitFor();

    await line(page, '業務委託').click();
    await frames(page);
    const chooser = page.waitForEvent('filechooser');
    await button(page, `${words.insert}：${words.insertKinds.image}`).click();
    await (await chooser).setFiles({ name: '印.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
    const panel = page.getByRole('region', { name: words.settings });
    await panel.getByRole('heading', { name: words.kinds.image }).waitFor();
    await panel.getByText(words.format, { exact: true }).click();
    await field(panel, words.imageWidth).fill('20mm');
    await button(page, `${words.insert}：${words.insertKinds.newParagraph}`).click();
    await page.keyboard.type('見出し');
    await panel.getByText(words.format, { exact: true }).click();
    await field(panel, words.fontSize).fill('１６');
    await field(panel, words.align).selectOption('center');
    await panel.getByRole('checkbox', { name: words.bold }).check();
    await saved(page);
    const [, image, heading] = await blocksOf(id);
    expect(image?.image?.src.startsWith('data:image/png;base64,')).to.equal(true);
    expect(image?.image?.styles).to.deep.equal({ width: '20mm' });
    expect([heading?.text, heading?.style]).to.deep.equal(['見出し', { fontSize: 16, align: 'center', bold: true }]);
    expect(await findBarriers(page)).to.deep.equal([]);

    // The other person has not heard of it and changes the same document.
    await line(second, '以上').click();
    await second.keyboard.press('End');
    await second.keyboard.type('です');
    const notice = second.getByRole('region', { name: builder.conflictTitle });
    await notice.waitFor();
    expect((await blocksOf(id)).length).to.equal(3);
    await button(notice, builder.useNewest).click();
    await notice.waitFor({ state: 'detached' });
    await line(second, '見出し').waitFor();
    await second.locator('.template-words', { hasText: /^以上$/ }).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
