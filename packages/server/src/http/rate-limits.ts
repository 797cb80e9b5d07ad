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

/** What a call is counted by. `account` is the user of the session, or the address that somebody types to log in. */
export interface RateSubject {
  readonly address: string;
  readonly session: string | undefined;
  readonly account: string | undefined;
}

export interface RateLimits {
  /** Counts the call by the rules of its class whose subject is known (those for accounts wait for `checkAccount`). Throws rate_limited. */
  check(endpoint: Endpoint, subject: RateSubject): Promise<void>;
  /** Counts by the rules for accounts, once it is known which one the call is about. */
  checkAccount(endpoint: Endpoint, account: string | undefined, address: string): Promise<void>;
  /** Takes the count of this call for the account back: it was no guess, the password was right. */
  forgive(endpoint: Endpoint, account: string | undefined, address: string): Promise<void>;
}

/** Table of the counts that all processes share; made by a migration. */
export const rateTable = 'rate_limits';

function classOf(endpoint: Endpoint): RateClass | undefined {
  if (endpoint.area === 'service') return undefined;
  if (endpoint.rate !== undefined) return endpoint.rate;
  return endpoint.access === 'public' || endpoint.access === 'token' ? 'open' : 'standard';
}

/** Keys hold addresses of people and machines: their hashes are enough to count by. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function rulesOf(endpoint: Endpoint): readonly RateRule[] {
  const name = classOf(endpoint);
  return name === undefined ? [] : rateClasses[name];
}

const isForAccounts = (rule: RateRule): boolean => rule.by === 'account' || rule.by === 'account-address';

function accountKey({ by }: RateRule, account: string, address: string): string {
  return by === 'account' ? account : `${account} from ${address}`;
}

/**
 * Rules marked `shared` (guessing of passwords, sending of mails) count over all processes where the database is PostgreSQL; the
 * others, which only keep one client from filling a process, count in its memory, so that they cost no query. When the shared
 * table cannot be reached, the memory of the process counts instead.
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
      throw new AppError('rate_limited', { params: { seconds }, retryAfter: seconds });
    }
  };
  return {
    async check(endpoint, subject) {
      for (const rule of rulesOf(endpoint)) {
        if (isForAccounts(rule)) continue;
        await consume(rule, rule.by === 'session' ? (subject.session ?? subject.address) : subject.address);
      }
    },
    async checkAccount(endpoint, account, address) {
      if (account === undefined) return;
      for (const rule of rulesOf(endpoint).filter(isForAccounts))
        await consume(rule, accountKey(rule, account, address));
    },
    async forgive(endpoint, account, address) {
      if (account === undefined) return;
      for (const rule of rulesOf(endpoint).filter(isForAccounts))
        await limiters.get(rule)?.reward(hash(accountKey(rule, account, address)), 1);
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
