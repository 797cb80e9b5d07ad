import type { RateLimits } from '../../../packages/server/src/http/rate-limits.ts';

/** No limits: tests call far more often than people do. */
export const freeLimits: RateLimits = {
  check: async () => undefined,
  checkAccount: async () => ({ forgive: async () => undefined }),
};
