import type { Endpoint } from '../contract/endpoint.ts';
import type { Mounted } from './handler.ts';

/** Contract and handlers do not match: the server does not start. The message names every mismatch. */
export class HandlerMismatch extends Error {
  constructor(complaints: readonly string[]) {
    super(`The contract and the handlers do not fit:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'HandlerMismatch';
  }
}

/** Pairs every endpoint with its handler. Throws HandlerMismatch for an endpoint or handler without a counterpart, and for duplicates. */
export function matchHandlers(endpoints: readonly Endpoint[], mounted: readonly Mounted[]): readonly Mounted[] {
  const complaints: string[] = [];
  const byName = new Map<string, Mounted>();
  for (const each of mounted) {
    if (byName.has(each.endpoint.name)) complaints.push(`${each.endpoint.name} has more than one handler`);
    byName.set(each.endpoint.name, each);
  }
  const names = new Set<string>();
  const addresses = new Map<string, string>();
  for (const { name, method, path, aliases } of endpoints) {
    if (names.has(name)) complaints.push(`${name} is in the contract twice`);
    names.add(name);
    if (!byName.has(name)) complaints.push(`${name} (${method} ${path}) has no handler`);
    for (const address of [{ method, path }, ...(aliases ?? [])]) {
      const key = `${address.method} ${address.path.replace(/:\w+/g, ':')}`;
      const other = addresses.get(key);
      if (other !== undefined) complaints.push(`${name} and ${other} have the same address ${key}`);
      addresses.set(key, name);
    }
  }
  for (const name of byName.keys())
    if (!names.has(name)) complaints.push(`${name} has a handler but is not in the contract`);
  if (complaints.length > 0) throw new HandlerMismatch(complaints);
  return endpoints.flatMap(({ name }) => byName.get(name) ?? []);
}
