import type { Page } from 'playwright-core';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { browserOf, loginAsAdmin } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import type { TestClient } from '../../server/support/test-client.ts';

async function giveCookies(page: Page, server: TestServer, client: TestClient): Promise<void> {
  await page.context().addCookies(
    [...client.cookies].map(([name, value]) => ({
      name,
      value,
      url: server.url,
      httpOnly: name !== 'XSRF-TOKEN',
      sameSite: 'Lax',
    })),
  );
}

/** Gives the page the cookies of a user, and of the company in which the user works, without the form of the log-in. */
export async function logInPage(page: Page, server: TestServer, user: User, company?: Company): Promise<void> {
  await giveCookies(page, server, await browserOf(server, user, company));
}

/** Gives the page the cookies of a member of the staff. */
export async function logInAdminPage(page: Page, server: TestServer, admin: Admin): Promise<void> {
  const { bearer } = await loginAsAdmin(server, admin);
  const client = server.client();
  client.cookies.set('adminToken', bearer ?? '');
  await client.get('/admin/v1/auth/info');
  await giveCookies(page, server, client);
}
