import { expect } from 'chai';
import type { Application, EditorBlock } from '@shorui/engine';
import type { Page } from 'playwright-core';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderTemplateText } from '../../../packages/web/src/messages/builder-template.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { findBarriers } from '../support/axe.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { switchedEvents } from '../support/switched-events.ts';

const [words, conditions, builder] = [builderTemplateText.jp, builderConditionsText.jp, builderText.jp];

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

oneDatabase('sqlite', 'the editor of Word templates', (own) => {
  const events = switchedEvents();
  const server = servedWeb(own, { services: events.services });
  const open = browserPages();

  const stored = async (id: number): Promise<Application> => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  const saved = (page: Page): Promise<void> => page.locator('.builder-save[data-state=saved]').waitFor();
  /** Two frames: the editor has read the selection of the page by then. */
  const frames = (page: Page): Promise<unknown> =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
  const line = (page: Page, text: string) => page.locator('.template-words', { hasText: text });

  /** An application with a choice and a repeated question, opened at its files. */
  async function openFiles(): Promise<{ page: Page; id: number; problems: readonly string[] }> {
    const row = await own.models.Application.create({ name: '業務委託契約書', definition: '' });
    const definition: Application = {
      ...emptyDefinition(row.id, row.name),
      last_id: 20,
      questions: [
        {
          id: 1,
          name: '契約の種類',
          title: '契約の種類',
          type: 'single',
          options: [
            { id: 2, text: '新規', value: '新規' },
            { id: 3, text: '更新', value: '更新' },
          ],
        },
        { id: 4, name: '会社', title: '会社', type: 'fields', field_groups: [{ id: 5, name: '会社' }] },
      ],
      fields: [
        { id: 6, name: '会社名', type: 1, field_group_id: 5 },
        { id: 7, name: '契約日', type: 6, field_group_id: 5 },
      ],
    };
    await row.update(columnsOf(definition));
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/applications/build/${row.id}?part=files`);
    return { page, id: row.id, problems };
  }

  /** Uploads a Word file and opens it in the editor. */
  async function openTemplate(page: Page, body: string): Promise<void> {
    const buffer = Buffer.from(makeDocx(body));
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await page.locator('input[type=file]').first().setInputFiles({ name: '契約書.docx', mimeType, buffer });
    await button(page.getByRole('dialog'), 'キャンセル').click();
    await page.getByRole('link', { name: words.openOf('契約書.docx') }).click();
    await page.getByRole('textbox', { name: words.document }).waitFor();
  }

  /** Presses a paragraph on the page, where its box is when the pointer is on its text. */
  async function chooseOnPage(page: Page, text: string): Promise<void> {
    await line(page, text).hover();
    const box = page.locator('.template-box[data-kind=hovered]');
    await box.waitFor();
    const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.template-box[data-kind=chosen]').waitFor();
  }

  const blocksOf = async (id: number): Promise<readonly EditorBlock[]> => {
    const [file] = (await stored(id)).files;
    return file?.document?.children[0]?.children ?? [];
  };

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
    // Blocks of the file stay where they are.
    await line(page, '以上').click();
    await page.keyboard.press('Control+a');
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
    await button(page, `${words.insert}：${words.insertKinds.newParagraph}`).click();
    await page.keyboard.type('甲は、{{会');
    const list = page.getByRole('listbox', { name: words.tagList });
    await list.getByRole('option', { name: '会社名' }).waitFor();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
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

  it('changes words of the uploaded file, and puts tags in their place', async () => {
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('甲：株式会社〇〇') + p('乙は、業務を行なう。') + p(''));
    const panel = page.getByRole('region', { name: words.settings });
    // What is chosen becomes a tag, by two braces and its first character.
    const [first, second] = [line(page, '甲：'), line(page, '乙は')];
    await first.click();
    await page.keyboard.press('Home');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+End');
    await page.keyboard.type('{{会');
    const list = page.getByRole('listbox', { name: words.tagList });
    await list.getByRole('option', { name: '会社名' }).waitFor();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    expect(await first.textContent()).to.equal('甲：会社名');
    await panel.getByText('甲：株式会社〇〇').waitFor();
    // A question is dragged to the end of the next paragraph, and a character of it taken out.
    const box = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const target = { x: box.width - 4, y: box.height / 2 };
    await button(panel, '契約日').first().dragTo(second, { targetPosition: target });
    await page.locator('.template-field', { hasText: '契約日' }).waitFor();
    await frames(page);
    await page.keyboard.press('Home');
    for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
    await frames(page);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    await saved(page);
    expect(await blocksOf(id)).to.deep.equal([
      {
        type: 'paragraph',
        path: [0, 0],
        text: '甲：株式会社〇〇',
        replacements: [{ at: 2, from: '株式会社〇〇', to: '{{会社名}}' }],
      },
      {
        type: 'paragraph',
        path: [0, 1],
        text: '乙は、業務を行なう。',
        replacements: [
          { at: 7, from: 'な', to: '' },
          { at: 10, from: '', to: '{{契約日}}' },
        ],
      },
    ]);
    await page.reload();
    await line(page, '甲：').waitFor();
    expect(await second.textContent()).to.equal('乙は、業務を行う。契約日');
    // The page shows it too: its box is that of the paragraph.
    await chooseOnPage(page, '甲：');
    await button(panel, words.restoreText).click();
    await page.locator('.template-words', { hasText: '甲：株式会社〇〇' }).waitFor();
    await saved(page);
    expect((await blocksOf(id)).map(({ path }) => path.join('.'))).to.deep.equal(['0.1']);
    expect(problems).to.deep.equal([]);
  });

  it('puts in a picture, formats what was put in, and overwrites no change of others', async () => {
    events.holdBack();
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('業務委託契約書') + p('以上'));
    await saved(page);
    const { page: second } = await open();
    await logInAdminPage(second, server(), await makeAdmin(own.database, { name: '運営花子' }));
    await openScreen(second, page.url());
    await line(second, '以上').waitFor();

    await line(page, '業務委託').click();
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

  it('repairs a misspelled tag of the uploaded file, and gives its findings as comments', async () => {
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('甲：｛｛会社名｝｝') + p('乙：{{不明}}') + p('{{#if 会社名}}丙{{/if}}'));
    const findings = page.getByRole('region', { name: words.findings });
    const [download] = await Promise.all([page.waitForEvent('download'), button(findings, words.comments).click()]);
    expect(download.suggestedFilename()).to.equal(words.commentsName('契約書.docx'));
    await findings.getByRole('button', { name: words.fixTo('{{会社名}}') }).click();
    await page.getByText(words.fixed(1), { exact: true }).waitFor();
    await page.locator('.template-field', { hasText: /^会社名$/ }).waitFor();
    await saved(page);
    expect((await blocksOf(id))[0]?.replacements?.map(({ to }) => to).join('')).to.equal('{{会社名}}');
    // The name that nobody asks is still marked at its line.
    await page.locator('.template-mark[data-kind=error]', { hasText: '不明' }).waitFor();
    await line(page, '丙').waitFor();

    // Undo takes the repair back; what was uploaded before it stays one file.
    const undo = page.getByTitle(builder.undo, { exact: true });
    for (let step = 0; step < 2 && (await undo.isEnabled()); step++) await undo.click();
    await page.locator('.template-field', { hasText: /^会社名$/ }).waitFor({ state: 'detached' });
    await saved(page);
    const { files } = await stored(id);
    expect(files.map(({ name, document }) => [name, document])).to.deep.equal([['契約書.docx', undefined]]);
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('link', { name: words.openOf('契約書.docx') }).waitFor();
    expect(await page.locator('.builder-file').count()).to.equal(1);
    expect(problems).to.deep.equal([]);
  });
});
