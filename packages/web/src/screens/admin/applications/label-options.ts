import { applicationCategories, applicationTags } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import type { ComboOption } from '../../../ui/use-options.ts';

/** Options that are shown at most; typing finds the others. */
const most = 50;

const optionsOf = (named: readonly { readonly id: number; readonly name: string }[]): readonly ComboOption[] =>
  named.map(({ id, name }) => ({ value: String(id), text: name }));

const asked = (keyword: string) => ({ sort: 'name', per_page: most, ...(keyword === '' ? {} : { keyword }) }) as const;

/** Tags of applications whose name contains what was typed. */
export async function findTags(keyword: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  return optionsOf((await api.call(applicationTags.list, { query: asked(keyword), signal })).items);
}

/** Categories of applications whose name contains what was typed. */
export async function findCategories(keyword: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  return optionsOf((await api.call(applicationCategories.list, { query: asked(keyword), signal })).items);
}

/** The words of tags or categories that an application has already. */
export const knownOptions = optionsOf;
