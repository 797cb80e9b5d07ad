import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** How much work a guess costs. Argon2id; memory in KiB. The product's own costs stand in `standardCosts`. */
export interface PasswordCosts {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** The second recommended option of OWASP's password storage cheat sheet: m=19456 (19 MiB), t=2, p=1. */
export const standardCosts: PasswordCosts = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/** Hashes and compares passwords. A service, so that tests pay less for each. */
export interface Passwords {
  /** PHC string, salted. */
  hash(password: string): Promise<string>;
  /**
   * True when the password belongs to the hash. Without a hash (unknown account, account without a password) it takes as long and
   * says no, so that the time of the answer does not tell who is known.
   */
  verify(hashed: string | null | undefined, password: string): Promise<boolean>;
  /** Was it made with other costs than today's? Then the login writes it anew. */
  needsRehash(hashed: string): boolean;
}

export function createPasswords(costs: PasswordCosts = standardCosts): Passwords {
  const options = { memoryCost: costs.memoryKiB, timeCost: costs.passes, parallelism: costs.lanes };
  const make = (password: string): Promise<string> => hash(password.normalize('NFC'), options);
  /** Of a password that nobody knows; made at the first need. */
  let decoy: Promise<string> | undefined;
  return {
    hash: make,
    async verify(hashed, password) {
      if (typeof hashed === 'string') return verify(hashed, password.normalize('NFC'));
      decoy ??= make(randomBytes(32).toString('base64url'));
      await verify(await decoy, password.normalize('NFC'));
      return false;
    },
    needsRehash(hashed) {
      const made = parseOptions(hashed);
      return made.memoryCost !== costs.memoryKiB || made.timeCost !== costs.passes || made.parallelism !== costs.lanes;
    },
  };
}
