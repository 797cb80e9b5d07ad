import { expect } from 'chai';
import type { Application, FieldInstance } from '@shorui/engine';
import type { Locator, Page } from 'playwright-core';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFormStylesText } from '../../../packages/web/src/messages/builder-form-styles.ts';
import { builderFormsText } from '../../../packages/web/src/messages/builder-forms.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { button, field, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [words, styles] = [builderFormsText.jp, builderFormStylesText.jp];
const [files, builder] = [builderFilesText.jp, builderText.jp];
const fixtures = `${import.meta.dirname}/../../../fixtures`;

oneDatabase('sqlite', 'the editor of PDF forms', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  const stored = async (id: number): Promise<Application> => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  const fieldOf = async (id: number, name: string): Promise<FieldInstance | undefined> =>
    (await stored(id)).fields.find((each) => each.name === name);
  const saved = (page: Page): Promise<void> => page.locator('.builder-save[data-state=saved]').waitFor();
  const box = (page: Page, name: string): Locator => page.locator('.form-field button').and(page.getByTitle(name));

  /** An application with two fields and an uploaded form, whose editor is open. */
  async function openForm(): Promise<{ page: Page; id: number; problems: readonly string[] }> {
    const row = await own.models.Application.create({ name: '住所等変更届', definition: '' });
    const definition: Application = {
      ...emptyDefinition(row.id, row.name),
      last_id: 10,
      questions: [
        {
          id: 1,
          name: '届出',
          title: '届出',
          type: 'fields',
          field_groups: [{ id: 2, name: '届出' }],
        },
      ],
      fields: [
        { id: 3, name: '提出先', type: 1, field_group_id: 2 },
        { id: 4, name: '電話番号', type: 1, field_group_id: 2 },
      ],
    };
    await row.update(columnsOf(definition));
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/applications/build/${row.id}?part=files`);
    await page.locator('input[type=file]').setInputFiles(`${fixtures}/forms/notification.pdf`);
    await button(page.getByRole('dialog'), files.cancel).click();
    await link(page, words.openOf('notification.pdf')).click();
    await page.locator('.form-page canvas').waitFor();
    return { page, id: row.id, problems };
  }

  /** Drags a source of the list to a place of the page, mm. */
  async function dragOnto(page: Page, name: string, x: number, y: number): Promise<void> {
    const source = page.locator('.form-source', { hasText: name });
    await source.scrollIntoViewIfNeeded();
    const from = await source.boundingBox();
    const paper = await page.locator('.form-page').boundingBox();
    if (from === null || paper === null) throw new Error('The list or the page is not shown.');
    const scale = paper.width / 210;
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(paper.x + x * scale - 20, paper.y + y * scale - 5, { steps: 3 });
    await page.mouse.move(paper.x + x * scale, paper.y + y * scale, { steps: 3 });
    await page.mouse.up();
  }

  it('places fields by dragging, moves and resizes them by keys, aligns and styles them, and takes steps back', async () => {
    const { page, id, problems } = await openForm();
    // Into the box of the form that is printed there (docs/pdf-forms.md measures it).
    await dragOnto(page, '提出先', 120, 62);
    await box(page, '提出先').waitFor();
    await dragOnto(page, '電話番号', 100, 120);
    await box(page, '電話番号').waitFor();
    await saved(page);
    const first = await fieldOf(id, '提出先');
    expect(first?.page).to.equal(1);
    expect(first?.style?.width, 'the width of the printed box').to.be.above(60);
    const before = await fieldOf(id, '電話番号');

    await box(page, '電話番号').press('Shift+ArrowRight');
    await box(page, '電話番号').press('ArrowDown');
    await box(page, '電話番号').press('Alt+Shift+ArrowRight');
    await saved(page);
    const moved = await fieldOf(id, '電話番号');
    expect(moved?.position_x).to.be.closeTo((before?.position_x ?? 0) + 1, 0.011);
    expect(moved?.position_y).to.be.closeTo((before?.position_y ?? 0) + 0.1, 0.011);
    expect(moved?.style?.width).to.be.closeTo((before?.style?.width ?? 0) + 1, 0.011);

    await page.keyboard.press('Control+a');
    await button(page, words.alignTo(words.align.left)).click();
    await field(page, styles.fontSize).fill('１２');
    await field(page, styles.fontSize).press('Tab');
    await field(page, styles.font).selectOption('MS ゴシック');
    await saved(page);
    const [one, other] = [await fieldOf(id, '提出先'), await fieldOf(id, '電話番号')];
    expect(one?.position_x).to.equal(other?.position_x);
    expect([one?.style?.font, other?.style?.font]).to.deep.equal(['MS ゴシック', 'MS ゴシック']);
    expect([one?.style?.font_size, other?.style?.font_size]).to.deep.equal([12, 12]);

    await button(page, builder.undo).click();
    await saved(page);
    expect((await fieldOf(id, '提出先'))?.style?.font).to.equal(undefined);

    await box(page, '電話番号').click();
    await page.keyboard.press('Delete');
    await saved(page);
    // What is asked in a question stays there.
    expect(await fieldOf(id, '電話番号'))
      .to.include({ field_group_id: 2 })
      .and.not.have.property('file_id');
    await link(page, words.back).click();
    await page.getByRole('tab', { name: new RegExp(`^${builder.files}`) }).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
