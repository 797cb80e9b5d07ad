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
import { addressKey } from './address-key.ts';

/** Who makes a call, as far as it is known before the body is read. */
export interface RateCaller {
  /** IPv4 or IPv6. */
  readonly address: string;
  readonly session: string | undefined;
}

/** The account that a call is about: that of the session, or the one that is named in the body. */
export interface RateAccount {
  readonly key: string;
  readonly address: string;
  /** By the body of the call, not by its session. */
  readonly isNamed: boolean;
  /** Did this device or address log in to the account before? Asked only when the count of the account is used up. */
  readonly isKnownPlace: () => Promise<boolean>;
}

/** What a call has used up of the limits of an account. */
export interface RateReceipt {
  /** Takes it back: the password was right, so the call was no guess. */
  forgive(): Promise<void>;
}

export interface RateLimits {
  /** Counts the call by the rules of its class for addresses and sessions. Throws rate_limited. */
  check(endpoint: Endpoint, caller: RateCaller): Promise<void>;
  /** Counts the call by the rules for accounts. Throws rate_limited. */
  checkAccount(endpoint: Endpoint, account: RateAccount | undefined): Promise<RateReceipt>;
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

function accountKey(rule: RateRule, { name }: Endpoint, { key, address }: RateAccount): string {
  const subject = rule.by === 'account' ? key : `${key} from ${addressKey(address)}`;
  return rule.perCall === true ? `${name} ${subject}` : subject;
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
  /** Returns the key that was used: places known to the account have a count of their own beside that of everybody. */
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
