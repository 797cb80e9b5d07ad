import { expect } from 'chai';
import { builderTemplateText } from '../../../packages/web/src/messages/builder-template.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { p } from '../../engine/word/support/make-docx.ts';
import { button } from '../support/hands.ts';
import { saved } from '../support/served-builder.ts';
import { frames } from '../support/frames.ts';
import { chooseOnPage, line, openTemplate, servedTemplateEditor } from '../support/served-template-editor.ts';

const [words, builder] = [builderTemplateText.jp, builderText.jp];

oneDatabase('postgres', 'words of a Word template', (own) => {
  const { stored, blocksOf, openFiles } = servedTemplateEditor(own);

  it('changes words of the uploaded file, and puts tags in their place', async () => {
    const { page, id, problems } = await openFiles();
    await openTemplate(page, p('甲：株式会社〇〇') + p('乙は、業務を行なう。') + p(''));
    const panel = page.getByRole('region', { name: words.settings });
    // What is chosen becomes a tag, by two braces and its first character.
    const [first, second] = [line(page, '甲：'), line(page, '乙は')];
    // The finding stands above its line: the lines below move when it comes, and when it goes.
    const finding = page.locator('.template-mark[data-kind=info]');
    await finding.waitFor();
    await first.click();
    await frames(page);
    await page.keyboard.press('Home');
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await frames(page);
    await page.keyboard.press('Shift+End');
    await frames(page);
    await page.keyboard.type('{{会');
    const list = page.getByRole('listbox', { name: words.tagList });
    await list.getByRole('option', { name: '会社名' }).waitFor();
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    expect(await first.textContent()).to.equal('甲：会社名');
    await panel.getByText('甲：株式会社〇〇').waitFor();
    await finding.waitFor({ state: 'detached' });
    await frames(page);
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

  it('keep what is chosen when a mark of a line changes before the browser has reported the choice', async () => {
    const { page, problems } = await openFiles();
    await openTemplate(page, p('甲：株式会社山田') + p('乙は、業務を行なう。'));
    const [first, second] = [line(page, '甲：'), line(page, '乙は')];
    await first.click();
    await frames(page);
    await page.keyboard.press('Home');
    await frames(page);
    await page.evaluate(() => {
      addEventListener('selectionchange', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
    });
    await page.keyboard.press('Shift+End');
    await second.hover();
    await page.locator('[data-hovered]', { hasText: '乙は' }).waitFor();
    await page.keyboard.type('丙');
    await page.locator('.template-words', { hasText: /^丙$/ }).waitFor();
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
