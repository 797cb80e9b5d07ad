import { linkAddress } from '../link-address.ts';
import type { FieldCode } from './field-code.ts';

/** Fields whose `\h` makes what they print lead to the bookmark they name. */
const references: ReadonlySet<string> = new Set(['REF', 'PAGEREF', 'NOTEREF']);

/** Where a field leads: a URI, or `#` and the name of a bookmark. */
export function fieldLink({ kind, words, switches }: FieldCode): string | undefined {
  const [first = ''] = words;
  if (kind === 'HYPERLINK') return linkAddress(first, switches.get('\\l')?.[0]);
  return references.has(kind) && first !== '' && switches.has('\\h') ? `#${first}` : undefined;
}
