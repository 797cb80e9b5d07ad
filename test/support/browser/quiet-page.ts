import type { Page, Request } from 'playwright-core';
import { within } from './within.ts';

/** Requests of one page. */
interface Traffic {
  /** Those that have not ended, with the time of their start: milliseconds of `Date.now()`. */
  readonly open: Map<Request, number>;
  /** Called when a request has ended. */
  onEnd: () => void;
}

const traffics = new WeakMap<Page, Traffic>();

/** The stream of events stays open as long as the page, and the browser reports no end of the scripts of workers. */
const isStream = (request: Request): boolean => /\/v1\/events(\?|$)|\/\w+\.worker-/.test(request.url());

/**
 * Only workers ask for the fonts of papers and for the scripts that workers import (`importWorker`). The browser reports no end of what a
 * worker asked for when the worker is ended.
 */
const isOfWorker = (request: Request): boolean => /\/v1\/paper-fonts(\/|$)|\/\w+-script-/.test(request.url());

/** Notes the requests of a page that have not ended. Call it before the page opens an address. */
export function followRequests(page: Page): void {
  const traffic: Traffic = { open: new Map(), onEnd: () => undefined };
  traffics.set(page, traffic);
  let opening: Request | undefined;
  page.on('request', (request) => {
    if (isStream(request)) return;
    traffic.open.set(request, Date.now());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opening = request;
  });
  page.on('requestfinished', (request) => end(traffic, request));
  page.on('requestfailed', (request) => end(traffic, request));
  page.on('worker', (worker) => {
    worker.on('close', () => endThoseOfWorkers(traffic));
  });
  // A new document has taken the place of another one. The browser does not report the end of each request of the old one.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || opening === undefined) return;
    for (const request of traffic.open.keys()) if (request !== opening) end(traffic, request);
    opening = undefined;
  });
}

function end(traffic: Traffic, request: Request): void {
  traffic.open.delete(request);
  traffic.onEnd();
}

function endThoseOfWorkers(traffic: Traffic): void {
  for (const request of traffic.open.keys()) if (isOfWorker(request)) end(traffic, request);
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

/** Runs in the page: which of these addresses it has loaded since then. */
const loadedSince = (asked: readonly (readonly [url: string, since: number])[]): boolean[] =>
  asked.map(([url, since]) =>
    performance
      .getEntriesByName(url)
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.responseEnd > 0 &&
          performance.timeOrigin + entry.responseEnd >= since,
      ),
  );

/** A page that leaves for another address in the meantime gives `otherwise`. */
async function ask<Result, Argument>(
  page: Page,
  question: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
  otherwise: Result,
): Promise<Result> {
  try {
    return await page.evaluate(question as (value: unknown) => Result | Promise<Result>, argument);
  } catch (error) {
    if (!(error instanceof Error) || !/context was destroyed|navigat/i.test(error.message)) throw error;
    await page.waitForLoadState();
    return otherwise;
  }
}

/** Looks in a row that must find the page quiet: what a reply leads to begins some frames after it. */
const looks = 3;
/** Milliseconds without the end of a request until the page itself is asked. */
const patienceMs = 5_000;

/** Waits until no request of the page is under way and nothing on it says that it is loading, for some frames in a row. */
export async function whenQuiet(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('The requests of this page are not followed: open it by browserPages().');
  const ended = new AbortController();
  const waitUntilQuiet = async (): Promise<void> => {
    for (let quiet = 0; quiet < looks && !ended.signal.aborted;) {
      if (!(await noneOpen(traffic))) await dropLoaded(page, traffic);
      const loads = await ask(page, isLoading, undefined, true);
      quiet = loads || traffic.open.size > 0 ? 0 : quiet + 1;
    }
  };
  try {
    await within(waitUntilQuiet(), () => {
      const waiting = [...traffic.open.keys()].map((request) => request.url()).join(' ');
      return `${page.url()} is not quiet. It waits for: ${waiting || 'what says that it is loading'}`;
    });
  } finally {
    ended.abort();
  }
}

/** Have all requests ended? Gives false when none of them has for some seconds. */
function noneOpen(traffic: Traffic): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    traffic.onEnd = () => {
      clearTimeout(timer);
      if (traffic.open.size === 0) resolve(true);
      else timer = setTimeout(() => resolve(false), patienceMs);
    };
    traffic.onEnd();
  });
}

/** The report of an end may be lost. What the page has loaded is not under way. */
async function dropLoaded(page: Page, traffic: Traffic): Promise<void> {
  // The report of a request may come after the report that its worker has ended, also while another worker runs. A worker that runs and
  // still waits for it is no reason to wait longer: the paper says itself that it is loading.
  endThoseOfWorkers(traffic);
  const asked = [...traffic.open];
  const loaded = await ask(
    page,
    loadedSince,
    asked.map(([request, since]) => [request.url(), since] as const),
    [],
  );
  for (const [index, [request]] of asked.entries()) if (loaded[index] === true) end(traffic, request);
}
