import type { Application } from '@shorui/engine';
import type { FieldInstance } from '@shorui/engine/model';
import type { Locator, Page } from 'playwright-core';
import { builderFormsText } from '../../../packages/web/src/messages/builder-forms.ts';
import { columnsOf, emptyDefinition } from '../../../packages/server/src/domains/applications/definition.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { leaveProposal, link } from './hands.ts';
import { logInAdminPage } from './log-in-page.ts';
import { openScreen } from './opened-screen.ts';
import { servedWeb } from './serve-web.ts';
import { switchedEvents } from './switched-events.ts';

const words = builderFormsText.jp;

export interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const fixtures = `${import.meta.dirname}/../../../fixtures`;

export const saved = (page: Page): Promise<void> => page.locator('.builder-save[data-state=saved]').waitFor();
/** A field on the page, by its name. */
export const box = (page: Page, name: string): Locator => page.locator('.form-field button').and(page.getByTitle(name));

/** Drags a source of the list to a place of the page, mm. */
export async function dragOnto(page: Page, name: string, x: number, y: number): Promise<void> {
  const source = page.locator('.form-source', { hasText: name });
  await source.scrollIntoViewIfNeeded();
  const from = await source.boundingBox();
  const paper = await page.locator('.form-page').boundingBox();
  if (from === null || paper === null) throw new Error('The list or the page is not shown.');
  const scale = paper.width / 210;
  await page.mouse.move(from.x + 60, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(paper.x + x * scale - 20, paper.y + y * scale - 5, { steps: 3 });
  await page.mouse.move(paper.x + x * scale, paper.y + y * scale, { steps: 3 });
  await page.mouse.up();
}

interface ServedFormEditor {
  readonly events: ReturnType<typeof switchedEvents>;
  readonly server: () => TestServer;
  readonly open: ReturnType<typeof browserPages>;
  readonly stored: (id: number) => Promise<Application>;
  readonly fieldOf: (id: number, name: string) => Promise<FieldInstance | undefined>;
  readonly openForm: (
    answers?: Readonly<Record<string, string>>,
    pdf?: string | FilePayload,
    answerSets?: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ) => Promise<{ page: Page; id: number; problems: readonly string[] }>;
}

/** The editor of PDF forms over a database of the test, in pages of its own. */
export function servedFormEditor(own: TestDatabase): ServedFormEditor {
  const events = switchedEvents();
  const server = servedWeb(own, { services: events.services });
  const open = browserPages();

  const stored = async (id: number): Promise<Application> => {
    const row = await own.models.Application.findOne({ where: { id }, rejectOnEmpty: true });
    return JSON.parse(row.definition) as Application;
  };
  const fieldOf = async (id: number, name: string): Promise<FieldInstance | undefined> =>
    (await stored(id)).fields.find((each) => each.name === name);

  /** An application with two fields and an uploaded form, whose editor is open. */
  async function openForm(
    answers: Readonly<Record<string, string>> = {},
    pdf: string | FilePayload = `${fixtures}/forms/notification.pdf`,
    answerSets: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  ): Promise<{ page: Page; id: number; problems: readonly string[] }> {
    const row = await own.models.Application.create({ name: '住所等変更届', definition: '' });
    const definition: Application = {
      ...emptyDefinition(row.id, row.name),
      last_id: 10,
      questions: [
        {
          id: 1,
          name: '届出',
          title: '届出',
          type: 'fields',
          field_groups: [{ id: 2, name: '届出' }],
        },
      ],
      fields: [
        { id: 3, name: '提出先', type: 1, field_group_id: 2 },
        { id: 4, name: '電話番号', type: 1, field_group_id: 2 },
        { id: 5, name: '備考', type: 1, field_group_id: 2 },
      ],
    };
    await row.update(columnsOf(definition));
    for (const [name, values] of Object.entries(answerSets)) {
      const set = { application_id: row.id, name, answers: JSON.stringify(values), created_by: '運営花子' };
      await own.models.ApplicationAnswerSet.create(set);
    }
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `shorui.builder.answers.${row.id}`,
      JSON.stringify(answers),
    ] as const);
    await openScreen(page, `${server().url}/admin/applications/build/${row.id}?part=files`);
    await page.locator('input[type=file]').setInputFiles(pdf);
    await leaveProposal(page);
    await link(page, words.openOf(typeof pdf === 'string' ? 'notification.pdf' : pdf.name)).click();
    await page.locator('.form-page .ui-page-picture canvas').waitFor();
    return { page, id: row.id, problems };
  }

  return { events, server, open, stored, fieldOf, openForm };
}
