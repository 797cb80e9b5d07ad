/**
 * How often a call may be made, in one place. `points` calls within `seconds`, counted by `by`; `blockSeconds` of refusal after
 * that (the rest of the window unless given). Every refused call answers 429 with Retry-After.
 */
export interface RateRule {
  readonly points: number;
  readonly seconds: number;
  readonly by: 'address' | 'session' | 'account';
  readonly blockSeconds?: number;
}

export const rateClasses = {
  /** Every call that names no other class. */
  standard: [{ points: 600, seconds: 60, by: 'session' }],
  /** Calls anybody may make. */
  open: [{ points: 120, seconds: 60, by: 'address' }],
  /** Passwords are guessed here: few by address, fewer by account. */
  login: [
    { points: 30, seconds: 60, by: 'address' },
    { points: 10, seconds: 900, by: 'account', blockSeconds: 900 },
  ],
  /** Calls that send a mail to an address somebody typed. */
  mail: [
    { points: 10, seconds: 600, by: 'address' },
    { points: 5, seconds: 3600, by: 'account' },
  ],
  /** Uploads and exports. */
  heavy: [{ points: 60, seconds: 60, by: 'session' }],
} as const satisfies Record<string, readonly RateRule[]>;

export type RateClass = keyof typeof rateClasses;
