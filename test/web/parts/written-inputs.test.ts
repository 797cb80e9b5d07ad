import { expect } from 'chai';
import { inputsText } from '../../../packages/web/src/messages/inputs.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const words = inputsText.jp;
const group = 'values-as-people-write-them';

describe('inputs of values that people write in many ways', () => {
  const address = servedStyleguide();
  const open = browserPages();

  /** What an input shows, and what is told below it, after a text was typed and the input was left. */
  async function typing() {
    const { page, problems } = await open();
    await openGuide(page, address(), group);
    return {
      page,
      problems,
      type: async (part: string, state: string, text: string) => {
        const place = stateOf(page, part, state);
        const input = place.locator('input, textarea');
        await input.fill('');
        await input.pressSequentially(text);
        await page.keyboard.press('Tab');
        return {
          shown: await input.inputValue(),
          told: (await place.locator('.ui-note').allInnerTexts()).join('').trim(),
          error: (await place.locator('.ui-error').allInnerTexts()).join('').trim(),
          invalid: await input.getAttribute('aria-invalid'),
        };
      },
    };
  }

  it('fold full-width digits, and tell it', async () => {
    const { type } = await typing();
    const fine = { error: '', invalid: null };
    expect(await type('NumberInput', 'rest', '１２３４５')).to.deep.equal({
      ...fine,
      shown: '12,345',
      told: words.folded,
    });
    expect(await type('NumberInput', 'rest', '¥1,000円')).to.deep.equal({ ...fine, shown: '1,000', told: '' });
    expect(await type('PhoneInput', 'rest', '０４２２ー１２ー３４５６')).to.deep.equal({
      ...fine,
      shown: '0422-12-3456',
      told: words.folded,
    });
    expect(await type('PhoneInput', 'rest', '09012345678')).to.deep.equal({
      ...fine,
      shown: '090-1234-5678',
      told: '',
    });
    expect(await type('TimeInput', 'rest', '午後２時３０分')).to.deep.equal({
      ...fine,
      shown: '14:30',
      told: words.folded,
    });
    expect(await type('TimeInput', 'rest', '905')).to.deep.equal({ ...fine, shown: '09:05', told: '' });
  });

  it('leave a text that is no value as it is, and tell why until it is corrected', async () => {
    const { type } = await typing();
    for (const [part, text, error] of [
      ['NumberInput', '三百', words.number],
      ['NumberInput', '1.5', words.whole],
      ['TimeInput', '24:00', words.time],
      ['DateInput', '平成32年4月1日', words.date.after_era],
      ['DateInput', '2025/2/29', words.date.no_such_day],
      ['DateInput', 'あした', words.date.unreadable],
    ] as const)
      expect(await type(part, 'rest', text)).to.deep.equal({ shown: text, told: '', error, invalid: 'true' });
    expect((await type('NumberInput', 'rest', '7')).error).to.equal('');
  });

  it('read dates by either calendar, and tell them in both', async () => {
    const { type } = await typing();
    for (const text of ['令和7年4月1日', 'R7.4.1', '2025/4/1', '20250401', 'Ｒ７．４．１'])
      expect(await type('DateInput', 'rest', text), text).to.deep.equal({
        shown: '2025/04/01',
        told: '令和7年4月1日（2025/04/01 火）',
        error: '',
        invalid: null,
      });
    expect((await type('DateInput', 'birthday', 'S64.1.7')).told).to.equal('昭和64年1月7日（1989/01/07 土）');
  });

  it('choose a day from a calendar by keyboard, whose head tells both calendars', async () => {
    const { page, problems } = await typing();
    const place = stateOf(page, 'DateInput', 'rest');
    await place.getByRole('button', { name: words.openCalendar }).press('Enter');
    const calendar = page.getByRole('grid', { name: words.calendar });
    await calendar.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('table') !== null);
    const heads = [await page.locator('.ui-calendar-head').innerText()];
    // Back over the end of 令和元年, to 平成.
    for (let year = 0; year < 7; year += 1) await page.keyboard.press('Shift+PageUp');
    heads.push(await page.locator('.ui-calendar-head').innerText());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(heads).to.deep.equal(['2025年12月（令和7年）', '2018年12月（平成30年）']);
    expect(await place.locator('input').inputValue()).to.equal('2018/12/09');
    expect(await stateOf(page, 'DateInput', 'birthday').getByRole('button').count()).to.equal(0);
    expect(problems).to.deep.equal([]);
  });

  it('grow with their lines and count characters as people see them', async () => {
    const { page } = await typing();
    const place = stateOf(page, 'GrowingArea', 'rest');
    const area = place.locator('textarea');
    const before = await area.evaluate((element) => element.clientHeight);
    await area.fill(`${'行\n'.repeat(9)}𠮷👨‍👩‍👧`);
    expect(
      await area.evaluate((element) => [element.clientHeight > 200, element.scrollHeight - element.clientHeight]),
    ).to.deep.equal([true, 0]);
    expect(before).to.be.lessThan(100);
    expect(await place.innerText()).to.include(words.characters(20, 200));
  });
});
