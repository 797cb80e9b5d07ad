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
  /** Counted for each call of the class by itself; the others for all calls of the class together. */
  readonly perCall?: true;
}

export const rateClasses = {
  /** Every call that names no other class. */
  standard: [{ points: 600, seconds: 60, by: 'session' }],
  /** Public calls. */
  open: [{ points: 120, seconds: 60, by: 'address' }],
  /**
   * Calls that check a password: few by address, fewer by account from one address. For the account as a whole many more. When
   * those are used up, devices and addresses that logged in to the account before have a count of their own, so that guesses of
   * others do not lock the owner out.
   */
  login: [
    { points: 30, seconds: 60, by: 'address', shared: true },
    { points: 10, seconds: 900, by: 'account-address', blockSeconds: 900, shared: true },
    { points: 100, seconds: 3600, by: 'account', shared: true },
  ],
  /**
   * Calls that send a mail to a typed address. No rule counts the account alone: an attacker who knows an address could exhaust it. How
   * many mails an address gets is limited by domains/accounts/auth/recent-links.ts.
   */
  mail: [
    { points: 10, seconds: 600, by: 'address', shared: true },
    { points: 5, seconds: 3600, by: 'account-address', shared: true, perCall: true },
  ],
  /**
   * Calls that check the password of a link: few by address; by link few from one address, and more from all together. What had the right
   * password does not count against the link.
   */
  sharePassword: [
    { points: 30, seconds: 60, by: 'address', shared: true },
    { points: 10, seconds: 900, by: 'account-address', blockSeconds: 900, shared: true },
    { points: 50, seconds: 3600, by: 'account', shared: true },
  ],
  /** Uploads and exports. */
  heavy: [{ points: 60, seconds: 60, by: 'session' }],
} as const satisfies Record<string, readonly RateRule[]>;

export type RateClass = keyof typeof rateClasses;
