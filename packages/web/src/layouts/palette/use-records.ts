import {
  listApplications,
  listGroups,
  listUsers,
  searchAdminCompanies,
  searchAdminUsers,
} from '@shorui/server/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { hrefOf } from '../../routes/screen-paths.ts';
import type { Command } from './commands.ts';

/** Records of each kind that are shown at most. */
const most = 5;
/** Milliseconds after the last key before the server is asked. */
const pauseMs = 200;

export interface RecordsOptions {
  readonly area: 'customer' | 'admin';
  readonly typed: string;
  /** Paths of lists that the person may open; others are not searched. */
  readonly lists: ReadonlySet<string>;
  readonly open: (href: string) => void;
}

type Found = Omit<Command, 'run' | 'words'> & { readonly href: string };

/** Records whose name contains what was typed, from the calls of the lists that the person may open. */
export function useRecords({ area, typed, lists, open }: RecordsOptions): {
  readonly records: readonly Command[];
  readonly isSearching: boolean;
} {
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    queryKey: ['palette', area, keyword],
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    meta: { handled: true },
    queryFn: async ({ signal }) =>
      area === 'admin' ? findForStaff(keyword, signal) : findForMember(keyword, lists, signal),
  });
  const found = keyword === '' || typed.trim() === '' ? [] : (query.data ?? []);
  return {
    records: found.map(({ href, ...record }) => ({ ...record, words: '', run: () => open(href) })),
    isSearching: typed.trim() !== keyword || query.isFetching,
  };
}

async function findForMember(
  keyword: string,
  lists: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const query = { keyword, per_page: most };
  const [members, groups] = await Promise.all([
    lists.has('/settings/user') ? api.call(listUsers, { query, signal }) : undefined,
    lists.has('/settings/group') ? api.call(listGroups, { query, signal }) : undefined,
  ]);
  return [
    ...(members?.items ?? []).map(({ id, full_name, email }): Found => {
      const href = hrefOf('/settings/user/edit/:id?', { id });
      return { id: `member:${id}`, group: 'members', label: full_name, hint: email, href };
    }),
    ...(groups?.items ?? []).map(({ id, name }): Found => {
      const href = hrefOf('/settings/group/edit/:id?', { id });
      return { id: `group:${id}`, group: 'groups', label: name, href };
    }),
  ];
}

async function findForStaff(keyword: string, signal: AbortSignal): Promise<readonly Found[]> {
  const asked = { keyword, per_page: most };
  const [applications, companies, users] = await Promise.all([
    api.call(listApplications, { query: asked, signal }),
    api.call(searchAdminCompanies, { body: asked, signal }),
    api.call(searchAdminUsers, { query: asked, signal }),
  ]);
  return [
    ...applications.items.map(({ id, name }): Found => {
      const href = hrefOf('/admin/applications/:id', { id });
      return { id: `application:${id}`, group: 'applications', label: name, href };
    }),
    ...companies.items.map(({ id, name }): Found => {
      return { id: `company:${id}`, group: 'companies', label: name, href: hrefOf('/admin/companies/:id', { id }) };
    }),
    ...users.items.map(({ id, full_name, email }): Found => {
      const href = hrefOf('/admin/users/:id', { id });
      return { id: `user:${id}`, group: 'users', label: full_name, hint: email, href };
    }),
  ];
}
