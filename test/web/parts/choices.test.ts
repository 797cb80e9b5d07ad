import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inputsText } from '../../../packages/web/src/messages/inputs.ts';
import { matchesReading, readingKey } from '../../../packages/web/src/ui/reading-key.ts';
import { parseTime } from '../../../packages/web/src/ui/parse-time.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { findBarriers } from '../support/axe.ts';
import { convert, openGuide, stateOf } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const words = inputsText.jp;

describe('the key of a reading', () => {
  it('is the same for kana of either kind and both spellings in Latin letters', () => {
    for (const spellings of [
      ['とうきょう', 'トウキョウ', 'tokyo', 'toukyou', 'Tōkyō', 'ﾄｳｷｮｳ'],
      ['しんばし', 'shimbashi', 'sinbasi', 'shinbashi'],
      ['さっぽろ', 'sapporo', 'SAPPORO'],
      ['ちば', 'chiba', 'tiba'],
      ['ふじさわ', 'fujisawa', 'huzisawa'],
      ['じゅんいち', "jun'ichi", 'zyunniti'],
    ])
      expect(new Set(spellings.map(readingKey)).size, spellings.join()).to.equal(1);
    expect(matchesReading('たかはし', ['髙橋', 'タカハシ'])).to.equal(true);
    expect(matchesReading('たなか', ['髙橋', 'タカハシ'])).to.equal(false);
  });
});

describe('a time as people write it', () => {
  it('is read by 24 hours, or not at all', () => {
    const times = [
      '9:05',
      '０９：０５',
      '905',
      '午前12時',
      '午後12時',
      '14時半',
      '2:30pm',
      '24:00',
      '9:60',
      '13時pm',
      '朝',
    ];
    expect(times.map(parseTime)).to.deep.equal([
      '09:05',
      '09:05',
      '09:05',
      '00:00',
      '12:00',
      '14:30',
      '14:30',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('choices out of many options', () => {
  const address = servedStyleguide();
  const open = browserPages();

  async function openChoices(): Promise<{ page: Page; problems: readonly string[] }> {
    const opened = await open();
    await openGuide(opened.page, address(), 'choices-out-of-many');
    return opened;
  }

  it('are found by kana and Latin letters, chosen by Enter, taken back by Esc, emptied by leaving', async () => {
    const { page, problems } = await openChoices();
    const place = stateOf(page, 'ComboBox', 'rest');
    const input = place.getByRole('combobox');
    await input.fill('tokyo');
    await page.keyboard.press('Enter');
    expect(await input.inputValue()).to.equal('東京都');
    await input.fill('かながわ');
    expect(await place.getByRole('option').allInnerTexts()).to.deep.equal(['神奈川県']);
    expect(await findBarriers(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    expect([await input.inputValue(), await place.getByRole('option').count()]).to.deep.equal(['東京都', 0]);
    await page.keyboard.press('ArrowDown');
    expect(await place.getByRole('option', { selected: true }).innerText()).to.equal('東京都');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await input.inputValue()).to.equal('青森県');
    await input.fill('');
    await page.keyboard.press('Tab');
    expect(await input.inputValue()).to.equal('');
    await place.getByRole('button', { name: words.showOptions }).click();
    await place.getByRole('option', { name: '沖縄県' }).click();
    expect(await input.inputValue()).to.equal('沖縄県');
    expect(problems).to.deep.equal([]);
  });

  it('are not chosen by the Enter that ends a conversion', async () => {
    const { page } = await openChoices();
    const input = stateOf(page, 'ComboBox', 'empty').getByRole('combobox');
    await input.focus();
    const devices = await page.context().newCDPSession(page);
    await convert(page, devices, '東京');
    expect([await input.inputValue(), await input.getAttribute('aria-expanded')]).to.deep.equal(['東京', 'true']);
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
    await page.keyboard.press('Enter');
    expect([await input.inputValue(), await input.getAttribute('aria-expanded')]).to.deep.equal(['東京都', 'false']);
  });

  it('tell that they are loading, that there is none, and that they could not be loaded', async () => {
    const { page } = await openChoices();
    const loading = stateOf(page, 'ComboBox', 'loading');
    await loading.getByRole('combobox').click();
    await loading.getByText(words.loadingOptions).waitFor();
    await loading.getByRole('option').first().waitFor();
    await loading.getByRole('combobox').fill('そんな人はいない');
    await loading.getByText(words.noOption).waitFor();
    const failing = stateOf(page, 'ComboBox', 'failing');
    await failing.getByRole('combobox').click();
    await failing.getByText(words.optionsFailed).waitFor();
  });

  it('become tags, which a button or Backspace removes', async () => {
    const { page } = await openChoices();
    const place = stateOf(page, 'MultiSelect', 'rest');
    const tags = (): Promise<string[]> => place.locator('.ui-tags li').allInnerTexts();
    const before = await tags();
    await place.getByRole('combobox').fill('saitama');
    await page.keyboard.press('Enter');
    const added = await tags();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await place.getByRole('button', { name: words.remove('千葉県') }).click();
    expect({ before, added, after: await tags() }).to.deep.equal({
      before: ['千葉県', '東京都', '神奈川県'],
      added: ['千葉県', '東京都', '神奈川県', '埼玉県'],
      after: ['東京都'],
    });
  });

  it('tabs move by arrows, and a hint goes away by Esc', async () => {
    const { page } = await open();
    await openGuide(page, address(), 'ways-and-states');
    await page.getByRole('tab', { name: '書類' }).focus();
    await page.keyboard.press('ArrowRight');
    const seen = [await page.getByRole('tabpanel').innerText()];
    await page.keyboard.press('End');
    seen.push(await page.getByRole('tabpanel').innerText());
    await page.keyboard.press('ArrowRight');
    seen.push(await page.getByRole('tabpanel').innerText());
    expect(seen.map((text) => text.trim())).to.deep.equal(['コメント2件', '3つの版', '紙面']);
    await page.getByRole('button', { name: '吸着' }).focus();
    const hint = page.getByRole('tooltip', { includeHidden: true });
    expect(await hint.isVisible()).to.equal(true);
    await page.keyboard.press('Escape');
    expect(await hint.isVisible()).to.equal(false);
  });
});
