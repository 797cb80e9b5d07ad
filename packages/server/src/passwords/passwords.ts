import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Hashing costs of Argon2id; memory in KiB. The product uses `standardCosts`. */
export interface PasswordCosts {
  readonly memoryKiB: number;
  readonly passes: number;
  readonly lanes: number;
}

/** The second recommended option of OWASP's password storage cheat sheet: m=19456 (19 MiB), t=2, p=1. */
export const standardCosts: PasswordCosts = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/** Hashes and compares passwords. A service, so that tests can use lower costs. */
export interface Passwords {
  /** PHC string, salted. */
  hash(password: string): Promise<string>;
  /**
   * True when the password matches the hash. Without a hash (unknown account, account without a password) it takes as long and
   * returns false, so that the reply time does not reveal whether the account exists.
   */
  verify(hashed: string | null | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with other costs than the current ones. Then the login hashes the password again. */
  needsRehash(hashed: string): boolean;
}

export function createPasswords(costs: PasswordCosts = standardCosts): Passwords {
  const options = { memoryCost: costs.memoryKiB, timeCost: costs.passes, parallelism: costs.lanes };
  const make = (password: string): Promise<string> => hash(password.normalize('NFC'), options);
  /** Hash of a random password; computed at first use. */
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
