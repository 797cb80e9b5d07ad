import { AppError } from '../../errors/app-error.ts';
import { checkJson } from './check-json.ts';

/** Maximum number of members of a query. */
const mostMembers = 200;

/** Members of a query string: text, or a list where a name is repeated or ends in `[]`. */
export function readQuery(text: string): Record<string, string | string[]> {
  const members = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > mostMembers) throw new AppError('bad_request');
    const isList = name.endsWith('[]');
    const key = isList ? name.slice(0, -2) : name;
    const before = members.get(key);
    if (before === undefined) members.set(key, isList ? [value] : value);
    else members.set(key, [...(Array.isArray(before) ? before : [before]), value]);
  }
  const query = Object.fromEntries(members);
  checkJson(query);
  return query;
}
