import type { Application } from '@shorui/engine';
import type { Locator, Page } from 'playwright-core';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages, type OpenedPage } from '../../support/browser/browser-pages.ts';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { logInAdminPage } from './log-in-page.ts';
import { openScreen } from './opened-screen.ts';
import { servedWeb } from './serve-web.ts';
import { switchedEvents } from './switched-events.ts';

/** Waits until the builder says that all changes are saved. */
export const saved = (page: Page): Promise<void> => page.locator('.builder-save[data-state=saved]').waitFor();

/** A question or field in the tree of the builder. Marks of conditions and findings follow the name. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) });

interface Builder {
  readonly server: () => TestServer;
  /** Holds events back, so that one person's change is not known to another yet. */
  readonly holdBack: () => void;
  readonly open: ReturnType<typeof browserPages>;
  /** The definition of an application as it is stored. */
  readonly stored: (id: number) => Promise<Application>;
  /** Opens the builder as a new member of the staff with that name. */
  readonly enter: (id: number, name: string) => Promise<OpenedPage>;
  /** Makes an application with a choice and a formula, and opens it in the builder as `運営太郎`. */
  readonly openBuilder: (more?: Partial<Application>) => Promise<OpenedPage & { readonly id: number }>;
}

const example: Partial<Application> = {
  last_id: 10,
  questions: [
    {
      id: 1,
      name: '契約の種類',
      title: '契約の種類',
      type: 'single',
      options: [
        { id: 2, text: '新規', value: '新規' },
        { id: 3, text: '更新', value: '更新' },
      ],
    },
    { id: 4, name: '会社', title: '会社', type: 'fields', field_groups: [{ id: 5, name: '会社' }] },
  ],
  fields: [
    { id: 6, name: '単価', type: 3, field_group_id: 5 },
    { id: 7, name: '数量', type: 3, field_group_id: 5 },
    { id: 8, name: '合計', type: 15, formula: '@6*@7', field_group_id: 5 },
  ],
};

/** Serves the product for all tests of a `describe`, and opens applications in its builder. */
export function servedBuilder(own: TestDatabase): Builder {
  const events = switchedEvents();
  const server = servedWeb(own, { services: events.services });
  const open = browserPages();
  const enter: Builder['enter'] = async (id, name) => {
    const opened = await open();
    await logInAdminPage(opened.page, server(), await makeAdmin(own.database, { name }));
    await openScreen(opened.page, `${server().url}/admin/applications/build/${id}`);
    return opened;
  };
  return {
    server,
    holdBack: events.holdBack,
    open,
    stored: async (id) => {
      const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
      return JSON.parse(row.definition) as Application;
    },
    enter,
    openBuilder: async (more = {}) => {
      const row = await own.models.Application.create({ name: '業務委託契約書', definition: '' });
      await row.update(columnsOf({ ...emptyDefinition(row.id, row.name), ...example, ...more }));
      return { ...(await enter(row.id, '運営太郎')), id: row.id };
    },
  };
}
