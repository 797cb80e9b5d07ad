import { expect } from 'chai';
import { bellText } from '../../../packages/web/src/messages/bell.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { browserOf, makeGroup } from '../../server/support/factories.ts';
import { findBarriers } from '../support/axe.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = bellText.jp;

oneDatabase('sqlite', 'the bell', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  it('is empty at first; what happens to the person appears without a reload and is marked as read', async () => {
    const { page, problems } = await open(windowSizes.phone);
    const { user, company } = people.general;
    await logInPage(page, server(), user, company);
    await openScreen(page, `${server().url}/settings`);
    const bell = page.getByRole('button', { name: text.title });
    await bell.click();
    await page.getByText(text.none).waitFor();
    expect(await findBarriers(page)).to.deep.equal([]);

    if (company === undefined) throw new Error('The person has a company.');
    const group = await makeGroup(own.database, { company, type: 'general' });
    const root = await browserOf(server(), people.root.user, people.root.company);
    const { id, version } = (await root.get(`/v1/users/${user.id}`)).body.data as { id: number; version: number };
    expect((await root.put(`/v1/users/${id}`, { group_ids: [group.id], version })).status).to.equal(200);
    const names = { by: people.root.user.full_name, company: company.name, subject: '' };
    const line = page.getByRole('button', { name: text.kinds['groups-changed'](names) });
    await line.waitFor();
    expect(await findBarriers(page)).to.deep.equal([]);
    await line.click();
    await page.getByRole('button', { name: text.readAll }).waitFor({ state: 'detached' });
    expect(await own.models.NotificationRow.count({ where: { user_id: user.id, read_at: null } })).to.equal(0);
    await page.keyboard.press('Escape');
    expect(await bell.getAttribute('aria-label')).to.equal(text.unread(0));
    expect(await bell.evaluate((each) => each === document.activeElement)).to.equal(true);
    expect(problems).to.deep.equal([]);
  });
});
