import { createHash } from 'node:crypto';
import type { Dialect } from '../../../packages/server/src/database/database.ts';
import { titleOf, type Route } from './calls.ts';

/**
 * The database on which a sweep tests a route whose result does not depend on the database: always the same for a route, half of the
 * routes on each.
 */
export function databaseOf(route: Route): Dialect {
  const [first = 0] = createHash('sha256').update(titleOf(route)).digest();
  return first % 2 === 0 ? 'sqlite' : 'postgres';
}
