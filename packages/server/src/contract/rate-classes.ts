/**
 * How often a call may be made, in one place. `points` calls within `seconds`, counted by `by`; `blockSeconds` of refusal after
 * that (the rest of the window unless given). Every refused call answers 429 with Retry-After.
 */
export interface RateRule {
  readonly points: number;
  readonly seconds: number;
  /** `account-address`: one account from one address. */
  readonly by: 'address' | 'session' | 'account' | 'account-address';
  readonly blockSeconds?: number;
  /** Counted over all processes of the service; the others by each process for itself. */
  readonly shared?: true;
}

export const rateClasses = {
  /** Every call that names no other class. */
  standard: [{ points: 600, seconds: 60, by: 'session' }],
  /** Calls anybody may make. */
  open: [{ points: 120, seconds: 60, by: 'address' }],
  /**
   * Passwords are guessed here: few by address, fewer by account from one address. For the account as a whole many more, and
   * without a time of refusal on top: nobody is to lock a known user out from elsewhere.
   */
  login: [
    { points: 30, seconds: 60, by: 'address', shared: true },
    { points: 10, seconds: 900, by: 'account-address', blockSeconds: 900, shared: true },
    { points: 100, seconds: 3600, by: 'account', shared: true },
  ],
  /** Calls that send a mail to an address somebody typed. */
  mail: [
    { points: 10, seconds: 600, by: 'address', shared: true },
    { points: 5, seconds: 3600, by: 'account', shared: true },
  ],
  /** Uploads and exports. */
  heavy: [{ points: 60, seconds: 60, by: 'session' }],
} as const satisfies Record<string, readonly RateRule[]>;

export type RateClass = keyof typeof rateClasses;
