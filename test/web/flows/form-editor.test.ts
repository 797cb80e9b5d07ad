import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Application, FieldInstance } from '@shorui/engine';
import type { Locator, Page } from 'playwright-core';
import { builderAnswerSetsText } from '../../../packages/web/src/messages/builder-answer-sets.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFormStylesText } from '../../../packages/web/src/messages/builder-form-styles.ts';
import { builderFormsText } from '../../../packages/web/src/messages/builder-forms.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { realFiles } from '../../support/real-files.ts';
import { buildPdf } from '../../engine/pdf/support/build-pdf.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { findBarriers } from '../support/axe.ts';
import { button, field, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { switchedEvents } from '../support/switched-events.ts';
import { waitForInk } from '../support/wait-for-ink.ts';

const [words, styles] = [builderFormsText.jp, builderFormStylesText.jp];
const [files, builder, sets] = [builderFilesText.jp, builderText.jp, builderAnswerSetsText.jp];
interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const fixtures = `${import.meta.dirname}/../../../fixtures`;

oneDatabase('sqlite', 'the editor of PDF forms', (own) => {
  const events = switchedEvents();
  const server = servedWeb(own, { services: events.services });
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
  async function openForm(
    answers: Readonly<Record<string, string>> = {},
    pdf: string | FilePayload = `${fixtures}/forms/notification.pdf`,
    answerSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  ): Promise<{ page: Page; id: number; problems: readonly string[] }> {
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
        { id: 5, name: '備考', type: 1, field_group_id: 2 },
      ],
    };
    await row.update(columnsOf(definition));
    for (const [name, values] of Object.entries(answerSets)) {
      const set = { application_id: row.id, name, answers: JSON.stringify(values), created_by: '運営花子' };
      await own.models.ApplicationAnswerSet.create(set);
    }
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `shorui.builder.answers.${row.id}`,
      JSON.stringify(answers),
    ] as const);
    await openScreen(page, `${server().url}/admin/applications/build/${row.id}?part=files`);
    await page.locator('input[type=file]').setInputFiles(pdf);
    await button(page.getByRole('dialog'), files.cancel).click();
    await link(page, words.openOf(typeof pdf === 'string' ? 'notification.pdf' : pdf.name)).click();
    await page.locator('.form-page .ui-page-picture canvas').waitFor();
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
