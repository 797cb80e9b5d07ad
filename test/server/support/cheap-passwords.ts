import { createPasswords, type PasswordCosts } from '../../../packages/server/src/passwords/passwords.ts';

/** The least that Argon2 takes: tests hash many passwords and guard none. */
export const cheapCosts: PasswordCosts = { memoryKiB: 8, passes: 1, lanes: 1 };

export const cheapPasswords = createPasswords(cheapCosts);
