import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { builderAnswerSetsText } from '../../../packages/web/src/messages/builder-answer-sets.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFormStylesText } from '../../../packages/web/src/messages/builder-form-styles.ts';
import { builderFormsText } from '../../../packages/web/src/messages/builder-forms.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { columnsOf } from '../../../packages/server/src/domains/applications/definition.ts';
import { realFiles } from '../../support/real-files.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { findBarriers } from '../support/axe.ts';
import { button, field, link } from '../support/hands.ts';
import { box, dragOnto, saved, servedFormEditor } from '../support/served-form-editor.ts';
import { waitForInk } from '../support/wait-for-ink.ts';

const [words, styles] = [builderFormsText.jp, builderFormStylesText.jp];
const [files, builder, sets] = [builderFilesText.jp, builderText.jp, builderAnswerSetsText.jp];

oneDatabase('sqlite', 'the editor of PDF forms', (own) => {
  const { fieldOf, openForm, stored } = servedFormEditor(own);

  it('dims the page at night, and prints it as bright as it is', async () => {
    const { page } = await openForm();
    const picture = page.locator('.form-page > .ui-page-picture').first();
    await picture.waitFor();
    const veil = (): Promise<string> =>
      picture.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    const none = 'rgba(0, 0, 0, 0)';
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect(await veil(), 'by day').to.equal(none);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await veil(), 'at night').to.not.equal(none);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await veil(), 'on paper').to.equal(none);
  });

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

    await page.getByText(styles.more, { exact: true }).click();
    await field(page, styles.paddingOf(styles.sides.left)).fill('2');
    await field(page, styles.paddingOf(styles.sides.left)).press('Tab');
    await page.locator('.form-page').click({ position: { x: 4, y: 4 } });
    await field(page, words.unit).selectOption('pt');
    await saved(page);
    const inPoints = await fieldOf(id, '提出先');
    expect(inPoints?.style?.padding).to.include({ left: 5.67 });
    expect(inPoints?.position_x).to.be.closeTo(((one?.position_x ?? 0) * 72) / 25.4, 0.02);
    expect((await stored(id)).files[0]?.form?.unit).to.equal('pt');

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

  it('draws sample values as the engine prints them, marks what does not fit, and the finished PDF has the values', async () => {
    const long = { 提出先: '新潟県知事殿', 電話番号: '０２５６（９２）１１１１内線１２３４', 備考: '絵文字😀' };
    const { page, id, problems } = await openForm(long, undefined, { 短い番号: { 電話番号: '119' }, 長い番号: long });
    await dragOnto(page, '提出先', 120, 62);
    await box(page, '提出先').waitFor();
    await waitForInk(page.locator('canvas.form-values'), 50);

    await dragOnto(page, '電話番号', 80, 153);
    await field(page, words.height).fill('5');
    await field(page, words.height).press('Tab');
    await field(page, words.width).fill('12');
    await field(page, words.width).press('Tab');
    const tight = page.locator('.form-field[data-problem=error]').filter({ has: page.getByTitle('電話番号') });
    await tight.waitFor();
    // Answers that the staff saved are chosen here too.
    await field(page, sets.choice).selectOption({ label: '短い番号' });
    await tight.waitFor({ state: 'detached' });
    await field(page, sets.choice).selectOption({ label: '長い番号' });
    await tight.waitFor();
    // Characters that no font has are reported at their field too.
    await dragOnto(page, '備考', 100, 200);
    await page
      .locator('.form-field[data-problem=error]')
      .filter({ has: page.getByTitle('備考') })
      .waitFor();
    await page.keyboard.press('Escape');
    const list = page.locator('.form-problems');
    await list.getByRole('button', { name: /電話番号/ }).click();
    expect(await box(page, '電話番号').getAttribute('aria-pressed')).to.equal('true');
    await field(page, styles.overflow).selectOption('=addendum');
    await tight.waitFor({ state: 'detached' });
    await box(page, '備考').click();
    await page.keyboard.press('Delete');
    await saved(page);
    expect((await fieldOf(id, '電話番号'))?.style).to.include({ width: 12 });
    expect(await findBarriers(page)).to.deep.equal([]);

    await link(page, words.back).click();
    const made = page.waitForEvent('download');
    await button(page, files.testOf('notification.pdf')).click();
    const [first, addendum] = await seePdf(readFileSync(await (await made).path()), 1);
    expect(first?.text).to.include('新潟県知事殿').and.include('別紙1のとおり');
    expect(addendum?.text).to.include('内線１２３４');
    expect(problems).to.deep.equal([]);
  });

  it('only shows the form of a published version', async () => {
    const { page, id, problems } = await openForm();
    await dragOnto(page, '提出先', 120, 62);
    await saved(page);
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    await row.update(columnsOf({ ...(await stored(id)), frozen: true }));
    await page.reload();
    await box(page, '提出先').click();
    expect(await page.locator('.form-handle').count()).to.equal(0);
    expect(await button(page, words.addText).count()).to.equal(0);
    expect(await field(page, words.x).isDisabled()).to.equal(true);
    await box(page, '提出先').press('ArrowRight');
    await page.locator('.builder-save[data-state=saved]').waitFor();
    expect(problems).to.deep.equal([]);
  });

  for (const { name, bytes } of realFiles('The editor of PDF forms opens a real form', /^Q01.*\.pdf$/)) {
    it(`opens a real form and places a field on it: ${name}`, async () => {
      const { page, id, problems } = await openForm(
        {},
        { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
      );
      await waitForInk(page.locator('.form-page .ui-page-picture canvas'), 2000);
      await button(page, words.placeOf('提出先')).click();
      await box(page, '提出先').waitFor();
      await saved(page);
      const placed = await fieldOf(id, '提出先');
      expect(placed?.style?.width).to.be.above(0);
      expect(problems).to.deep.equal([]);
    });
  }
});
