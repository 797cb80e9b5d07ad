import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateClasses, type RateClass, type RateRule } from '../contract/rate-classes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { waitWords } from '../errors/wait-words.ts';
import { addressKey } from './address-key.ts';

/** The caller, as far as known before the body is read. */
export interface RateCaller {
  /** IPv4 or IPv6. */
  readonly address: string;
  readonly session: string | undefined;
}

/** The account concerned: that of the session, or the one named in the body. */
export interface RateAccount {
  readonly key: string;
  readonly address: string;
  /** Whether the account comes from the body of the call instead of its session. */
  readonly isNamed: boolean;
  /** Whether this device or address logged in to the account before. Called only when the limit of the account is reached. */
  readonly isKnownPlace: () => Promise<boolean>;
}

/** What a call has consumed of the limits of an account. */
export interface RateReceipt {
  /** Gives it back: the password was correct, so the call was no guess. */
  forgive(): Promise<void>;
}

export interface RateLimits {
  /** Counts the call by the rules of its class for addresses and sessions. Throws rate_limited. */
  check(endpoint: Endpoint, caller: RateCaller): Promise<void>;
  /** Counts the call by the rules for accounts. Throws rate_limited. */
  checkAccount(endpoint: Endpoint, account: RateAccount | undefined): Promise<RateReceipt>;
}

/** Table of the counts shared by all processes; created by a migration. */
export const rateTable = 'rate_limits';

function classOf(endpoint: Endpoint): RateClass | undefined {
  if (endpoint.area === 'service') return undefined;
  if (endpoint.rate !== undefined) return endpoint.rate;
  return endpoint.access === 'public' || endpoint.access === 'token' ? 'open' : 'standard';
}

/** Keys would contain personal data and addresses: their hashes are sufficient for counting. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function rulesOf(endpoint: Endpoint): readonly RateRule[] {
  const name = classOf(endpoint);
  return name === undefined ? [] : rateClasses[name];
}

const isForAccounts = (rule: RateRule): boolean => rule.by === 'account' || rule.by === 'account-address';

function accountKey(rule: RateRule, { name }: Endpoint, { key, address }: RateAccount): string {
  const subject = rule.by === 'account' ? key : `${key} from ${addressKey(address)}`;
  return rule.perCall === true ? `${name} ${subject}` : subject;
}

/**
 * Rules marked `shared` (guesses of passwords, sending of mails) count over all processes if the database is PostgreSQL; the others,
 * which only keep one client from overloading a process, count in its memory and cost no query. If the shared table is unavailable,
 * process memory is used instead.
 */
export function createRateLimits(database: Pick<Database, 'dialect' | 'sequelize'>): RateLimits {
  const limiters = new Map<RateRule, RateLimiterAbstract>();
  for (const [name, rules] of Object.entries(rateClasses) as [RateClass, readonly RateRule[]][])
    rules.forEach((rule, at) => limiters.set(rule, createLimiter(`${name}${at}`, rule, database)));

  const consume = async (rule: RateRule, key: string): Promise<void> => {
    try {
      await limiters.get(rule)?.consume(hash(key));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw new AppError('rate_limited', { params: { wait: waitWords(seconds) }, retryAfter: seconds });
    }
  };
  /** Returns the key that was used: places known to the account have a count of their own, separate from the common one. */
  const consumeAccount = async (rule: RateRule, key: string, account: RateAccount): Promise<string> => {
    try {
      await consume(rule, key);
      return key;
    } catch (error) {
      if (rule.by !== 'account' || !(error instanceof AppError) || !(await account.isKnownPlace())) throw error;
      const known = `${key} from a known place`;
      await consume(rule, known);
      return known;
    }
  };
  return {
    async check(endpoint, { address, session }) {
      for (const rule of rulesOf(endpoint)) {
        if (isForAccounts(rule)) continue;
        await consume(rule, (rule.by === 'session' ? session : undefined) ?? addressKey(address));
      }
    },
    async checkAccount(endpoint, account) {
      const used: { readonly rule: RateRule; readonly key: string }[] = [];
      for (const rule of rulesOf(endpoint).filter(isForAccounts)) {
        if (account === undefined) break;
        used.push({ rule, key: await consumeAccount(rule, accountKey(rule, endpoint, account), account) });
      }
      return {
        async forgive() {
          for (const { rule, key } of used) await limiters.get(rule)?.reward(hash(key), 1);
        },
      };
    },
  };
}

function createLimiter(
  name: string,
  rule: RateRule,
  database: Pick<Database, 'dialect' | 'sequelize'>,
): RateLimiterAbstract {
  const options = {
    keyPrefix: name,
    points: rule.points,
    duration: rule.seconds,
    ...(rule.blockSeconds === undefined ? {} : { blockDuration: rule.blockSeconds }),
  };
  const memory = new RateLimiterMemory(options);
  if (rule.shared !== true || database.dialect !== 'postgres') return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.sequelize,
    storeType: 'sequelize',
    tableName: rateTable,
    tableCreated: true,
    inMemoryBlockOnConsumed: rule.points + 1,
    insuranceLimiter: memory,
  });
}
