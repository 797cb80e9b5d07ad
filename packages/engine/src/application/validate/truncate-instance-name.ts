import { cutName } from '../edits/cut-name.ts';
import { maxInstanceName } from '../schema/index.ts';

/**
 * The name of a field instance cut to its first 25 characters (specification section 5: "Instance field name: truncated to 25
 * characters"). No error is shown.
 */
export function truncateInstanceName(name: string): string {
  return cutName(name, maxInstanceName);
}
