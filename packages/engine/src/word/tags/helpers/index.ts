import type { Helper } from '../helper.ts';
import { compareHelpers } from './compare.ts';
import { counterHelpers } from './counters.ts';
import { dateHelpers } from './dates.ts';
import { numberHelpers } from './numbers.ts';
import { textHelpers } from './texts.ts';

/** Every function that tags may call. Nothing else can be called. */
export const helpers: ReadonlyMap<string, Helper> = new Map(
  [...compareHelpers, ...numberHelpers, ...textHelpers, ...dateHelpers, ...counterHelpers].map((helper) => [
    helper.name,
    helper,
  ]),
);

export const helperNames: ReadonlySet<string> = new Set(helpers.keys());
