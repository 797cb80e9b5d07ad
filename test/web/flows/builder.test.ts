import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import type { Page } from 'playwright-core';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { builderAnswerSetsText } from '../../../packages/web/src/messages/builder-answer-sets.ts';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFindingsText } from '../../../packages/web/src/messages/builder-findings.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [words, sets, conditions, files, findings, settings] = [
  builderText.jp,
  builderAnswerSetsText.jp,
  builderConditionsText.jp,
  builderFilesText.jp,
  builderFindingsText.jp,
  builderSettingsText.jp,
];
const fixtures = `${import.meta.dirname}/../../../fixtures`;

oneDatabase('postgres', 'the builder', (own) => {
  const events = createLocalRealtime();
  let hasEvents = true;
  const server = servedWeb(own, {
    services: {
      realtime: {
        publish: async (channels, event, id) => (hasEvents ? events.publish(channels, event, id) : undefined),
        subscribe: (channel, listen, after) => events.subscribe(channel, listen, after),
        position: () => events.position(),
        close: () => events.close(),
      },
    },
  });
  afterEach(() => {
    hasEvents = true;
  });
  const open = browserPages();

  const stored = async (id: number): Promise<Application> => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  const idOf = (page: Page): number => Number(/\/build\/(\d+)/.exec(page.url())?.[1]);
  const saved = (page: Page): Promise<void> => page.locator('.builder-save[data-state=saved]').waitFor();
  // Marks of conditions and findings follow the name.
  const part = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) });
  const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

  /** An application with a choice, opened by a new member of the staff. */
  async function openBuilder(
    more: Partial<Application> = {},
  ): Promise<{ page: Page; id: number; problems: readonly string[] }> {
    const row = await own.models.Application.create({ name: '業務委託契約書', definition: '' });
    const definition: Application = {
      ...emptyDefinition(row.id, row.name),
      last_id: 10,
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
        { id: 6, name: '単価', type: 3, field_group_id: 5 },
        { id: 7, name: '数量', type: 3, field_group_id: 5 },
        { id: 8, name: '合計', type: 15, formula: '@6*@7', field_group_id: 5 },
      ],
      ...more,
    };
    await row.update(columnsOf(definition));
    const { page, problems } = await enter(row.id, '運営太郎');
    return { page, id: row.id, problems };
  }

  async function enter(id: number, name: string): Promise<{ page: Page; problems: readonly string[] }> {
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database, { name }));
    await openScreen(page, `${server().url}/admin/applications/build/${id}`);
    return { page, problems };
  }

  it('makes an application from a Word file and a PDF form, and publishes it', async () => {
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/applications/build`);
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles(`${fixtures}/nondisclosure-agreement/files/nondisclosure-agreement.docx`);
    await arriveAt(page, /\/build\/\d+$/);
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    await field(dialog, files.fieldKind('開示者名')).selectOption('10');
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });

    await page.locator('input[type=file]').first().setInputFiles(`${fixtures}/health-check/files/health-report.pdf`);
    await button(dialog, files.cancel).click();
    await section(page, words.questions).click();
    await part(page, '開示者名').click();
    await page.getByRole('checkbox', { name: settings.required, exact: true }).check();
    await saved(page);

    await button(page, findings.publish).click();
    const publish = page.getByRole('dialog', { name: findings.publishTitle });
    await button(publish, findings.publish).click();
    await publish.waitFor({ state: 'detached' });
    await page.getByText(words.frozen(1)).waitFor();
    const made = await stored(idOf(page));
    expect(made.publish).to.equal(1);
    expect(made.files.map(({ type }) => type)).to.deep.equal(['word', 'pdf']);
    expect(made.fields.find(({ name }) => name === '開示者名')).to.include({ type: 10, required: true });

    // The paper with sample answers: what is typed appears, and is marked once nothing is typed.
    await section(page, words.tryOut).click();
    const tried = page.getByRole('region', { name: conditions.testTitle });
    await page.getByRole('group', { name: previewText.jp.pagesOf('nondisclosure-agreement.docx') }).waitFor();
    await field(tried.getByRole('group', { name: '開示者名' }), questionsText.jp.last).fill('株式会社試作');
    await page.locator('.ui-preview-value[data-focus][title="開示者名"]:not([data-blank])').first().waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('is worked by the keyboard alone: choose, move, add, rename, undo', async () => {
    const { page, id, problems } = await openBuilder();
    const { keyboard } = page;
    await part(page, '契約の種類').focus();
    await keyboard.press('Alt+ArrowDown');
    await saved(page);
    expect((await stored(id)).questions.map(({ name }) => name)).to.deep.equal(['会社', '契約の種類']);

    await part(page, '契約の種類').press('Shift+F10');
    await page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name: words.copy, exact: true }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
    await keyboard.press('F2');
    await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
    await keyboard.press('Control+A');
    await keyboard.insertText('支払いの方法');
    await keyboard.press('Tab');
    await part(page, '支払いの方法').waitFor();
    await part(page, '支払いの方法').focus();
    await keyboard.press('Control+z');
    await part(page, '支払いの方法').waitFor({ state: 'detached' });
    await keyboard.press('Control+Shift+z');
    await part(page, '支払いの方法').waitFor();
    await saved(page);
    expect((await stored(id)).questions.map(({ name }) => name)).to.deep.equal(['会社', '契約の種類', '支払いの方法']);
    expect(problems).to.deep.equal([]);
  });

  it('takes back a deletion with everything that it took along, under the same ids', async () => {
    const rule = { question_id: 1, operator: 'chosen' as const, option_ids: [2] };
    const { page, id, problems } = await openBuilder({
      rules: [{ id: 9, name: '新規のとき', conditions: [rule] }],
    });
    const before = await stored(id);
    await part(page, '契約の種類').click();
    await part(page, '契約の種類').press('Shift+F10');
    await page.getByRole('menuitem', { name: words.remove, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.removeTitle('契約の種類') });
    await dialog.getByText('新規のとき').first().waitFor();
    await button(dialog, words.remove).click();
    await part(page, '契約の種類').waitFor({ state: 'detached' });
    await saved(page);
    expect((await stored(id)).rules?.[0]).to.deep.equal({ id: 9, name: '新規のとき' });
    await button(page.locator('.builder-bar'), words.undo).click();
    await part(page, '契約の種類').waitFor();
    await page
      .locator('.builder-save[data-state=waiting], .builder-save[data-state=saving]')
      .waitFor({ state: 'detached' });
    await saved(page);
    expect(await stored(id)).to.deep.equal(before);
    await button(page.locator('.builder-bar'), words.redo).click();
    await part(page, '契約の種類').waitFor({ state: 'detached' });
    expect(problems).to.deep.equal([]);
  });

  it('shows conditions as sentences and formulas at work, with answers to try them', async () => {
    const { page, id, problems } = await openBuilder();
    await part(page, '単価').click();
    await button(page, conditions.add).click();
    await page
      .getByText(conditions.sentences.chosen('契約の種類', ['新規']), { exact: true })
      .first()
      .waitFor();
    const test = page.getByRole('region', { name: conditions.testTitle });
    await field(test, '単価').waitFor({ state: 'detached' });
    await field(test, '新規').check();
    await field(test, '単価').fill('1200');
    await field(test, '数量').fill('3');
    await expectText(page, '合計', '3,600');

    await part(page, '合計').click();
    const formula = field(page, conditions.formula);
    await formula.fill('［単価］×（［数量］＋');
    await page.getByText(conditions.faultAt(12, conditions.faults.unfinished)).waitFor();
    await formula.fill('［単価］×（［数量］＋1）');
    await expectText(page, '合計', '4,800');
    await saved(page);
    const { fields } = await stored(id);
    expect(fields.find(({ name }) => name === '合計')?.formula).to.equal('@6*(@7+1)');
    expect(fields.find(({ name }) => name === '単価')?.conditions).to.deep.equal([
      { question_id: 1, operator: 'chosen', option_ids: [2] },
    ]);
    expect(problems).to.deep.equal([]);
  });

  async function expectText(page: Page, label: string, text: string): Promise<void> {
    await page
      .getByLabel(label, { exact: true })
      .and(page.locator('output', { hasText: text }))
      .waitFor();
  }

  it('keeps answers under names for all staff, and says who was faster when two change the same', async () => {
    const { page, id, problems } = await openBuilder();
    const pane = (at: Page) => at.getByRole('region', { name: conditions.testTitle });
    await field(pane(page), '単価').fill('1200');
    await button(pane(page), sets.saveAs).click();
    const dialog = page.getByRole('dialog', { name: sets.saveAsTitle });
    await field(dialog, sets.name).fill('標準の単価');
    await button(dialog, sets.saveAs).click();
    await dialog.waitFor({ state: 'detached' });
    await button(pane(page), conditions.clear).click();
    await page.waitForFunction(
      (label) => document.querySelector<HTMLSelectElement>(`[aria-label="${label}"]`)?.value === '',
      sets.choice,
    );
    expect(await field(pane(page), '単価').inputValue()).to.equal('');

    const { page: second } = await enter(id, '運営花子');
    for (const each of [second, page]) {
      await field(pane(each), sets.choice).selectOption({ label: '標準の単価' });
      await each.waitForFunction(() =>
        [...document.querySelectorAll<HTMLInputElement>('.builder-test input')].some(
          ({ value }) => value.replace(',', '') === '1200',
        ),
      );
    }
    await field(pane(second), '単価').fill('1500');
    await button(pane(second), sets.save).click();
    await second.getByText(sets.saved('標準の単価')).waitFor();
    await field(pane(page), '単価').fill('1800');
    await button(pane(page), sets.save).click();
    await pane(page).getByText('運営花子', { exact: false }).waitFor();
    await button(pane(page), sets.reload).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLInputElement>('.builder-test input')].some(
        ({ value }) => value.replace(',', '') === '1500',
      ),
    );
    await button(pane(page), sets.remove).click();
    const ask = page.getByRole('dialog', { name: sets.removeTitle('標準の単価') });
    await button(ask, sets.remove).click();
    // The other one sees it go. The answers stay where they are shown.
    for (const each of [page, second]) await field(pane(each), sets.choice).waitFor({ state: 'detached' });
    expect((await field(pane(second), '単価').inputValue()).replace(',', '')).to.equal('1500');
    expect(problems.filter((each) => !each.includes('409'))).to.deep.equal([]);
  });

  it('overwrites no change of others: who was faster is named, and the own change goes on top when it is wanted', async () => {
    // The second change is made before the news of the first one has come.
    hasEvents = false;
    const { page, id } = await openBuilder();
    const { page: second } = await enter(id, '運営花子');
    await part(second, '契約の種類').click();
    await part(page, '契約の種類').click();
    await field(page, settings.title).fill('新規ですか、更新ですか');
    await field(page, settings.title).blur();
    await saved(page);
    await page.waitForFunction(
      () => document.querySelector('.builder-save')?.textContent?.includes('自動保存') === true,
    );

    await field(second, settings.help).fill('どちらかを選びます');
    await field(second, settings.help).blur();
    const notice = second.getByRole('region', { name: words.conflictTitle });
    await notice.getByText('運営太郎', { exact: false }).waitFor();
    expect((await stored(id)).questions[0]).to.not.have.property('help');
    await button(notice, words.useOwn).click();
    await notice.waitFor({ state: 'detached' });
    await saved(second);
    expect((await stored(id)).questions[0]).to.include({
      title: '新規ですか、更新ですか',
      help: 'どちらかを選びます',
    });
    expect(await field(second, settings.title).inputValue()).to.equal('新規ですか、更新ですか');
  });

  it('lets two people add at the same time: ids of both stay apart', async () => {
    const { page, id } = await openBuilder();
    const { page: second } = await enter(id, '運営花子');
    const add = async (at: Page, kind: keyof typeof words.kinds): Promise<void> => {
      await button(at, words.add).click();
      await button(at.getByRole('group', { name: words.addTitle }), words.kinds[kind]).click();
    };
    // Each sees the other one.
    await second.getByRole('list', { name: words.peopleHere }).getByRole('listitem').waitFor();
    await page.getByRole('list', { name: words.peopleHere }).getByText('運営花子').waitFor();
    await Promise.all([add(page, 'single'), add(second, 'date')]);
    await Promise.all([saved(page), saved(second)]);
    for (const each of [page, second]) {
      await part(each, words.kinds.single).waitFor();
      await part(each, words.kinds.date).waitFor();
    }
    await second.goto(`${server().url}/admin/applications`);
    await page.getByRole('list', { name: words.peopleHere }).getByText('運営花子').waitFor({ state: 'detached' });
    const { questions, fields } = await stored(id);
    const ids = [
      ...questions.flatMap((each) => [each, ...(each.options ?? []), ...(each.field_groups ?? [])]),
      ...fields,
    ];
    expect(new Set(ids.map((each) => each.id)).size).to.equal(ids.length);
    const date = fields.find(({ name }) => name === words.kinds.date);
    expect(
      questions.find(({ field_groups: groups }) => groups?.some((group) => group.id === date?.field_group_id)),
    ).to.include({
      type: 'fields',
    });
  });
});
