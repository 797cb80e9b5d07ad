import type { Locator } from 'playwright-core';

/**
 * Drops files and folders of this machine on a place of a page, as the browser reports a drag from a file manager: the page gets events
 * of the user with the entries of the files. Paths are absolute.
 */
export async function dropFiles(place: Locator, paths: readonly string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('The place is not visible.');
  const page = place.page();
  const session = await page.context().newCDPSession(page);
  const event = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 4,
    data: { items: [], files: [...paths], dragOperationsMask: 1 },
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...event });
  await session.detach();
}
