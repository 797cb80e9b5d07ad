import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';
import { waitWords } from '../errors/wait-words.ts';
import { addressKey } from './address-key.ts';

/** Tokens of one address that may fail within a minute before the database is no longer queried. */
export const mostFailedTokens = 60;
const windowMs = 60_000;
/** Maximum number of remembered addresses and valid tokens; beyond that the oldest entry is dropped. */
const remembered = 10_000;

/** Limits guesses of session tokens by address, before the database is queried. Counts in process memory. */
export interface FailedTokens {
  /**
   * Must be called before the session is looked up. A token that was valid before always passes, so a misbehaving program does not
   * log out other users behind the same address.
   * @throws {AppError} rate_limited when too many tokens of this address have failed
   */
  check(address: string, token: string): void;
  /** Records that the token belongs to an open session. */
  succeeded(token: string): void;
  failed(address: string, token: string): void;
}

interface Count {
  readonly since: number;
  readonly failures: number;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createFailedTokens(now: () => Date): FailedTokens {
  const counts = new Map<string, Count>();
  const good = new Set<string>();
  const countOf = (key: string): Count => {
    const at = now().getTime();
    const count = counts.get(key);
    return count !== undefined && at - count.since < windowMs ? count : { since: at, failures: 0 };
  };
  return {
    check(address, token) {
      const { since, failures } = countOf(addressKey(address));
      if (failures < mostFailedTokens || good.has(hash(token))) return;
      const seconds = Math.max(1, Math.ceil((since + windowMs - now().getTime()) / 1000));
      throw new AppError('rate_limited', { params: { wait: waitWords(seconds) }, retryAfter: seconds });
    },
    succeeded(token) {
      const key = hash(token);
      good.delete(key);
      good.add(key);
      dropOldest(good);
    },
    failed(address, token) {
      good.delete(hash(token));
      const key = addressKey(address);
      const { since, failures } = countOf(key);
      counts.delete(key);
      counts.set(key, { since, failures: failures + 1 });
      dropOldest(counts);
    },
  };
}

/** Maps and sets keep the order of insertion: the first key is the oldest. */
function dropOldest(entries: Map<string, unknown> | Set<string>): void {
  const [oldest] = entries.size > remembered ? entries.keys() : [];
  if (oldest !== undefined) entries.delete(oldest);
}
