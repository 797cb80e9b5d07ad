import type { Locator, Page } from 'playwright-core';
import { documentBulkText } from '../../../packages/web/src/messages/document-bulk.ts';

const text = documentBulkText.jp;

/** A cell of the table of a bulk upload, by the heading of its column and its row from 1. */
export const cellOf = (page: Page, column: string, row: number): Locator =>
  page.getByRole('gridcell', { name: text.cell(column, row) }).first();

/** A cell that shows a text. */
export const shownCell = (page: Page, column: string, row: number, content: string): Locator =>
  page.getByRole('gridcell', { name: `${text.cell(column, row)} ${content}`, exact: true });

/** Writes into a cell as a person does who goes to it and types. */
export async function writeCell(page: Page, column: string, row: number, written: string): Promise<void> {
  await cellOf(page, column, row).click();
  await page.keyboard.press('F2');
  const input = page.getByRole('textbox', { name: text.cell(column, row) });
  await input.fill(written);
  await input.press('Enter');
}

/** Pastes what a spreadsheet put on the clipboard. */
export async function pasteCells(page: Page, column: string, row: number, table: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), table);
  await cellOf(page, column, row).click();
  await page.keyboard.press('Control+V');
}
