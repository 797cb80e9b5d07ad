import { expect } from 'chai';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { findBarriers } from '../support/axe.ts';
import { openGuide, stateOf } from '../support/guide-page.ts';
import { servedStyleguide } from '../support/served-styleguide.ts';

const words = filesText.jp;
const pdf = (name: string, bytes = 3) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, 1) });

describe('a place that takes files', () => {
  const address = servedStyleguide();
  const open = browserPages();

  it('sends files, refuses what breaks a limit, cancels, and sends again', async () => {
    const { page, problems } = await open();
    await openGuide(page, address(), 'files');
    const place = stateOf(page, 'FileDrop', 'rest');
    await place.getByText('Word・PDF、1件20MBまで、3件まで').waitFor();
    await stateOf(page, 'FileDrop', 'invalid').getByText('Word・PDF、20MBまでのファイルを1件').waitFor();
    const rows = place.getByRole('listitem');
    const choose = place.locator('input[type=file]');
    await choose.setInputFiles([
      pdf('契約書.pdf'),
      { name: '写真.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
      pdf('空.pdf', 0),
    ]);
    await rows.filter({ hasText: '契約書.pdf' }).getByText(words.done).waitFor();
    expect(await rows.locator('[role=status]').allInnerTexts()).to.deep.equal([
      words.done,
      words.kind('Word・PDF'),
      words.empty,
    ]);
    await choose.setInputFiles([pdf('失敗.pdf'), pdf('遅い.pdf'), pdf('多すぎる.pdf')]);
    await place.getByText(words.count(3)).waitFor();
    await place.getByRole('button', { name: words.retry('失敗.pdf') }).click();
    await rows.filter({ hasText: '失敗.pdf' }).getByText(words.done).waitFor();
    expect(await place.getByRole('progressbar', { name: words.progress('遅い.pdf') }).count()).to.equal(1);
    expect(await findBarriers(page)).to.deep.equal([]);
    await place.getByRole('button', { name: words.cancel('遅い.pdf') }).press('Enter');
    expect(await rows.filter({ hasText: '遅い.pdf' }).count()).to.equal(0);
    expect(
      await place.getByRole('button', { name: words.choose }).evaluate((each) => each === document.activeElement),
    ).to.equal(true);
    expect(problems).to.deep.equal([]);
  });

  it('takes dropped and pasted files', async () => {
    const { page } = await open();
    await openGuide(page, address(), 'files');
    const place = stateOf(page, 'FileDrop', 'rest');
    await place.locator('.ui-drop').evaluate((zone) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['x'], '置いた.pdf'));
      zone.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
      const pasted = new DataTransfer();
      pasted.items.add(new File(['x'], '貼った.docx'));
      zone.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
    });
    for (const name of ['置いた.pdf', '貼った.docx'])
      await place.getByRole('listitem').filter({ hasText: name }).getByText(words.done).waitFor();
  });
});
