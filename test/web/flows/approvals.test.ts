import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { advisorText } from '../../../packages/web/src/messages/advisor.ts';
import { approvalsText } from '../../../packages/web/src/messages/approvals.ts';
import { bellText } from '../../../packages/web/src/messages/bell.ts';
import { commentsText } from '../../../packages/web/src/messages/comments.ts';
import { documentCompareText } from '../../../packages/web/src/messages/document-compare.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { sharesText } from '../../../packages/web/src/messages/shares.ts';
import { makeApprovalScene, samplePdf } from '../../server/approvals/scene.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, link, openMailedLink } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [approvals, advisor, comments, shares] = [approvalsText.jp, advisorText.jp, commentsText.jp, sharesText.jp];
const compare = documentCompareText.jp;
const advisorEmail = 'bengoshi@example.net';

oneDatabase('sqlite', 'approvals in the browser', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();

  /** Asks a member, found by name, and an outside advisor after the member. */
  async function ask(page: Page, name: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await field(dialog, approvals.approverOf(1)).fill(name);
    await page.getByRole('option', { name }).first().click();
    await button(dialog, approvals.addAdvisor).click();
    await field(dialog, `${approvals.advisorOf(2)} ${approvals.advisorEmail}`).fill(advisorEmail);
    await button(dialog, approvals.ask).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(approvals.steps.asked).first().waitFor();
  }

  /** The text of what a list of choices shows. */
  const chosen = (page: Page, label: string): Promise<string> =>
    field(page, label).locator('option:checked').innerText();

  it('go from a request over a return and a new version to the seals of a member and an outside advisor', async () => {
    const scene = await makeApprovalScene(own.database, server(), 1);
    const [approver] = scene.approvers;
    if (approver === undefined) throw new Error('The scene has an approver.');
    const id = await scene.file('業務委託契約書');
    const [{ page: applicant, problems }, { page: member, problems: others }] = [await open(), await open()];
    await logInPage(applicant, server(), scene.applicantUser, scene.company);
    await logInPage(member, server(), approver.user, scene.company);

    await openScreen(applicant, `${server().url}/document/detail/${id}`);
    await button(applicant, approvals.ask).click();
    // Nobody is chosen yet.
    await button(applicant.getByRole('dialog'), approvals.ask).click();
    await applicant.getByText(approvals.chooseApprover(approvals.approverOf(1))).waitFor();
    await ask(applicant, '佐藤');

    await openScreen(member, `${server().url}/document/approve/list`);
    await link(member, '業務委託契約書').click();
    await arriveAt(member, `/document/detail/${id}`);
    await button(member, approvals.checkBack).click();
    await member.getByText(approvals.reasonNeeded).waitFor();
    await field(member, approvals.comment).fill('第5条に再委託の条項を追加してください。');
    await button(member, approvals.checkBack).click();

    // The page of the applicant shows it by itself.
    await applicant.getByText('第5条に再委託の条項を追加してください。').waitFor();
    const { version } = (await scene.applicant.get(`/v1/documents/${id}`)).body.data;
    const form = new FormData();
    form.set('version', String(version));
    form.set('file', new Blob([samplePdf('第5条（再委託）')]), '業務委託契約書.pdf');
    const added = await scene.applicant.post(`/v1/documents/${id}/versions`, undefined, { form });
    expect(added.status, added.text).to.equal(201);
    await button(applicant, approvals.askAgain).click();
    await ask(applicant, '佐藤');

    // What changed since the request before is one step away.
    await link(member, compare.sinceLastRequest).click();
    await arriveAt(member, `/document/detail/${id}`);
    expect(await chosen(member, compare.before)).to.match(/^第1版/);
    expect(await chosen(member, compare.after)).to.match(/^第2版/);
    await member.goBack();
    await button(member, approvals.approve).click();
    await member.getByText(approvals.approved).waitFor();

    const { page: outside, problems: strange } = await open();
    await openMailedLink(outside, server(), advisorEmail);
    await field(outside, comments.write).fill('第5条の表現を確認しました。');
    await button(outside, comments.send).click();
    // Own comments are edited and deleted, and a deleted one is restored from the message.
    await outside.getByRole('button', { name: comments.edit(advisorEmail) }).click();
    await field(outside, comments.edit(advisorEmail)).fill('第5条の表現を確認しました。第6条も同様です。');
    await button(outside, comments.save).click();
    await outside.getByText(comments.edited).waitFor();
    await outside.getByRole('button', { name: comments.remove(advisorEmail) }).click();
    await outside.getByText(comments.empty).waitFor();
    await button(outside, comments.restore).click();
    const comment = applicant.getByRole('listitem').filter({ hasText: '第6条も同様です。' });
    await comment.getByText(comments.outside, { exact: true }).waitFor();
    // A file with corrections, which the applicant can fetch.
    const choosing = outside.waitForEvent('filechooser');
    await button(outside, filesText.jp.chooseOne).click();
    const corrected = { name: '修正案.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf('修正案')) };
    await (await choosing).setFiles(corrected);
    await outside.getByText(advisor.uploaded).waitFor();
    await button(outside, advisor.send).click();
    await outside.getByText(advisor.choose).waitFor();
    await outside.getByLabel(advisor.approve, { exact: true }).check();
    await button(outside, advisor.send).click();
    await outside.getByText(advisor.approvedEnd).waitFor();

    await button(applicant, approvals.sealed).waitFor();
    await applicant.getByText(approvals.progress(2, 2)).waitFor();
    const coming = applicant.waitForEvent('download');
    await button(applicant, advisor.downloadFile('修正案.pdf')).click();
    expect((await coming).suggestedFilename()).to.equal('修正案.pdf');
    expect([...problems, ...others, ...strange]).to.deep.equal([]);
  });

  it('have comments with mentions, which others see at once, and links with a password for people without an account', async () => {
    const scene = await makeApprovalScene(own.database, server(), 1);
    const [approver] = scene.approvers;
    if (approver === undefined) throw new Error('The scene has an approver.');
    const id = await scene.file('秘密保持契約書');
    const [{ page: owner, problems }, { page: member, problems: others }] = [await open(), await open()];
    await logInPage(owner, server(), scene.applicantUser, scene.company);
    await logInPage(member, server(), approver.user, scene.company);
    await openScreen(owner, `${server().url}/document/detail/${id}`);
    await openScreen(member, `${server().url}/document/detail/${id}`);

    await field(owner, comments.write).pressSequentially('@佐藤');
    await owner.getByRole('option').first().waitFor();
    await owner.keyboard.press('Enter');
    await owner.keyboard.type('期限を確認してください');
    await owner.keyboard.press('Control+Enter');
    await member.getByText('期限を確認してください').waitFor();
    const [comment] = (await scene.applicant.get(`/v1/documents/${id}/comments`)).body.data.items;
    expect(comment.mentions.map((person: { id: number }) => person.id)).to.deep.equal([approver.user.id]);
    await owner.getByRole('button', { name: comments.remove(comment.user.full_name) }).click();
    await member.getByText(comments.deleted).waitFor();
    await button(owner, comments.restore).first().click();
    await member.getByText('期限を確認してください').waitFor();

    // A place is chosen by the keyboard alone: the pages take the focus, and then the text.
    await button(owner, comments.pin).press('Enter');
    await owner.locator('[data-pin-target]:focus').waitFor();
    await owner.keyboard.press('ArrowRight');
    await owner.keyboard.press('Enter');
    await owner.locator('textarea:focus').waitFor();
    await owner.keyboard.type('この箇所です');
    await owner.keyboard.press('Control+Enter');
    const mark = comments.mark(1, comment.user.full_name);
    await button(member, mark).click();
    await member.locator('.ui-preview-page').getByRole('button', { name: mark }).waitFor();
    const written = (await scene.applicant.get(`/v1/documents/${id}/comments`)).body.data.items;
    expect(written.at(-1)).to.deep.include({ content: 'この箇所です', place: { page: 1, x: 0.52, y: 0.2 } });

    await button(owner, shares.share).click();
    const dialog = owner.getByRole('dialog');
    await button(dialog, shares.generate).click();
    await button(dialog, shares.make).click();
    const url = await field(dialog, shares.link).inputValue();
    const password = await field(dialog, shares.password).inputValue();

    const { page: stranger, problems: strange } = await open();
    await openScreen(stranger, url);
    await field(stranger, shares.password).fill('not the password');
    await button(stranger, shares.unlock).click();
    await stranger.locator('[aria-invalid="true"]').waitFor();
    await field(stranger, shares.password).fill(password);
    await button(stranger, shares.unlock).click();
    await stranger.getByRole('heading', { name: '秘密保持契約書' }).waitFor();
    await button(stranger, shares.downloadFile).waitFor();

    await button(dialog, shares.another).click();
    await dialog.getByRole('button', { name: shares.revoke }).first().click();
    await dialog.getByRole('group').getByRole('button', { name: shares.revoke }).click();
    await dialog.getByText(shares.noLinks).waitFor();
    await stranger.reload();
    await stranger.getByText(shares.dead).waitFor();
    expect([...problems, ...others]).to.deep.equal([]);
    // The wrong password and the revoked link are refusals, which the browser notes.
    expect(strange.filter((each) => !/^(400|404) |Failed to load resource/.test(each))).to.deep.equal([]);
  });

  it('are asked for many documents at once, counted in the menu, reached by the bell, and given to a substitute', async () => {
    const scene = await makeApprovalScene(own.database, server(), 1);
    const [approver] = scene.approvers;
    if (approver === undefined) throw new Error('The scene has an approver.');
    const [first, second] = [await scene.file('覚書A'), await scene.file('覚書B')];
    await scene.applicant.post(`/v1/documents/${first}/approve/request`, { approver_ids: [approver.user.id] });
    const [{ page: owner, problems }, { page: member, problems: others }] = [await open(), await open()];
    await logInPage(owner, server(), scene.applicantUser, scene.company);
    await logInPage(member, server(), approver.user, scene.company);
    const count = member.locator('.side-menu .waiting-mark');
    await openScreen(member, `${server().url}/document/approve/list?tab=absences`);
    await count.getByText('1', { exact: true }).waitFor();

    await openScreen(owner, `${server().url}/document`);
    await owner.locator('main thead input[type=checkbox]').check();
    await button(owner, approvals.ask).click();
    const dialog = owner.getByRole('dialog');
    await field(dialog, approvals.approverOf(1)).fill('佐藤');
    await owner.getByRole('option', { name: '佐藤' }).first().click();
    await button(dialog, approvals.ask).click();
    // One of the two has been asked for already.
    await dialog.getByText(approvals.someRefused(1, 1)).waitFor();
    await dialog.getByText(/^覚書A：/).waitFor();
    await count.getByText('2', { exact: true }).waitFor();

    await button(member, approvals.addAbsence).first().click();
    const absence = member.getByRole('dialog');
    const { full_name: substitute } = scene.applicantUser;
    await field(absence, approvals.substitute).fill(substitute);
    await member.getByRole('option', { name: substitute, exact: true }).click();
    for (const label of [approvals.from, approvals.until]) await field(absence, label).fill('2099/12/31');
    await button(absence, approvals.addAbsence).click();
    await member.getByText(approvals.period('2099/12/31', '2099/12/31')).waitFor();
    await button(member, approvals.endAbsenceOf(substitute)).click();
    await button(member.getByRole('dialog'), approvals.endAbsence).click();
    await member.getByText(approvals.absencesEmpty).waitFor();

    await button(member, bellText.jp.unread(2)).click();
    await member.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await arriveAt(member, `/document/detail/${second}`);
    expect(others).to.deep.equal([]);
    // The refusal is noted by the browser.
    expect(problems.filter((each) => !/^4\d\d .*\/approve\/request|Failed to load resource/.test(each))).to.deep.equal(
      [],
    );
  });
});
