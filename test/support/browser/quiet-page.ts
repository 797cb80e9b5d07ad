import type { Page, Request } from 'playwright-core';
import { within } from './within.ts';

/** Requests of one page. */
interface Traffic {
  readonly open: Set<Request>;
  /** Called when a request has ended. */
  onEnd: () => void;
}

const traffics = new WeakMap<Page, Traffic>();

/** The stream of events stays open as long as the page, and the browser reports no end of the worker that reads it. */
const isStream = (request: Request): boolean => /\/v1\/events(\?|$)|\/events\.worker-/.test(request.url());

/** Notes the requests of a page that have not ended. Call it before the page opens an address. */
export function followRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), onEnd: () => undefined };
  traffics.set(page, traffic);
  const { open } = traffic;
  const end = (request: Request): void => {
    open.delete(request);
    traffic.onEnd();
  };
  let opening: Request | undefined;
  page.on('request', (request) => {
    if (isStream(request)) return;
    open.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opening = request;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A new document has taken the place of another one. The browser does not report the end of each request of the old one.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || opening === undefined) return;
    for (const request of open) if (request !== opening) end(request);
    opening = undefined;
  });
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
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('The requests of this page are not followed: open it by browserPages().');
  const ended = new AbortController();
  const waitUntilQuiet = async (): Promise<void> => {
    for (let quiet = 0; quiet < looks && !ended.signal.aborted;) {
      await noneOpen(traffic);
      const loads = await asksPage(page);
      quiet = loads || traffic.open.size > 0 ? 0 : quiet + 1;
    }
  };
  try {
    await within(waitUntilQuiet(), () => {
      const waiting = [...traffic.open].map((request) => request.url()).join(' ') || 'what says that it is loading';
      return `${page.url()} is not quiet. It waits for: ${waiting}`;
    });
  } finally {
    ended.abort();
  }
}

function noneOpen(traffic: Traffic): Promise<void> {
  return new Promise((resolve) => {
    traffic.onEnd = () => {
      if (traffic.open.size === 0) resolve();
    };
    traffic.onEnd();
  });
}
