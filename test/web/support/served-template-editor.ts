import type { Application } from '@shorui/engine';
import type { EditorBlock } from '@shorui/engine/model';
import type { Locator, Page } from 'playwright-core';
import { builderTemplateText } from '../../../packages/web/src/messages/builder-template.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages, type OpenedPage } from '../../support/browser/browser-pages.ts';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { makeDocx } from '../../engine/word/support/make-docx.ts';
import { leaveProposal } from './hands.ts';
import { logInAdminPage } from './log-in-page.ts';
import { openScreen } from './opened-screen.ts';
import { servedWeb } from './serve-web.ts';
import { switchedEvents } from './switched-events.ts';

const words = builderTemplateText.jp;

/** A paragraph of the document by its text. */
export const line = (page: Page, text: string): Locator => page.locator('.template-words', { hasText: text });

/** Presses a paragraph on the page, where its box is when the pointer is on its text. */
export async function chooseOnPage(page: Page, text: string): Promise<void> {
  await line(page, text).hover();
  const box = page.locator('.template-box[data-kind=hovered]');
  await box.waitFor();
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator('.template-box[data-kind=chosen]').waitFor();
}

/** Uploads a Word file with this body and opens it in the editor. */
export async function openTemplate(page: Page, body: string): Promise<void> {
  const buffer = Buffer.from(makeDocx(body));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.locator('input[type=file]').first().setInputFiles({ name: '契約書.docx', mimeType, buffer });
  await leaveProposal(page);
  await page.getByRole('link', { name: words.openOf('契約書.docx') }).click();
  await page.getByRole('textbox', { name: words.document }).waitFor();
}

/** The name of the answers that are saved for the example: 更新 is chosen in them. */
export const savedAnswers = '更新の契約';

const example: Partial<Application> = {
  last_id: 20,
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
    { id: 6, name: '会社名', type: 1, field_group_id: 5 },
    { id: 7, name: '契約日', type: 6, field_group_id: 5 },
  ],
};

interface TemplateEditor {
  readonly server: () => TestServer;
  /** Holds events back, so that one person's change is not known to another yet. */
  readonly holdBack: () => void;
  readonly open: ReturnType<typeof browserPages>;
  /** The definition of an application as it is stored. */
  readonly stored: (id: number) => Promise<Application>;
  /** The stored blocks of the first file. */
  readonly blocksOf: (id: number) => Promise<readonly EditorBlock[]>;
  /** Makes an application with a choice, two fields and saved answers, and opens it at its files. */
  readonly openFiles: () => Promise<OpenedPage & { readonly id: number }>;
}

/** Serves the product for all tests of a `describe`, and opens applications in the editor of Word templates. */
export function servedTemplateEditor(own: TestDatabase): TemplateEditor {
  const events = switchedEvents();
  const server = servedWeb(own, { services: events.services });
  const open = browserPages();
  const stored: TemplateEditor['stored'] = async (id) => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  return {
    server,
    holdBack: events.holdBack,
    open,
    stored,
    blocksOf: async (id) => {
      const [file] = (await stored(id)).files;
      return file?.document?.children[0]?.children ?? [];
    },
    openFiles: async () => {
      const row = await own.models.Application.create({ name: '業務委託契約書', definition: '' });
      await row.update(columnsOf({ ...emptyDefinition(row.id, row.name), ...example }));
      const set = { application_id: row.id, name: savedAnswers, created_by: '運営花子' };
      await own.models.ApplicationAnswerSet.create({ ...set, answers: JSON.stringify({ 契約の種類: '更新' }) });
      const opened = await open();
      await logInAdminPage(opened.page, server(), await makeAdmin(own.database));
      await openScreen(opened.page, `${server().url}/admin/applications/build/${row.id}?part=files`);
      return { ...opened, id: row.id };
    },
  };
}
