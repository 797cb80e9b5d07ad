import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminApplicationsText } from '../../../packages/web/src/messages/admin-applications.ts';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFindingsText } from '../../../packages/web/src/messages/builder-findings.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { button, field, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { part, saved, servedBuilder } from '../support/served-builder.ts';

const [words, conditions, files] = [builderText.jp, builderConditionsText.jp, builderFilesText.jp];
const [findings, settings] = [builderFindingsText.jp, builderSettingsText.jp];
const fixtures = `${import.meta.dirname}/../../../fixtures`;

oneDatabase('postgres', 'the builder', (own) => {
  const { server, open, stored, openBuilder } = servedBuilder(own);

  const idOf = (page: Page): number => Number(/\/build\/(\d+)/.exec(page.url())?.[1]);
  const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

  it('makes an application from a Word file and a PDF form, and publishes it', async () => {
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/applications`);
    await link(page, adminApplicationsText.jp.begin).first().click();
    await arriveAt(page, '/admin/applications/build');
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles(`${fixtures}/nondisclosure-agreement/files/nondisclosure-agreement.docx`);
    await arriveAt(page, /\/build\/\d+$/);
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    await field(dialog, files.fieldKind('開示者名')).selectOption('10');
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });
    // The questions are proposed once, not again when the person comes back to the files.
    await section(page, words.questions).click();
    await section(page, words.files).click();
    await page.getByRole('list', { name: files.list }).waitFor();
    expect(await dialog.count()).to.equal(0);

    await page.locator('input[type=file]').first().setInputFiles(`${fixtures}/health-check/files/health-report.pdf`);
    // The table of the form goes on with its second page: a list with a continuation.
    await button(dialog, files.create).click();
    await dialog.waitFor({ state: 'detached' });
    await section(page, words.questions).click();
    await part(page, '開示者名').click();
    await page.getByRole('checkbox', { name: settings.required, exact: true }).check();
    await saved(page);

    const publish = page.getByRole('dialog', { name: findings.publishTitle });
    // A list without fields is a warning: it has a mark of its own and does not prevent publishing.
    await button(page, words.add).click();
    await button(page.getByRole('group', { name: words.addTitle }), words.kinds.repeat).click();
    await saved(page);
    await button(page, findings.publish).click();
    const found = publish.getByRole('listitem').filter({ hasText: /^確認の要る指摘が\d+件ある/ });
    await found.getByRole('img', { name: findings.toCheck }).waitFor();
    await button(publish, findings.cancel).click();
    await button(page.locator('.builder-bar'), words.undo).click();
    await saved(page);
    await button(page, findings.publish).click();
    await button(publish, findings.publish).click();
    await publish.waitFor({ state: 'detached' });
    await page.getByText(words.frozen(1)).waitFor();
    expect(await button(page, findings.publish).count(), 'a published version is not published again').to.equal(0);
    await page.getByText(words.frozenNotice).waitFor();
    await page.getByRole('link', { name: words.applicationPage, exact: true }).waitFor();
    const made = await stored(idOf(page));
    expect(made.publish).to.equal(1);
    expect(made.files.map(({ type }) => type)).to.deep.equal(['word', 'pdf']);
    expect(made.files[1]?.form?.repeats?.[0]).to.deep.include({
      page: 1,
      continuation: { page: 2, rows: 25, offset_y: -48 },
    });
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
});
