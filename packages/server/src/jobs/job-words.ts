/** Words kept of a failed try, at most 2,000 characters. */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 2000);
}
/** Why a job is dead whose workers died under it. */
export const lostLease = 'The worker that ran it ended without a result.';
