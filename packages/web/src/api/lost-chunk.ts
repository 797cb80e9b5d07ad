/** Milliseconds within which a page reloads at most once because a part of it is gone (specification section 9). */
const guardMs = 60_000;
const storageKey = 'shorui.chunk-reload';

/** Reloads the page if the server sends it. */
async function reloadIfServed(): Promise<void> {
  const reply = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (reply?.ok !== true) return;
  sessionStorage.setItem(storageKey, String(Date.now()));
  location.reload();
}

/**
 * After a deployment the parts of an older page may be gone. Then the page reloads, at most once a minute; after that the error
 * page of the screen is shown. Where the server cannot be reached the page stays, with what is typed in it: a reload would leave the
 * person with the browser's own error page. The router would reload once more by itself, which its own mark in the session storage
 * prevents.
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: Error };
    try {
      if (payload !== undefined) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
      const last = Number(sessionStorage.getItem(storageKey) ?? 0);
      if (Date.now() - last < guardMs) return;
    } catch {
      return;
    }
    // The default stays: the import fails, and its caller shows that, because the page may not reload.
    void reloadIfServed();
  });
}
