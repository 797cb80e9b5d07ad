import { searchAdminCompanies } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import type { ComboOption } from '../../ui/use-options.ts';

/** Companies that are shown at most; typing finds the others. */
const most = 30;

/** Companies whose name or kana contains what was typed. */
export async function findCompanies(keyword: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const body = { per_page: most, sort: 'name', ...(keyword === '' ? {} : { keyword }) } as const;
  const { items } = await api.call(searchAdminCompanies, { body, signal });
  return items.map(({ id, name }) => ({ value: String(id), text: name }));
}
