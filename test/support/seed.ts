import { randomInt } from 'node:crypto';
import { Random } from '../fuzz/random.ts';

const given = process.env['SHORUI_TEST_SEED'];

/** The seed of all random choices of a run: `SHORUI_TEST_SEED`, or a new one, which is printed so that the run can be repeated. */
export const seed = given === undefined || given === '' ? randomInt(2 ** 31) : Number(given);
if (!Number.isInteger(seed)) throw new TypeError('SHORUI_TEST_SEED is a whole number.');
if (given === undefined || given === '') {
  process.stdout.write(`\n  Random tests repeat with SHORUI_TEST_SEED=${seed}\n`);
  process.env['SHORUI_TEST_SEED'] = String(seed);
}

/** Random choices of one test, independent of those of other tests. */
export function randomOf(name: string): Random {
  let hash = seed;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return new Random(hash);
}
