import { listApplications } from '@shorui/server/contract';
import { api } from '../../api/client.ts';
import type { ComboOption } from '../../ui/use-options.ts';

/** Applications that are shown at most; typing finds the others. */
const most = 30;

/** Applications whose name or description contains what was typed. */
export async function findApplications(keyword: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const query = { per_page: most, sort: 'name', ...(keyword === '' ? {} : { keyword }) } as const;
  const { items } = await api.call(listApplications, { query, signal });
  return items.map(({ id, name }) => ({ value: String(id), text: name }));
}
