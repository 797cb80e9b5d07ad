import { expect } from 'chai';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { button, field } from '../support/hands.ts';
import { saved, servedBuilder } from '../support/served-builder.ts';

const words = builderText.jp;

oneDatabase('sqlite', 'the name of an application in the builder', (own) => {
  const { stored, openBuilder } = servedBuilder(own);

  it('is changed by a press on it, saved, taken back and done again', async () => {
    const { page, id, problems } = await openBuilder();
    const bar = page.locator('.builder-bar');
    const heading = bar.getByRole('heading', { level: 1 });
    const nameIs = (name: string): Promise<void> => bar.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    // The press goes through the name to its pencil.
    await heading.click({ force: true });
    await page.keyboard.type('業務委託契約書（準委任）');
    await page.locator('.builder-tree').click();
    await nameIs('業務委託契約書（準委任）');
    await saved(page);
    const row = async () => {
      const { name } = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
      return [name, (await stored(id)).name];
    };
    expect(await row()).to.deep.equal(['業務委託契約書（準委任）', '業務委託契約書（準委任）']);

    await button(bar, words.undo).click();
    await nameIs('業務委託契約書');
    await saved(page);
    expect(await row()).to.deep.equal(['業務委託契約書', '業務委託契約書']);
    await button(bar, words.redo).click();
    await nameIs('業務委託契約書（準委任）');
    expect(problems).to.deep.equal([]);
  });

  it('is changed by the keyboard alone; Esc leaves it, and an empty name is refused at its field', async () => {
    const { page, problems } = await openBuilder();
    const bar = page.locator('.builder-bar');
    const pencil = button(bar, words.rename);
    const name = field(bar, words.applicationName);
    const focused = (): Promise<void> =>
      pencil.evaluate(
        (element) =>
          new Promise<void>((resolve) => {
            if (element === document.activeElement) resolve();
            else element.addEventListener('focus', () => resolve(), { once: true });
          }),
      );
    await pencil.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('覚書');
    await page.keyboard.press('Escape');
    await bar.getByRole('heading', { name: '業務委託契約書', exact: true }).waitFor();
    await focused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await bar.getByText(builderSettingsText.jp.empty).waitFor();
    expect(await name.getAttribute('aria-invalid')).to.equal('true');
    await page.keyboard.type('  覚書 ');
    await page.keyboard.press('Enter');
    await bar.getByRole('heading', { name: '覚書', exact: true }).waitFor();
    await focused();
    await saved(page);
    expect(problems).to.deep.equal([]);
  });

  it('stays where the version is published', async () => {
    const { page } = await openBuilder({ frozen: true });
    await page.getByRole('heading', { level: 1, name: '業務委託契約書', exact: true }).waitFor();
    expect(await button(page, words.rename).count()).to.equal(0);
  });
});
