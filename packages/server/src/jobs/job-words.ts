/** Error text stored for a failed try, at most 2,000 characters. */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 2000);
}
/** The reason stored for a dead job whose workers died while running it. */
export const lostLease = 'The worker that ran it ended without a result.';
