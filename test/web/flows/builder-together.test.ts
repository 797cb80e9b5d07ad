import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { builderAnswerSetsText } from '../../../packages/web/src/messages/builder-answer-sets.ts';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { button, field } from '../support/hands.ts';
import { part, saved, servedBuilder } from '../support/served-builder.ts';

const [words, sets] = [builderText.jp, builderAnswerSetsText.jp];
const [conditions, settings] = [builderConditionsText.jp, builderSettingsText.jp];

oneDatabase('sqlite', 'the builder with two people', (own) => {
  const { server, holdBack, stored, enter, openBuilder } = servedBuilder(own);

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
    holdBack();
    const { page, id } = await openBuilder();
    const { page: second } = await enter(id, '運営花子');
    await part(second, '契約の種類').click();
    await part(page, '契約の種類').click();
    // As text: functions that are compiled here call helpers that the page does not have.
    await page.evaluate('Object.assign(Date.prototype, { getHours: () => 5, getMinutes: () => 4 })');
    await field(page, settings.title).fill('新規ですか、更新ですか');
    await field(page, settings.title).blur();
    await saved(page);
    await page.locator('.builder-save').getByText(words.savedAt('05:04')).waitFor();

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
