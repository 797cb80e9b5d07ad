import { expect } from 'chai';
import type { Application } from '@shorui/engine';
import type { Locator, Page } from 'playwright-core';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { builderConditionsText } from '../../../packages/web/src/messages/builder-conditions.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFindingsText } from '../../../packages/web/src/messages/builder-findings.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [words, conditions, files, findings, settings] = [
  builderText.jp,
  builderConditionsText.jp,
  builderFilesText.jp,
  builderFindingsText.jp,
  builderSettingsText.jp,
];

oneDatabase('sqlite', 'the builder with a sample', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  const stored = async (id: number): Promise<Application> => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  const saved = async (page: Page): Promise<void> => {
    const unsaved = '.builder-save[data-state=waiting], .builder-save[data-state=saving]';
    await page.locator(unsaved).waitFor({ state: 'detached' });
    await page.locator('.builder-save[data-state=saved]').waitFor();
  };
  const part = (page: Page, name: string): Locator =>
    page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) }).first();

  /** Drags a question by its grip to the lower edge of another one. */
  async function dragBelow(page: Page, from: string, to: string): Promise<void> {
    const grip = await part(page, from).locator('.ui-tree-grip').boundingBox();
    const target = await part(page, to).boundingBox();
    if (grip === null || target === null) throw new Error('The questions are not in sight.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 120, target.y + target.height - 3, { steps: 6 });
    await page.mouse.up();
  }

  it('begins with one press; questions are dragged, conditions named, fields shared, versions compared', async () => {
    const { page, problems } = await open();
    const admin = await makeAdmin(own.database);
    await logInAdminPage(page, server(), admin);
    await openScreen(page, `${server().url}/admin/applications/build`);
    await button(page, files.beginFrom('秘密保持契約書')).click();
    await arriveAt(page, /\/build\/\d+$/);
    const id = Number(/\/build\/(\d+)/.exec(page.url())?.[1]);
    const made = await stored(id);
    const namesOf = ({ questions }: Application): readonly string[] => questions.map(({ name }) => name);
    const [first = '', second = '', third = ''] = namesOf(made);

    await dragBelow(page, first, second);
    await page.getByText(words.moved(first)).waitFor();
    await saved(page);
    expect(namesOf(await stored(id)).slice(0, 3)).to.deep.equal([second, first, third]);

    // A condition gets a name, another thing uses it, and a change of it reaches both.
    const choice = made.questions.find(({ options = [] }) => options.length > 1);
    const [option] = choice?.options ?? [];
    const free = made.questions.filter(
      (each) => each.id !== choice?.id && each.conditions === undefined && each.condition_options === undefined,
    );
    const [one, other] = free;
    if (choice === undefined || option === undefined || one === undefined || other === undefined)
      throw new Error('The sample has no questions for this test.');
    await part(page, one.name).click();
    await button(page, conditions.add).click();
    await button(page, conditions.giveName).click();
    await button(page, conditions.saveName).click();
    await page.getByText(conditions.needName).waitFor();
    await field(page, conditions.ruleName).fill('特別な場合');
    await button(page, conditions.saveName).click();
    await page.getByText(conditions.sentences.holds('特別な場合'), { exact: true }).first().waitFor();
    await part(page, other.name).click();
    await field(page, conditions.useRule).selectOption({ label: '特別な場合' });
    await button(page, conditions.editOf(conditions.sentences.holds('特別な場合'))).click();
    await page.getByText(conditions.usedBy(2)).waitFor();
    await field(page, conditions.ruleName).fill('例外の場合');
    await field(page, conditions.ruleName).blur();
    await part(page, one.name).click();
    await page.getByText(conditions.sentences.holds('例外の場合'), { exact: true }).first().waitFor();
    await saved(page);
    const named = await stored(id);
    const rule = named.rules?.find(({ name }) => name === '例外の場合');
    expect(rule?.conditions).to.have.length(1);
    for (const each of [one, other]) {
      const question = named.questions.find((found) => found.id === each.id);
      expect(question?.rule_id, each.name).to.equal(rule?.id);
      expect(question).to.not.have.property('conditions');
    }
    await part(page, other.name).click();
    await button(page, conditions.remove(conditions.sentences.holds('例外の場合'))).click();
    await part(page, one.name).click();
    await button(page, conditions.editOf(conditions.sentences.holds('例外の場合'))).click();
    await button(page, conditions.takeNameOff).click();
    await saved(page);
    const plain = await stored(id);
    expect(plain.questions.find((each) => each.id === one.id)?.conditions).to.deep.equal(rule?.conditions);
    expect(plain.rules?.some(({ name }) => name === '例外の場合') ?? false).to.equal(false);

    // A field is shared, and added to another question from there.
    const shared = plain.fields.find(({ field_group_id: group }) =>
      one.field_groups?.some(({ id: own_ }) => own_ === group),
    );
    await part(page, shared?.name ?? '').click();
    await page.getByText(words.more, { exact: true }).click();
    await button(page, settings.saveMaster).click();
    await page.getByText(settings.savedMaster).waitFor();
    await part(page, other.name).click();
    await field(page, settings.fromMaster).selectOption({ label: shared?.name ?? '' });
    await button(page, settings.addField).click();
    await page.getByText(settings.used(shared?.name ?? '')).waitFor({ state: 'attached' });
    const linked = (await stored(id)).fields.filter(({ mst_field_id: master }) => master !== undefined);
    expect(linked).to.have.length(2);

    // A published version is compared with what was changed since.
    const staff = await loginAsAdmin(server(), admin);
    const at = `/admin/v1/applications/${id}`;
    const version = async (): Promise<number> => (await staff.get(at)).body.data.version as number;
    const published = await staff.put(`${at}/publish`, { publish: 1, version: await version() });
    expect(published.status, published.text.slice(0, 300)).to.equal(200);
    expect((await staff.post(`${at}/versions`, { version: await version() })).status).to.equal(201);
    await page.reload();
    await part(page, second).click();
    await field(page, settings.title).fill('秘密を知らせる方を入力してください。');
    await field(page, settings.title).blur();
    await saved(page);
    await page.getByRole('tab', { name: new RegExp(`^${words.versions}`) }).click();
    await button(page, findings.compareOf(1)).click();
    const compared = page.locator('.builder-compared');
    await compared.getByText(findings.compared(1)).waitFor();
    expect(await compared.getByRole('listitem').allInnerTexts()).to.have.length(1);
    const [changed] = await compared.getByRole('listitem').allInnerTexts();
    expect(changed?.split('\n').map((line) => line.trim())).to.include.members([
      `質問「${second}」の質問文を変更`,
      findings.before,
      findings.after,
      '秘密を知らせる方を入力してください。',
    ]);
    expect(problems).to.deep.equal([]);
  });
});
