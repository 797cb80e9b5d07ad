import type { Helper } from '../helper.ts';
import { barcodeHelpers } from './barcodes.ts';
import { compareHelpers } from './compare.ts';
import { contentHelpers } from './contents.ts';
import { counterHelpers } from './counters.ts';
import { dateHelpers } from './dates.ts';
import { numberHelpers } from './numbers.ts';
import { textHelpers } from './texts.ts';

/** Every function that tags may call. Nothing else can be called. */
export const helpers: ReadonlyMap<string, Helper> = new Map(
  [
    ...compareHelpers,
    ...numberHelpers,
    ...textHelpers,
    ...dateHelpers,
    ...counterHelpers,
    ...contentHelpers,
    ...barcodeHelpers,
  ].map((helper) => [helper.name, helper]),
);

/** The names of the helpers that templates may call. */
export const helperNames: ReadonlySet<string> = new Set(helpers.keys());

/** Helpers that a tag calls with nothing but their name. */
export const bareHelperNames: ReadonlySet<string> = new Set(
  [...helpers.values()].flatMap(({ name, minArgs }) => (minArgs === 0 ? [name] : [])),
);
