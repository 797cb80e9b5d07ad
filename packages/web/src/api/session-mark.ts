/** Identifies the sessions of this browser: it changes with them. Empty without a session. */
export function sessionMark(): string {
  if (typeof document === 'undefined') return '';
  return /(?:^|; *)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
