import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { builderFormStylesText } from '../../../packages/web/src/messages/builder-form-styles.ts';
import { builderFormsText } from '../../../packages/web/src/messages/builder-forms.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { buildPdf } from '../../engine/pdf/support/build-pdf.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { findBarriers } from '../support/axe.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { box, dragOnto, saved, servedFormEditor } from '../support/served-form-editor.ts';

const [words, styles, builder] = [builderFormsText.jp, builderFormStylesText.jp, builderText.jp];

oneDatabase('sqlite', 'cells and many fields in the editor of PDF forms', (own) => {
  const { events, fieldOf, open, openForm, server, stored } = servedFormEditor(own);

  it('gives each cell a place of its own by mouse and keys, and counts and spreads cells by numbers', async () => {
    const { page, id, problems } = await openForm({ 電話番号: '0256' });
    await dragOnto(page, '電話番号', 100, 200);
    await box(page, '電話番号').waitFor();
    await button(page, styles.kinds.cells).click();
    await button(page, styles.placeCells).click();
    const cell = (number: number): Locator => page.getByRole('button', { name: styles.cellNumber(number, 4) });
    const cells = async () => (await fieldOf(id, '電話番号'))?.style?.cells?.boxes ?? [];
    await cell(4).waitFor();
    await saved(page);
    const even = await cells();
    expect(even).to.have.length(4);
    const field0 = await fieldOf(id, '電話番号');

    // The first cell has the focus; the others are reached by Ctrl and an arrow.
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Alt+ArrowLeft');
    await saved(page);
    const second = (await cells())[1];
    expect(second?.y).to.be.closeTo((even[1]?.y ?? 0) + 1, 0.02);
    expect(second?.width).to.be.closeTo((even[1]?.width ?? 0) - 0.1, 0.02);

    const last = await cell(4).boundingBox();
    if (last === null) throw new Error('The cell is not shown.');
    await page.keyboard.down('Alt');
    await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
    await page.mouse.down();
    await page.mouse.move(last.x + last.width / 2 + 40, last.y + last.height / 2, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await saved(page);
    expect((await cells())[3]?.x).to.be.above((even[3]?.x ?? 0) + 3);
    expect((await fieldOf(id, '電話番号'))?.style?.width).to.be.above(field0?.style?.width ?? 0);
    expect(await findBarriers(page)).to.deep.equal([]);

    await field(page, styles.pitch).fill('8');
    await field(page, styles.pitch).press('Tab');
    await field(page, styles.count).fill('5');
    await field(page, styles.count).press('Tab');
    await saved(page);
    const spread = (await cells()).map(({ x }) => x);
    expect(spread).to.deep.equal([0, 8, 16, 24, 32]);
    await page.getByRole('button', { name: styles.cellNumber(5, 5) }).press('Delete');
    await cell(4).press('Escape');
    expect(await box(page, '電話番号').evaluate((element) => element === document.activeElement)).to.equal(true);
    expect(await page.locator('.form-cell').count()).to.equal(0);
    await saved(page);
    expect(await cells()).to.have.length(4);
    await button(page, styles.evenCells).click();
    await saved(page);
    expect((await fieldOf(id, '電話番号'))?.style?.cells).to.deep.equal({ count: 4 });
    expect(problems).to.deep.equal([]);
  });

  it('chooses by a drag over the page, spreads, copies to another page, and overwrites no change of others', async () => {
    events.holdBack();
    const blank = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.28 841.89]/Resources<<>>>>';
    const pages = '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>';
    const buffer = Buffer.from(buildPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: pages, 3: blank, 4: blank }));
    const { page, id, problems } = await openForm({}, { name: '二枚.pdf', mimeType: 'application/pdf', buffer });
    const names = ['提出先', '電話番号', '備考'];
    for (const [at, y] of [60, 75, 110].entries()) {
      await dragOnto(page, names[at] ?? '', 60 + 15 * at, y);
      await box(page, names[at] ?? '').waitFor();
    }
    await saved(page);
    const { page: second } = await open();
    await logInAdminPage(second, server(), await makeAdmin(own.database, { name: '運営花子' }));
    await openScreen(second, page.url());
    await box(second, '備考').waitFor();

    await page.keyboard.press('Escape');
    const area = (await page.locator('.form-page').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const scale = area.width / 210;
    await page.mouse.move(area.x + 20 * scale, area.y + 40 * scale);
    await page.mouse.down();
    await page.mouse.move(area.x + 100 * scale, area.y + 90 * scale, { steps: 4 });
    await page.locator('.form-band').waitFor();
    await page.mouse.move(area.x + 160 * scale, area.y + 130 * scale, { steps: 4 });
    await page.mouse.up();
    await page.getByText(words.chosen(3)).waitFor();
    await button(page, words.spread.y).click();
    await field(page, words.copyTo).selectOption('2');
    await page.getByRole('button', { name: words.pageWith(2, 3) }).waitFor();
    await saved(page);
    const { fields } = await stored(id);
    const tops = names.map((name) => fields.find((each) => each.name === name)?.position_y ?? 0);
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).to.be.closeTo((tops[2] ?? 0) - (tops[1] ?? 0), 0.02);
    const copies = fields.filter((each) => each.page === 2);
    expect(copies.map(({ position_y: top }) => top)).to.have.members(tops);

    // The other person has not heard of it and moves one of the fields.
    await box(second, '電話番号').click();
    await box(second, '電話番号').press('Shift+ArrowDown');
    const notice = second.getByRole('region', { name: builder.conflictTitle });
    await notice.waitFor();
    expect((await fieldOf(id, '電話番号'))?.position_y).to.equal(tops[1]);
    await button(notice, builder.useOwn).click();
    await notice.waitFor({ state: 'detached' });
    await saved(second);
    const top = (await fieldOf(id, '電話番号'))?.position_y ?? 0;
    expect(top).to.not.equal(tops[1]);
    expect((await stored(id)).fields.filter((each) => each.page === 2)).to.have.length(3);
    expect(problems).to.deep.equal([]);
  });
});
