import { listActiveUsers } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import type { ComboOption } from '../../ui/use-options.ts';

/** Members by what was typed of their name, kana or address. */
export async function findMembers(query: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const keyword = query.trim();
  const { items } = await api.call(listActiveUsers, {
    signal,
    query: { per_page: 20, ...(keyword === '' ? {} : { keyword }) },
  });
  return items.map(({ id, full_name }) => ({ value: String(id), text: full_name }));
}
