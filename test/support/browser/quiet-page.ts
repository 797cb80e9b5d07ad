import type { Page, Request } from 'playwright-core';

const open = new WeakMap<Page, Set<Request>>();

/** The stream of events stays open as long as the page, and the browser reports no end of the worker that reads it. */
const isStream = (request: Request): boolean => /\/v1\/events(\?|$)|\/events\.worker-/.test(request.url());

/** Notes the requests of a page that have not ended. Call it before the page opens an address. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => {
    if (!isStream(request)) requests.add(request);
  });
  const end = (request: Request): void => void requests.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Runs in the page: waits until it has painted, and tells whether it says that something is being loaded. */
const isLoading = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        requestAnimationFrame(() => {
          resolve([...document.querySelectorAll('[aria-busy=true]')].some((each) => each.checkVisibility()));
        });
      });
    });
  });

/** A page that leaves for another address in the meantime is not ready. */
async function asksPage(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(isLoading);
  } catch (error) {
    if (!(error instanceof Error) || !/context was destroyed|navigat/i.test(error.message)) throw error;
    await page.waitForLoadState();
    return true;
  }
}

/** Looks in a row that must find the page quiet: what a reply leads to begins some frames after it. */
const looks = 3;

/** Waits until no request of the page is under way and nothing on it says that it is loading, for some frames in a row. */
export async function whenQuiet(page: Page): Promise<void> {
  const requests = open.get(page);
  if (requests === undefined) throw new Error('The requests of this page are not followed: open it by browserPages().');
  for (let quiet = 0; quiet < looks;) {
    const [request] = requests;
    if (request !== undefined) await request.response().then((response) => response?.finished());
    const loads = await asksPage(page);
    quiet = loads || requests.size > 0 ? 0 : quiet + 1;
  }
}
