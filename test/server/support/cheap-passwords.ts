import { createPasswords, type PasswordCosts } from '../../../packages/server/src/passwords/passwords.ts';

/** The minimum costs of Argon2: tests hash many passwords and protect none. */
export const cheapCosts: PasswordCosts = { memoryKiB: 8, passes: 1, lanes: 1 };

export const cheapPasswords = createPasswords(cheapCosts);
