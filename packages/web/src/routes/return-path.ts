/** A path of this site to go back to after the log-in; anything else is refused, so that no link leads elsewhere. */
export function safeReturnPath(text: unknown): string | undefined {
  return typeof text === 'string' && /^\/(?![/\\])/.test(text) && !/\p{Cc}/u.test(text) ? text : undefined;
}
